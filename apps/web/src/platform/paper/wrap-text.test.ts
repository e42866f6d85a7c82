import { describe, expect, it } from 'vitest';
import { SOFT_BREAK, wrapText } from './wrap-text.ts';

const upTo = (signs: number) => (text: string) => [...text].length <= signs;

describe('wrapping a text', () => {
  it('breaks between words', () => {
    expect(wrapText('두부 된장찌개와 현미밥', { maxLines: 3, fits: upTo(8) })).toEqual([
      '두부 된장찌개와',
      '현미밥',
    ]);
  });

  it('keeps the words around a no-break space together where they fit', () => {
    const [text, tied] = ['각자 요리\u00a01과\u00a01/2인분', '요리 1과 1/2인분'];
    expect(wrapText(text, { maxLines: 3, fits: upTo(12) })).toEqual(['각자', tied]);
    expect(wrapText(text, { maxLines: 3, fits: upTo(6) })).toEqual(['각자 요리', '1과', '1/2인분']);
  });

  it('breaks a word only where it is longer than a line', () => {
    expect(wrapText('오버나이트오트밀 한 그릇', { maxLines: 3, fits: upTo(5) })).toEqual([
      '오버나이트',
      '오트밀 한',
      '그릇',
    ]);
  });

  it('breaks such a word after a hyphen where it has one', () => {
    expect(wrapText('Chamchi-jjigae, stew', { maxLines: 3, fits: upTo(12) })).toEqual([
      'Chamchi-',
      'jjigae, stew',
    ]);
  });

  it('breaks such a word at a soft break before a sign, and prints none', () => {
    const title = `소고기배추${SOFT_BREAK}된장국`;
    expect(wrapText(title, { maxLines: 3, fits: upTo(7) })).toEqual(['소고기배추', '된장국']);
    expect(wrapText(title, { maxLines: 3, fits: upTo(8) })).toEqual(['소고기배추된장국']);
  });

  it('says on the last line that there is more', () => {
    expect(wrapText('돼지 목살 소금구이와 구운 버섯', { maxLines: 2, fits: upTo(6) })).toEqual([
      '돼지 목살',
      '소금구이와…',
    ]);
  });

  it('has no line for no words', () => {
    expect(wrapText('  ', { maxLines: 2, fits: upTo(6) })).toEqual([]);
  });
});
