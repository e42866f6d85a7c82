import { dishProfile } from '@kkini/domain';
import { aLine, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { dishForms } from './dish-form.ts';

const taxonomy = aTaxonomy([
  { id: 'alcohol', ko: '주류', kind: 'group', tags: ['alcohol'] },
  { id: 'beer', ko: '맥주', parents: ['alcohol'] },
  { id: 'noodle', ko: '면류', kind: 'group', tags: ['refined-carb'] },
  { id: 'ramyeon', ko: '라면', parents: ['noodle'] },
  { id: 'rice', ko: '쌀', kind: 'group' },
  { id: 'cooked_rice', ko: '흰밥', contains: ['rice'] },
  { id: 'anchovy_broth', ko: '멸치육수', tags: ['purine-broth'] },
  { id: 'wheat_flour', ko: '밀가루', tags: ['refined-carb'] },
  { id: 'tofu', ko: '두부' },
  { id: 'chili_powder', ko: '고춧가루' },
  { id: 'kimchi', ko: '김치', contains: ['chili_powder'] },
  { id: 'cephalopod', ko: '두족류', kind: 'group' },
  { id: 'squid', ko: '오징어', parents: ['cephalopod'] },
  { id: 'dried_radish', ko: '무말랭이' },
  { id: 'shrimp', ko: '새우' },
  { id: 'garlic', ko: '마늘' },
  { id: 'glutinous_rice_flour', ko: '찹쌀가루' },
  { id: 'pollock_roe_jeot', ko: '명란젓' },
]);

const formsOf = (method: Parameters<typeof dishForms>[1]['method'], ...lines: ReturnType<typeof aLine>[]) => [
  ...dishForms(taxonomy, {
    kind: 'recipe',
    method,
    lines,
    servings: 2,
    profile: dishProfile(taxonomy, { title: '', lines }),
  }),
];

describe('forms of a dish', () => {
  it('sees a drink served, not a spoon of it in the sauce', () => {
    expect(formsOf('grill', aLine('beer', '맥주'))).toEqual(['alcoholicDrinkServed']);
    expect(formsOf('grill', aLine('beer', '맥주', { role: 'seasoning' }))).toEqual([]);
  });

  it.each(['soup', 'noodles', 'porridge'] as const)('sees a purine-rich broth under a %s', (method) => {
    expect(formsOf(method, aLine('anchovy_broth', '멸치육수', { role: 'seasoning' }))).toContain(
      'purineBrothBase',
    );
  });

  it('sees it in the name of the dish too', () => {
    const lines = [aLine('tofu', '두부')];
    const profile = dishProfile(taxonomy, { title: '멸치육수 두부', lines });
    expect([...dishForms(taxonomy, { kind: 'recipe', method: 'soup', lines, servings: 2, profile })]).toEqual(
      ['purineBrothBase'],
    );
  });

  it('does not call a splash of broth in a stir-fry its base', () => {
    expect(formsOf('stirFry', aLine('anchovy_broth', '멸치육수'))).toEqual([]);
  });

  it('sees frying together with refined starch', () => {
    expect(formsOf('deepFried', aLine('tofu', '두부'), aLine('wheat_flour', '밀가루'))).toEqual([
      'deepFriedWithRefinedStarch',
    ]);
    expect(formsOf('deepFried', aLine('tofu', '두부'))).toEqual([]);
  });

  it('sees a fried side beside rice', () => {
    const lines = [aLine('tofu', '두부'), aLine('cooked_rice', '흰밥'), aLine('wheat_flour', '밀가루')];
    const profile = dishProfile(taxonomy, { title: '', lines });
    const grilled = { kind: 'recipe', method: 'grill', lines, servings: 2, profile } as const;
    expect([...dishForms(taxonomy, { ...grilled, beside: ['deepFried'] })]).toEqual([
      'deepFriedWithRefinedStarch',
    ]);
    expect([...dishForms(taxonomy, { ...grilled, beside: ['salad'] })]).toEqual([]);
  });

  it('sees rice beside noodles', () => {
    expect(formsOf('setMeal', aLine('ramyeon', '라면'), aLine('cooked_rice', '흰밥'))).toEqual([
      'riceWithNoodles',
    ]);
    expect(formsOf('riceBowl', aLine('cooked_rice', '흰밥'))).toEqual([]);
  });

  it('sees an instant-noodle soup', () => {
    expect(formsOf('soup', aLine('ramyeon', '라면'))).toEqual(['instantNoodleSoup']);
  });

  it('calls hot what is seasoned with chilli, not what has a pinch of it or kimchi beside it', () => {
    const chilli = (changes: Parameters<typeof aLine>[2]) => aLine('chili_powder', '고춧가루', changes);
    expect(formsOf('stirFry', chilli({ grams: 2 }))).toEqual(['hot']);
    expect(formsOf('stirFry', chilli({ grams: null }))).toEqual(['hot']);
    expect(formsOf('stirFry', chilli({ grams: 1.9 }))).toEqual([]);
    expect(formsOf('stirFry', chilli({ of: 'kkakdugi' }))).toEqual([]);
    expect(formsOf('stirFry', aLine('kimchi', '김치'))).toEqual([]);
    const garlic = (grams: number) => aLine('garlic', '마늘', { grams });
    expect(formsOf('salad', garlic(24))).toEqual(['hot']);
    expect(formsOf('salad', garlic(20))).toEqual([]);
    expect(formsOf('stirFry', garlic(40))).toEqual([]);
    const said = dishForms(taxonomy, {
      kind: 'recipe',
      method: 'stirFry',
      lines: [],
      servings: 2,
      profile: dishProfile(taxonomy, { title: '', lines: [] }),
      tags: ['spicy'],
    });
    expect([...said]).toEqual(['hot']);
  });

  it('sees balls of glutinous rice, not flour that thickens a porridge', () => {
    const flour = (grams: number | null) => aLine('glutinous_rice_flour', '찹쌀가루', { grams });
    expect(formsOf('porridge', flour(60))).toEqual(['stickyBalls']);
    expect(formsOf('porridge', flour(24))).toEqual([]);
    expect(formsOf('porridge', flour(null))).toEqual([]);
  });

  it('marks an imported dish that its name calls raw, whatever its lines say', () => {
    const lines = [aLine('squid', '오징어')];
    const marked = (title: string, isImported: boolean) =>
      dishForms(taxonomy, {
        kind: 'recipe',
        method: 'salad',
        lines,
        servings: 2,
        profile: dishProfile(taxonomy, { title, lines }),
        isImported,
      }).has('rawByName');
    expect(
      ['오징어회', '오징어 물회', '오징어 타르타르', '오징어무침', '오징어숙회'].map((title) =>
        marked(title, true),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(marked('오징어회', false)).toBe(false);
  });

  it('marks imported salted roe unless it is boiled or fried', () => {
    const lines = [aLine('pollock_roe_jeot', '명란젓')];
    const profile = dishProfile(taxonomy, { title: '', lines });
    const marked = (method: 'riceBowl' | 'soup', isImported: boolean) =>
      dishForms(taxonomy, { kind: 'recipe', method, lines, servings: 2, profile, isImported }).has(
        'rawByName',
      );
    expect([marked('riceBowl', true), marked('soup', true), marked('riceBowl', false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('marks round pieces bought, imported or eaten alone, which other recipes here cut', () => {
    const lines = [aLine('tofu', '방울토마토'), aLine('tofu', '두부')];
    const dish = { method: 'salad', lines, servings: 2 } as const;
    const marked = (kind: 'recipe' | 'product', title: string, isImported: boolean) => {
      const profile = dishProfile(taxonomy, { title, lines: title === '' ? lines : [] });
      return dishForms(taxonomy, { ...dish, kind, profile, isImported }).has('roundPieces');
    };
    expect(marked('product', '', false)).toBe(true);
    expect(marked('recipe', '', true)).toBe(true);
    expect(marked('recipe', '', false)).toBe(false);
    const alone = { ...dish, lines: lines.slice(0, 1), profile: dishProfile(taxonomy, { title: '', lines }) };
    expect(dishForms(taxonomy, { ...alone, kind: 'recipe' }).has('roundPieces')).toBe(true);
    const titles = ['메추리알장조림', '비엔나 볶음', '체리 콩포트', '핫도그', '토마토 스튜', '소고기장조림'];
    expect(titles.map((title) => marked('recipe', title, true))).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ]);
  });

  it('marks what a restaurant serves to two people or more', () => {
    const profile = dishProfile(taxonomy, { title: '', lines: [] });
    const dish = { kind: 'product', method: 'soup', lines: [], servings: 1, profile } as const;
    const marked = [1, 2].map((soldFor) => dishForms(taxonomy, { ...dish, soldFor }).has('sharedOrder'));
    expect(marked).toEqual([false, true]);
  });

  it('calls tough what has ten grams a serving of a food that takes long chewing, not kimchi with it beside', () => {
    const squid = (changes: Parameters<typeof aLine>[2]) => aLine('squid', '오징어', changes);
    expect(formsOf('stirFry', squid({ grams: 20 }))).toEqual(['tough']);
    expect(formsOf('stirFry', squid({ grams: null }))).toEqual(['tough']);
    expect(formsOf('stirFry', squid({ grams: 19 }))).toEqual([]);
    expect(formsOf('stirFry', squid({ of: 'kkakdugi' }))).toEqual([]);
    expect(formsOf('stirFry', aLine('dried_radish', '무말랭이', { grams: 30 }))).toEqual(['tough']);
    expect(formsOf('stirFry', aLine('shrimp', '새우', { grams: 90 }))).toEqual([]);
  });
});
