import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJamo } from './hangul-syllable.ts';
import { initialKeystrokes, keystrokes, typeHangul } from './keystrokes.ts';

const syllables = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 12 })
  .map((codes) => String.fromCodePoint(...codes));

describe('keystrokes', () => {
  it.each([
    ['두부', 'enqn'],
    ['된장', 'ehlswkd'],
    ['떡볶이', 'EjrqhRdl'],
    ['닭', 'ekfr'],
    ['값', 'rkqt'],
    ['와플', 'dhkvmf'],
    ['꽤', 'Rho'],
    ['ㄷㅂ', 'eq'],
    ['ㄳ', 'rt'],
    ['LA갈비 2인분', 'larkfql 2dlsqns'],
  ])('of %s are %s', (text, keys) => {
    expect(keystrokes(text)).toBe(keys);
  });

  it('are the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(keystrokes(text.normalize('NFD'))).toBe(keystrokes(text));
      }),
    );
  });

  it('of two texts together are those of each', () => {
    fc.assert(
      fc.property(syllables, syllables, (first, second) => {
        expect(keystrokes(first + second)).toBe(keystrokes(first) + keystrokes(second));
      }),
    );
  });

  it('typed again write the same syllables', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(typeHangul(keystrokes(text))).toBe(text);
      }),
    );
  });

  it('of a half-typed text begin those of the whole', () => {
    fc.assert(
      fc.property(syllables, fc.nat(40), (text, count) => {
        const half = typeHangul(keystrokes(text).slice(0, count));
        expect(keystrokes(text).startsWith(keystrokes(half))).toBe(true);
      }),
    );
  });

  it('leave nothing of Hangul', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(keystrokes(text)).toMatch(/^[a-zQWERTOP]*$/);
      }),
    );
  });
});

describe('typing on the wrong keyboard', () => {
  it.each([
    ['enqn', '두부'],
    ['Ejrqhrdl', '떡복이'],
    ['rkqtdl', '값이'],
    ['rkqtk', '갑사'],
    ['ekfr', '닭'],
    ['ekfrk', '달가'],
    ['ehl', '되'],
    ['en q', '두 ㅂ'],
    ['kk', 'ㅏㅏ'],
    ['3qns', '3분'],
  ])('%s means %s', (keys, text) => {
    expect(typeHangul(keys)).toBe(text);
  });
});

describe('initials', () => {
  it.each([
    ['된장국', 'ewr'],
    ['떡볶이', 'Eqd'],
    ['ㄷㅈ', 'ew'],
    ['LA갈비', 'LArq'.toLowerCase()],
  ])('of %s are %s', (text, keys) => {
    expect(initialKeystrokes(text)).toBe(keys);
  });

  it('are one key for every syllable', () => {
    fc.assert(
      fc.property(syllables, (text) => {
        expect(initialKeystrokes(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('jamo', () => {
  it('keep compounds whole', () => {
    expect(toJamo('된장 닭')).toBe('ㄷㅚㄴㅈㅏㅇ ㄷㅏㄺ');
  });

  it('tell every two texts of syllables apart', () => {
    fc.assert(
      fc.property(syllables, syllables, (first, second) => {
        expect(keystrokes(first) === keystrokes(second)).toBe(first === second);
      }),
    );
  });
});
