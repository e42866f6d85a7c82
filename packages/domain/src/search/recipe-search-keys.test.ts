import { describe, expect, it } from 'vitest';
import { keystrokes } from '../hangul/keystrokes.ts';
import { aLine, aRecipe, aTaxonomy } from '../testing/builders.ts';
import { recipeSearchKeys } from './recipe-search-keys.ts';
import { readQuery } from './search-query.ts';
import { titleAliases } from './title-aliases.ts';

const FOODS = aTaxonomy([
  { id: 'egg', ko: '달걀', synonyms: ['계란', '구운 계란', '계란말이', '알'] },
  { id: 'tofu', ko: '두부' },
  { id: 'kimchi_stew', ko: '김치찌개', kind: 'dish', synonyms: ['김치국'] },
]);

describe('what a recipe is searched by', () => {
  const keys = recipeSearchKeys(
    FOODS,
    aRecipe({ title: '두부 된장-찌개!', ingredients: [aLine('tofu', '손두부')], tags: ['soupy'] }),
  );

  it('is its title without spaces and signs, word by word and by initials', () => {
    expect(keys).toMatchObject({
      plain: '두부된장찌개',
      keys: 'enqnehlswkdWlro',
      words: ' enqn ehlswkd Wlro ',
      initials: 'eqewWr',
      length: 6,
    });
  });

  it('is what is in it, and its tags, in lower case', () => {
    for (const name of ['손두부', '국물요리']) {
      expect(keys.extras).toContain(` ${keystrokes(name).toLowerCase()} `);
      expect(keys.haystack).toContain(keys.extras);
    }
  });

  it('is sesame by its short name, however its line is written', () => {
    const foods = aTaxonomy([{ id: 'sesame', ko: '참깨', synonyms: ['통깨'] }]);
    const { extras } = recipeSearchKeys(foods, aRecipe({ ingredients: [aLine('sesame', '통깨')] }));
    expect(extras).toContain(` ${keystrokes('깨').toLowerCase()} `);
  });
});

describe('the other names of a dish', () => {
  it('are aliases as written, before those of the foods in its title', () => {
    const keys = recipeSearchKeys(FOODS, aRecipe({ title: '달걀찜', names: ['달걀찜', '뚝배기 계란'] }));
    expect(keys.aliases).toBe(` ${keystrokes('뚝배기계란')} ${keystrokes('계란찜')} `);
    expect(keys.haystack).toContain(keys.aliases.toLowerCase());
  });

  it('are told from those of the foods in its title, which may name another dish', () => {
    const { marks } = recipeSearchKeys(FOODS, aRecipe({ title: '달걀찜', names: ['뚝배기 계란'] }));
    expect(marks).toContain(readQuery('뚝배기 계란')?.nameMark);
    expect(marks).not.toContain(readQuery('계란찜')?.nameMark);
  });
});

describe('other names of a title', () => {
  it('are those of the foods in it, without their forms', () => {
    expect(titleAliases(FOODS, '달걀찜')).toEqual(['계란찜']);
    expect(titleAliases(FOODS, '새우 계란말이')).toContain('새우달걀말이');
    expect(titleAliases(FOODS, '구운 계란')).toContain('구운달걀');
  });

  it('have room for every food in it, however many names one of them has', () => {
    const many = aTaxonomy([
      { id: 'pork', ko: '돼지고기', synonyms: Array.from({ length: 30 }, (_, at) => `돼지살${at}`) },
      { id: 'chive', ko: '부추', synonyms: ['정구지'] },
    ]);
    expect(titleAliases(many, '돼지고기 부추무침')).toContain('돼지고기정구지무침');
  });

  it('are none that say what a food is sold for', () => {
    const pork = aTaxonomy([{ id: 'pork', ko: '돼지고기', synonyms: ['돈육', '카레용 돼지'] }]);
    expect(titleAliases(pork, '돼지고기찜')).toEqual(['돈육찜']);
  });

  it('are no mixes for other cakes', () => {
    const mix = aTaxonomy([{ id: 'mix', ko: '핫케이크가루', synonyms: ['팬케이크', '팬케익', '호떡믹스'] }]);
    expect(titleAliases(mix, '바나나 팬케이크')).toEqual(['바나나팬케익']);
  });

  it('are other spellings of a dish', () => {
    const dishes = aTaxonomy([{ id: 'cutlet', ko: '돈가스', kind: 'dish', synonyms: ['돈까스', '커틀릿'] }]);
    expect(titleAliases(dishes, '치즈 돈가스')).toEqual(['치즈돈까스']);
  });

  it('are none where no food is named, or a dish', () => {
    expect(titleAliases(FOODS, '오늘의 요리')).toEqual([]);
    expect(titleAliases(FOODS, '김치찌개')).toEqual([]);
  });
});

describe('a searched text', () => {
  it('is nothing without a letter or a digit', () => {
    expect(['', '  ', '!?', '%'].map(readQuery)).toEqual([null, null, null, null]);
  });

  it('is read as Korean when typed in English mode, with the shift lock too', () => {
    expect(readQuery('enqn')?.plain).toBe('두부');
    expect(readQuery('ENQN')?.plain).toBe('두부');
  });

  it.each(['두부조림 레시피', '두부조림만드는법', '두부조림 끓이는 방법 ', '두부조림 만들기'])(
    'is of a dish, not of the asking: %s',
    (text) => expect(readQuery(text)?.plain).toBe('두부조림'),
  );

  it('keeps words that only look like asking', () => {
    expect(['레시피', '미리 만들기'].map((text) => readQuery(text)?.plain)).toEqual(['레시피', '미리만들기']);
  });

  it('tells initial consonants from syllables', () => {
    expect(readQuery('ㄷㅈㄱ')).toMatchObject({ initials: 'ewr', mixed: null, slips: null });
    expect(readQuery('두ㅂ')).toMatchObject({
      initials: null,
      mixed: { initials: 'eq', syllable: '두', pattern: '두[바-빟]' },
    });
    expect(readQuery('두부')).toMatchObject({ initials: null, mixed: null });
    expect(readQuery('ㄱㅅ')?.initials).toBe(readQuery('ㄳ')?.initials);
  });
});
