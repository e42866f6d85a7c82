import {
  type DishMethod,
  dishProfile,
  type Exclusion,
  exclusionViolation,
  readExclusion,
  type Strictness,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();

type Written = { readonly title?: string; readonly foods?: string; readonly method?: DishMethod };

function pathOf(
  text: string,
  { title = '접시', foods = 'tofu', method = 'soup' }: Written,
  how?: Strictness,
) {
  const lines = foods
    .split(' ')
    .map((id) => (taxonomy.items.has(id) ? { id, name: id } : { id: null, name: id }));
  const profile = dishProfile(taxonomy, { title, lines, method });
  return exclusionViolation(profile, readExclusion(taxonomy, text, how).exclusions)?.via ?? 'served';
}

describe('how strictly a food is left out', () => {
  it.each<readonly [string, Written, readonly [usual: string, severe: string]]>([
    ['새우', { foods: 'shrimp' }, ['contains', 'contains']],
    ['새우', { foods: 'laver' }, ['served', 'trace']],
    ['설탕', { foods: 'soy_sauce' }, ['served', 'mayContain']],
    ['굴', { foods: 'seafood_broth' }, ['mayContain', 'mayContain']],
    ['술', { foods: 'teriyaki' }, ['mayContain', 'mayContain']],
    ['글루텐', { foods: 'oat' }, ['contains', 'contains']],
    ['땅콩', { foods: 'tofu 샥스핀' }, ['unresolved', 'unresolved']],
    ['잭프루트', { title: '잭프루트 접시' }, ['literal', 'literal']],
    ['새우', { foods: 'tofu' }, ['served', 'served']],
  ])('"%s" and %o: %o by default and for a severe allergy', (text, dish, [usual, severe]) => {
    expect(pathOf(text, dish)).toBe(usual);
    expect(pathOf(text, dish, 'dislike')).toBe(usual);
    expect(pathOf(text, dish, 'allergy')).toBe(usual);
    expect(pathOf(text, dish, 'severeAllergy')).toBe(severe);
  });

  it('minds a merely possible tag of alcohol only in a severe allergy', () => {
    const profile = dishProfile(taxonomy, { title: '', lines: [{ id: 'teriyaki', name: '' }] });
    const tag = { kind: 'tag', tag: 'alcohol-cooking' } as const;
    expect(exclusionViolation(profile, [tag])).toBeNull();
    expect(exclusionViolation(profile, [{ ...tag, severe: true }])?.via).toBe('mayContain');
  });

  it.each([
    ['새우', 'shrimp', 'excludedFood shrimp contains'],
    ['매운 거, 새우', 'gochujang shrimp', 'excludedFood chili_pepper contains'],
    ['기름진 것', 'pork_belly', 'excludedProperty greasy contains'],
    ['잭프루트', 'tofu', 'excludedWord 잭프루트 literal'],
  ])('names what %s meets in %s: %s', (text, foods, reason) => {
    const lines = foods.split(' ').map((id) => ({ id, name: id }));
    const profile = dishProfile(taxonomy, { title: '잭프루트 접시', lines });
    const found = exclusionViolation(profile, readExclusion(taxonomy, text).exclusions);
    expect([found?.code, found?.subject, found?.via].join(' ')).toBe(reason);
  });

  it('names a tag, a property, and the strongest of several by its name', () => {
    const profile = dishProfile(taxonomy, { title: '잭프루트', lines: [{ id: 'kimchi', name: '김치' }] });
    const of = (...exclusions: readonly Exclusion[]) => exclusionViolation(profile, exclusions);
    const tag = { kind: 'tag', tag: 'animal' } as const;
    const property = { kind: 'property', property: 'spicy' } as const;
    const word = { kind: 'literal', text: '잭프', wholeWordOnly: false } as const;
    expect(of(tag)).toEqual({ code: 'excludedFood', subject: 'animal', via: 'contains' });
    expect(of(property)).toEqual({ code: 'excludedProperty', subject: 'spicy', via: 'contains' });
    expect(of(word)).toEqual({ code: 'excludedWord', subject: '잭프', via: 'literal' });
    expect(of({ ...word, wholeWordOnly: true })).toBeNull();
    expect(of({ ...word, text: '굴' })).toBeNull();
    expect(of(word, property, tag)?.subject).toBe('animal');
    expect(of(tag, property, word)?.subject).toBe('animal');
    expect(of({ kind: 'known', id: 'garlic' }, { kind: 'known', id: 'anchovy' })?.subject).toBe('anchovy');
    expect(of({ kind: 'ambiguous', ids: ['oyster', 'garlic', 'anchovy'] })?.subject).toBe('anchovy');
    expect(of({ kind: 'ambiguous', ids: ['anchovy', 'garlic', 'oyster'] })?.subject).toBe('anchovy');
  });

  it('knows a product without a full label', () => {
    const dish = { title: '도시락', lines: [{ id: 'tofu', name: '두부' }] };
    expect(dishProfile(taxonomy, dish).hasFullLabel).toBe(true);
    expect(dishProfile(taxonomy, { ...dish, hasFullLabel: false }).hasFullLabel).toBe(false);
  });
});

describe('what a dish is like', () => {
  it.each<readonly [string, Written, string]>([
    ['매운 거', { foods: 'gochujang' }, 'contains'],
    ['매운 거', { title: '매콤 두부조림' }, 'contains'],
    ['매운 거', { title: '불닭덮밥' }, 'contains'],
    ['매운 거', { foods: 'dadaegi' }, 'contains'],
    ['매운 거', { title: '안매운 두부조림' }, 'served'],
    ['매운 거', { title: '백김치', foods: 'white_kimchi' }, 'served'],
    ['매운 거', { foods: 'barbecue_sauce' }, 'mayContain'],
    ['날것', { foods: 'raw_oyster' }, 'contains'],
    ['날것', { foods: 'raw_egg_yolk' }, 'contains'],
    ['날것', { foods: 'somyeon mayonnaise kimchi ham' }, 'served'],
    ['반숙', { foods: 'soft_egg' }, 'contains'],
    ['반숙', { foods: 'raw_egg_yolk' }, 'contains'],
    ['날것', { title: '연어 포케', foods: 'salmon' }, 'contains'],
    ['날것', { title: '유부초밥', foods: 'fried_tofu' }, 'served'],
    ['회', { foods: 'sashimi' }, 'contains'],
    ['튀긴 음식', { method: 'deepFried' }, 'contains'],
    ['튀긴 음식', { title: '고구마튀김', foods: 'sweet_potato' }, 'contains'],
    ['튀긴 음식', { foods: 'french_fries' }, 'contains'],
    ['튀긴 음식', { method: 'grill' }, 'served'],
    ['기름진 것', { foods: 'pork_belly' }, 'contains'],
    ['초가공식품', { foods: 'ramyeon' }, 'contains'],
    ['초가공식품', { foods: 'ham' }, 'contains'],
    ['가공식품', { title: '컵밥' }, 'contains'],
    ['카페인', { foods: 'chocolate' }, 'contains'],
    ['술', { foods: 'mirin' }, 'contains'],
    ['MSG', { foods: 'dashida' }, 'contains'],
    ['비건', { foods: 'honey' }, 'contains'],
    ['비건', { foods: 'tofu' }, 'served'],
    ['아황산', { foods: 'raisin' }, 'mayContain'],
  ])('"%s" and %o: %s', (text, dish, path) => {
    expect(pathOf(text, dish)).toBe(path);
  });
});
