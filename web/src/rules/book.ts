/** The rulebook in the language of the visitor, or else in English. */
import { settings } from '../lib/settings.svelte';

const BOOKS = {
  en: () => import('virtual:rulebook-en'),
  de: () => import('virtual:rulebook-de'),
};

export interface Book {
  /** The language that it is in. */
  lang: string;
  pages: Record<string, { title: string; html: string; clauses: Record<string, string> }>;
}

export async function book(language: string = settings.language): Promise<Book> {
  const lang = language === 'de' ? 'de' : 'en';
  return { lang, pages: (await BOOKS[lang]()).default };
}

/** The page on which a rule stands. */
export function pageOf(clause: string): string {
  const first = clause.split('.')[0] ?? '';
  return first === 'ruling' ? 'rulings' : first;
}
