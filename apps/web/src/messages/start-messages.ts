import { startKo } from './ko/start.ts';
import type { StartMessages } from './ko.ts';
import type { Locale } from './locale.ts';

/** Loads the texts of the first page in one locale. Korean, which nearly all visitors read, is part of its script. */
export async function loadStartMessages(locale: Locale): Promise<StartMessages> {
  return locale === 'en' ? (await import('./en/start.ts')).startEn : startKo;
}
