/** The rulebook in the language of the visitor. */
import { settings } from '../lib/settings.svelte';

const BOOKS = {
  de: () => import('virtual:rulebook-de'),
  en: () => import('virtual:rulebook-en'),
  it: () => import('virtual:rulebook-it'),
  cs: () => import('virtual:rulebook-cs'),
  ja: () => import('virtual:rulebook-ja'),
};

export type Book = Record<string, { title: string; html: string; clauses: Record<string, string> }>;

export async function book(language: keyof typeof BOOKS = settings.language): Promise<Book> {
  return (await BOOKS[language]()).default;
}

/** The page on which a rule stands. */
export function pageOf(clause: string): string {
  const first = clause.split('.')[0] ?? '';
  return first === 'ruling' ? 'rulings' : first;
}
