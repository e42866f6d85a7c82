import { searchableWords } from './searchable-text.ts';

/** The words of a text in Latin letters without accents: jalapeño is jalapeno. */
export function latinWords(text: string): readonly string[] {
  return searchableWords(text.normalize('NFD').replace(/\p{Diacritic}/gu, ''));
}

/** The words joined together. */
export function latinText(text: string): string {
  return latinWords(text).join('');
}
