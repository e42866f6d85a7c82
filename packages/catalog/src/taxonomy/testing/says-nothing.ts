import type { Taxonomy } from '@kkini/domain';

/** Whether a visitor's text is a no, or ends in one, and therefore may exclude nothing. */
export function saysNothing({ source }: Taxonomy, text: string): boolean {
  const said = text.normalize('NFKC').trim().toLowerCase();
  return source.visitorWords.nothing.some((no) => said === no || (/\p{L}/u.test(no) && said.endsWith(no)));
}
