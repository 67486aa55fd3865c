/** Which happenings make a line of the log. */
import type { Happening } from './types';

/** These only repeat what another line says: a turn ends where the next begins. */
const SILENT = new Set<Happening['what']>(['card-spent', 'will-miss', 'turn-ended']);

export const isTold = (happening: Happening): boolean => !SILENT.has(happening.what);
