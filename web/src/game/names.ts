/** What the players of a table are called. */
import { t } from '../lib/words.svelte';

/** A bot without a name goes by its level; where nothing is known, the name is empty. */
export function nameOf(name: string, level: string | null | undefined): string {
  return name || (level ? t(`web-bot-${level}`) : '');
}

/** All names by seat; of those who would be called the same, the later ones are counted. */
export function namesOf(seats: string[], levels: (string | null | undefined)[]): string[] {
  const names: string[] = [];
  for (const [seat, given] of seats.entries()) {
    const name = nameOf(given, levels[seat]);
    const same = names.filter((other) => name !== '' && (other === name || other.startsWith(`${name} `))).length;
    names.push(same === 0 ? name : `${name} ${same + 1}`);
  }
  return names;
}
