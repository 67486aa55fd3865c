/** What the players of a table are called. */
import { words } from '../lib/words.svelte';

/** A bot without a name goes by its level, if that is one of ours; where nothing is known, the name is empty. */
export function nameOf(name: string, level: string | null | undefined): string {
  const key = `web-bot-${level}`;
  return level && !name.trim() && words.has(key) ? words.text(key) : name;
}

/**
 * All names by seat; of those who would be called the same, the later ones are counted. A number that
 * somebody has typed himself is his: "Ada 2" is no namesake of "Ada".
 */
export function namesOf(seats: string[], levels: (string | null | undefined)[]): string[] {
  const given = seats.map((name, seat) => nameOf(name, levels[seat]));
  const names: string[] = [];
  for (const name of given) {
    let called = name;
    for (let count = 2; name !== '' && names.includes(name) && taken(called); count += 1) called = `${name} ${count}`;
    names.push(called);
  }
  return names;

  function taken(name: string): boolean {
    return given.includes(name) || names.includes(name);
  }
}
