import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, plainText, readGuide, typedTo } from './read-guide.ts';

const GUIDE =
  '### 두부찌개 이렇게 즐겨요\n\n국물은 남겨요.\n\n#### 먹는 양\n\n- 밥은 덜어요.\n\n> 상담하세요.';

describe('the lines of a guide', () => {
  it('are its title, words, headings, bullets and caution', () => {
    expect(readGuide(GUIDE)).toEqual([
      { kind: 'title', text: '두부찌개 이렇게 즐겨요' },
      { kind: 'text', text: '국물은 남겨요.' },
      { kind: 'heading', text: '먹는 양' },
      { kind: 'bullet', text: '밥은 덜어요.' },
      { kind: 'caution', text: '상담하세요.' },
    ]);
  });

  it('keep HTML and links as the text they are', () => {
    const text = '<img src=x onerror=alert(1)> [여기](javascript:alert(1))';
    expect(readGuide(text)).toEqual([{ kind: 'text', text }]);
  });

  it('appear one character at a time, whole characters only', () => {
    const lines = readGuide('가🍚나\n\n- 다');
    expect(lengthOf(lines)).toBe(4);
    expect(typedTo(lines, 2)).toEqual([
      { kind: 'text', text: '가🍚', rest: '나' },
      { kind: 'bullet', text: '', rest: '다' },
    ]);
    expect(typedTo(lines, 4)).toEqual(lines.map((line) => ({ ...line, rest: '' })));
  });

  it('never show more or less than asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (markdown, count) => {
        const lines = readGuide(markdown);
        const typed = typedTo(lines, count);
        expect(lengthOf(typed)).toBe(Math.min(count, lengthOf(lines)));
        expect(typed.map(({ text, rest }) => text + rest)).toEqual(lines.map(({ text }) => text));
      }),
    );
  });

  it('are plain text when copied', () => {
    expect(plainText(readGuide(GUIDE))).toBe(
      '두부찌개 이렇게 즐겨요\n국물은 남겨요.\n\n먹는 양\n- 밥은 덜어요.\n상담하세요.',
    );
  });
});
