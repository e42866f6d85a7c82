import { describe, expect, it } from 'vitest';
import { EXCLUDABLE_FOODS } from '../../vocabulary/foods/excludable-foods.ts';
import { searchFoods } from './search-foods.ts';

const search = (text: string) => searchFoods(EXCLUDABLE_FOODS, text).map((food) => food.ko);

describe('searchFoods', () => {
  it('matches the beginning of a name up to two characters', () => {
    expect(search('새')).toEqual(['새우', '바지락']);
    expect(search('대두')).toEqual(['콩(대두)']);
    expect(search('파인')).toEqual(['파인애플']);
    expect(search('구마')).toEqual([]);
  });

  it('matches anywhere in a name from three characters on', () => {
    expect(search('인애플')).toEqual(['파인애플']);
    expect(search('고등어')).toEqual(['고등어']);
  });

  it('finds a food by its synonyms', () => {
    expect(search('계란')).toEqual(['달걀']);
    expect(search('참다래')).toEqual(['키위']);
    expect(search('밀가루')).toEqual(['밀(밀가루)', '메밀']);
    expect(search('스팸')).toEqual(['햄·소시지']);
  });

  it('finds a food by its English name', () => {
    expect(search('cla')).toEqual(['바지락', '조개류']);
    expect(search('Peanut')).toEqual(['땅콩']);
  });

  it('matches one initial consonant by the first syllable of the label', () => {
    expect(search('ㅋ')).toEqual(['콩(대두)', '캐슈넛', '키위']);
    expect(search('ㄴ')).toEqual(['낙지']);
  });

  it('matches one initial consonant by a synonym where no label begins with it', () => {
    expect(search('ㄹ')).toContain('양고기');
    expect(search('ㄹ')).not.toContain('오이');
    const latin = [{ id: 'a', ko: 'a', en: '라', names: [] }];
    expect(searchFoods(latin, 'ㄹ')).toEqual(latin);
  });

  it('does not take a doubled consonant for a single one', () => {
    expect(search('ㄸ')).toContain('땅콩');
    expect(search('ㄷ')).not.toContain('땅콩');
  });

  it('lists each food once and leaves the list unchanged', () => {
    const twice = [...EXCLUDABLE_FOODS, ...EXCLUDABLE_FOODS];
    expect(searchFoods(twice, '굴').map((food) => food.id)).toEqual(['oyster']);
    expect(EXCLUDABLE_FOODS).toHaveLength(80);
  });

  it('ignores spaces and letter case', () => {
    expect(search(' 참 치 ')).toEqual(['참치']);
    expect(search('   ')).toEqual([]);
  });
});
