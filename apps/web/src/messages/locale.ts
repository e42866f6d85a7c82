import type { Messages } from './ko.ts';

export const LOCALES = ['ko', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages by their own names, the same in every locale. */
export const LOCALE_NAMES = { ko: '한국어', en: 'English' } as const satisfies Record<Locale, string>;

const LOADED = new Map<Locale, Messages>();

/** Loads the whole catalogue of one locale. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = locale === 'en' ? (await import('./en.ts')).en : (await import('./ko.ts')).ko;
  LOADED.set(locale, messages);
  return messages;
}

/** All texts of a locale if they are loaded, so that a screen can render without waiting. */
export function messagesAtHand(locale: Locale): Messages | null {
  return LOADED.get(locale) ?? null;
}

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
