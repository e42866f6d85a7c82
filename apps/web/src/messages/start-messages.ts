import { startKo } from './ko/start.ts';
import type { StartMessages } from './ko.ts';
import type { Locale } from './locale.ts';

/** Loads what the first page says in one locale; Korean, which nearly everybody reads, is part of its script. */
export async function loadStartMessages(locale: Locale): Promise<StartMessages> {
  return locale === 'en' ? (await import('./en/start.ts')).startEn : startKo;
}
