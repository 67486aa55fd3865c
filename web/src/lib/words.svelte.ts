/** Every sentence of the page, from the Fluent files that the whole project shares. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:locale/de'),
  en: () => import('virtual:locale/en'),
  it: () => import('virtual:locale/it'),
  cs: () => import('virtual:locale/cs'),
  ja: () => import('virtual:locale/ja'),
};

export type Values = Record<string, FluentVariable>;

async function load(language: Language): Promise<FluentBundle> {
  // The invisible marks around values would break lines and searches; all our languages run one way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await TEXTS[language]()).default));
  return bundle;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #english: FluentBundle | null = null;
  #known = new Map<Language, Promise<FluentBundle>>();
  // Every language groups from four digits on, as in the other programs of the project.
  #numbers = $derived(new Intl.NumberFormat(settings.language, { useGrouping: 'always' }));
  #list = $derived(new Intl.ListFormat(settings.language, { type: 'conjunction' }));

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    const read = (one: Language) => {
      const known = this.#known.get(one) ?? load(one);
      this.#known.set(one, known);
      return known;
    };
    const bundle = await read(language);
    // A sentence that a language still lacks is shown in English rather than not at all.
    this.#english = language === 'en' ? null : await read('en');
    settings.language = language;
    settings.keep();
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  has(key: string): boolean {
    return (this.#bundle?.hasMessage(key) || this.#english?.hasMessage(key)) ?? false;
  }

  /** The text of a key; one that is missing is shown as `⟨key⟩`, so that the gap is seen. */
  text(key: string, values: Values = {}): string {
    for (const bundle of [this.#bundle, this.#english]) {
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
    }
    return `⟨${key}⟩`;
  }

  number(n: number): string {
    return this.#numbers.format(n).replace('-', '−');
  }

  list(things: string[]): string {
    return this.#list.format(things);
  }
}

export const words = new Words();

/** The text of a key. */
export function t(key: string, values?: Values): string {
  return words.text(key, values);
}
