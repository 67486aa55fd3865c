/** What a person has chosen for this device; kept in the browser. */

export const LANGUAGES = ['de', 'en', 'it', 'cs', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'none';

interface Choices {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  /** Ask once more before a move is made. */
  confirm: boolean;
  /** The name that was asked for once. */
  name: string;
}

const KEY = 'aufachse';

function ofBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((own) => own === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? 'en';
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(true);
  pace = $state<Pace>('normal');
  confirm = $state(false);
  name = $state('');

  constructor() {
    const old = kept();
    const known = LANGUAGES.find((l) => l === old.language);
    this.language = known ?? ofBrowser();
    this.theme = old.theme ?? 'system';
    this.sound = old.sound ?? true;
    this.pace = old.pace ?? 'normal';
    this.confirm = old.confirm ?? false;
    this.name = old.name ?? '';
  }

  /** Keeps what is chosen now. A browser that refuses to keep anything is no fault. */
  keep(): void {
    const { language, theme, sound, pace, confirm, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, pace, confirm, name }));
    } catch {
      // Private windows may have no storage; the choices then hold until the page is closed.
    }
  }
}

export const settings = new Settings();

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Puts the chosen theme on the page, and follows the system where that is chosen. */
export function wearTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
night.addEventListener('change', wearTheme);

/** How long something that takes `ms` at a normal pace takes now; nothing without motion. */
export function duration(ms: number): number {
  if (still.matches || settings.pace === 'none') return 0;
  return ms * { slow: 1.6, normal: 1, fast: 0.45 }[settings.pace];
}
