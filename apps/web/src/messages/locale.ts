import type { Messages, StartMessages } from './ko.ts';

export const LOCALES = ['ko', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A language's own name is the same in every locale. */
export const LOCALE_NAMES = { ko: '한국어', en: 'English' } as const satisfies Record<Locale, string>;

/** Loads what the first page says in one locale. */
export async function loadStartMessages(locale: Locale): Promise<StartMessages> {
  return locale === 'en' ? (await import('./en/start.ts')).startEn : (await import('./ko/start.ts')).startKo;
}

/** Loads the whole catalogue of one locale; the other one stays on the server. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'en' ? (await import('./en.ts')).en : (await import('./ko.ts')).ko;
}

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
