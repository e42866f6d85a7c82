import { type Exclusion, resolveExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const spoken = (text: string) => resolveExclusion(taxonomy, text).map(spell).join(' ');

function spell(exclusion: Exclusion): string {
  if (exclusion.kind === 'known') return exclusion.id;
  if (exclusion.kind === 'ambiguous') return exclusion.ids.join('|');
  return `${exclusion.wholeWordOnly ? 'word' : 'text'}:${exclusion.text}`;
}

describe('resolveExclusion', () => {
  it.each([
    ['새우', 'shrimp'],
    ['생굴', 'raw_oyster'],
    ['라면', 'ramyeon'],
    ['돈까스', 'donkatsu'],
    ['갑각류', 'crustacean'],
    ['Peanut Butter', 'peanut_butter'],
    ['eggs', 'egg'],
    ['fish_cake', 'fish_cake'],
    ['chicken_egg', 'chicken_egg'],
  ])('takes "%s" for %s', (text, id) => {
    expect(spoken(text)).toBe(id);
  });

  it('reads every chip by its key and its label, and every suggested food by its label', () => {
    const { quickChips, autocomplete } = taxonomy.source;
    for (const { chip, label, id } of quickChips) expect([spoken(chip), spoken(label)]).toEqual([id, id]);
    for (const { label, id } of autocomplete) expect(spoken(label)).toBe(id);
  });

  it.each([
    ['계란', 'egg'],
    ['흑설탕', 'added_sugar'],
    ['밀가루', 'wheat'],
    ['메주콩', 'soy'],
    ['묵은지', 'kimchi_all'],
  ])('widens the everyday word "%s" to %s', (text, id) => {
    expect(spoken(text)).toBe(id);
  });

  it.each([
    ['새우 알레르기 있어요', 'shrimp'],
    ['새우알레르기', 'shrimp'],
    ['우유 빼고', 'milk'],
    ['굴은 못 먹어요', 'oyster'],
    ['가지는 싫어요', 'eggplant'],
    ['오이 빼주세요', 'cucumber'],
    ['고등어 제외', 'mackerel'],
    ['삶은 달걀', 'egg'],
  ])('hears past the words around the food in "%s"', (text, ids) => {
    expect(spoken(text)).toBe(ids);
  });

  it.each([
    ['새우, 게', 'shrimp crab'],
    ['새우랑 게', 'shrimp crab'],
    ['새우랑게', 'shrimp crab'],
    ['사과하고 배', 'apple pear'],
    ['밀과 보리', 'wheat barley'],
    ['shrimp, 복숭아 / 키위', 'shrimp peach kiwi'],
    ['새우, 새우', 'shrimp'],
  ])('hears several foods in "%s"', (text, ids) => {
    expect(spoken(text)).toBe(ids);
  });

  it('leaves out every reading of an ambiguous word', () => {
    expect(spoken('갈비')).toBe('beef_rib|pork_rib');
  });

  it.each([
    ['두리안 못 먹어요', 'text:두리안'],
    ['차', 'word:차'],
    ['새우랑 샥스핀', 'shrimp text:샥스핀'],
    ['알레르기', 'text:알레르기'],
    ['!!!', 'text:!!!'],
  ])('keeps what it does not know of "%s"', (text, kept) => {
    expect(spoken(text)).toBe(kept);
  });

  it('has nothing to leave out for a blank text', () => {
    expect(resolveExclusion(taxonomy, '  ')).toEqual([]);
  });
});
