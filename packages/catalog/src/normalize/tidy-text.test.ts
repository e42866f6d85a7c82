import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './testing/any-text.ts';
import { stripEdges, stripEnd, stripStart, tidyText } from './tidy-text.ts';

describe('tidyText', () => {
  it.each([
    ['writes vulgar fractions in figures', '½개', '1/2개'],
    ['keeps the whole number before a fraction apart', '1½컵', '1 1/2컵'],
    ['reads two thirds', '물 ⅔컵', '물 2/3컵'],
    [
      'turns break tags into line breaks',
      '두부 1모<br>파 1대<br />물<BR/>소금',
      '두부 1모\n파 1대\n물\n소금',
    ],
    ['drops other tags', '<b>두부</b> 1모', '두부 1모'],
    ['decodes entities', '소금&nbsp;약간 &amp; 후추', '소금 약간 & 후추'],
    ['keeps a less-than sign', '기름 < 5g', '기름 < 5g'],
    ['narrows full-width characters', '양파（３０ｇ），무：１０ｇ', '양파(30g),무:10g'],
    ['spells out unit characters', '물 200㎖, 밀가루 1㎏', '물 200ml, 밀가루 1kg'],
    ['squeezes blanks of all kinds', '대파\u00A0\u3000 10g\t  무', '대파 10g 무'],
    ['squeezes empty lines', '두부\r\n\r\n \n파', '두부\n파'],
    ['drops invisible characters', '\uFEFF두\u200B부\u0007', '두부'],
    ['writes one kind of middle dot', '소금ㆍ후추・설탕‧깨', '소금·후추·설탕·깨'],
    ['writes numbers in discs, brackets and on keys as circles', '❶쌀 ⑵콩 3️⃣팥', '①쌀 ②콩 ③팥'],
    ['keeps a footnote apart from the amount', '알룰로스① 10g', '알룰로스① 10g'],
    ['drops raised footnotes, not powers', '소금¹ 3g, 두부 5cm²', '소금 3g, 두부 5cm2'],
    ['keeps a fraction of raised and lowered figures', '물 ¹⁄₂컵', '물 1/2컵'],
    ['trims', '  두부 1모 \n', '두부 1모'],
  ])('%s', (_what, text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
  });

  it('changes nothing of a tidy text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '두',
            '부',
            '½',
            '１',
            ' ',
            '\n',
            '(',
            'ㆍ',
            '\u00A0',
            'g',
            '①',
            '❶',
            '²',
            '\u20E3',
            '1',
          ),
        }),
        (text) => {
          const tidy = tidyText(text);
          expect(tidyText(tidy)).toBe(tidy);
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(typeof tidyText(text)).toBe('string');
      }),
    );
  });
});

describe('stripEdges', () => {
  it('takes characters off both ends, never from the middle', () => {
    expect(stripEdges('..파·마늘,.', '.,')).toBe('파·마늘');
    expect(stripStart('- - 파 -', ' -')).toBe('파 -');
    expect(stripEnd('- 파 - ', ' -')).toBe('- 파');
  });

  it('leaves nothing of a text made of edges', () => {
    expect(stripEdges('....', '.')).toBe('');
    expect(stripEdges('', '.')).toBe('');
  });
});
