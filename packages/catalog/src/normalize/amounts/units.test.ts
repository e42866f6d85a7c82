import { describe, expect, it } from 'vitest';
import { readUnit, UNIT_SPELLINGS } from './units.ts';

describe('readUnit', () => {
  it.each([
    ['g', { kind: 'mass', grams: 1 }],
    ['G', { kind: 'mass', grams: 1 }],
    ['Kg', { kind: 'mass', grams: 1000 }],
    ['그램', { kind: 'mass', grams: 1 }],
    ['oz', { kind: 'mass', grams: 28.35 }],
    ['ml', { kind: 'volume', millilitres: 1 }],
    ['cc', { kind: 'volume', millilitres: 1 }],
    ['리터', { kind: 'volume', millilitres: 1000 }],
    ['L', { kind: 'volume', millilitres: 1000 }],
    ['dl', { kind: 'volume', millilitres: 100 }],
  ])('reads %s as a measure', (text, unit) => {
    expect(readUnit(text)).toEqual(unit);
  });

  it.each([
    ['T', '큰술'],
    ['Ts', '큰술'],
    ['밥숟가락', '큰술'],
    ['스푼', '큰술'],
    ['t', '작은술'],
    ['ts', '작은술'],
    ['티스푼', '작은술'],
    ['C', '컵'],
    ['cup', '컵'],
    ['게', '개'],
    ['매', '장'],
    ['봉', '봉지'],
    ['웅큼', '줌'],
    ['그릇', '공기'],
    ['모', '모'],
  ])('reads %s as a household unit', (text, name) => {
    expect(readUnit(text)).toEqual({ kind: 'household', name });
  });

  it.each([['가지'], [''], ['kcal']])('says that %j is no unit', (text) => {
    expect(readUnit(text)).toBeNull();
  });

  it('reads every spelling it lists, the longest first', () => {
    expect(UNIT_SPELLINGS.filter((spelling) => readUnit(spelling) === null)).toEqual([]);
    const lengths = UNIT_SPELLINGS.map((spelling) => spelling.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });

  it('lists no spelling of two meanings', () => {
    expect(new Set(UNIT_SPELLINGS).size).toBe(UNIT_SPELLINGS.length);
  });
});
