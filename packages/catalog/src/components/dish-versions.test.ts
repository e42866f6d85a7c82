import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { bundledParts } from '../testing/bundled-content.ts';
import { aComponentFile } from '../testing/catalogue-parts.ts';
import { type ComponentEntry, componentEntrySchema } from './component-entry.ts';
import { dishVersions } from './dish-versions.ts';

const foods = { taxonomy: bundledTaxonomy(), facts: bundledParts().facts };
const tofu = { id: 'tofu', grams: 600, amount: '600g' };
const soySauce = { id: 'soy_sauce', grams: 32, amount: '2큰술', mild: { grams: 16, amount: '1큰술' } };
const salt = { id: 'salt', grams: 4, amount: '1작은술', mild: null };
const vinegar = { id: 'vinegar', mild: { grams: 15, amount: '1큰술' } };
const steps = [
  {
    ko: '두부에 간장과 소금을 넣고 끓여요.',
    en: 'Boil the tofu with the soy sauce and salt.',
    active: 1,
    mild: { ko: '두부에 간장과 식초를 넣고 끓여요.', en: 'Boil the tofu with the soy sauce and vinegar.' },
  },
];

function versionsOf(changes: Partial<ComponentEntry> = {}) {
  const { text } = aComponentFile({ ingredients: [tofu, soySauce, salt, vinegar], steps, ...changes });
  return dishVersions(componentEntrySchema.parse(JSON.parse(text)), foods);
}

describe('the versions of a dish', () => {
  it.each([
    ['ordinary', ['tofu 600', 'soy_sauce 32', 'salt 4'], '두부에 간장과 소금을 넣고 끓여요.'],
    ['light', ['tofu 600', 'soy_sauce 16', 'salt 2.7'], '두부에 간장과 소금을 넣고 끓여요.'],
    ['mild', ['tofu 600', 'soy_sauce 16', 'vinegar 15'], '두부에 간장과 식초를 넣고 끓여요.'],
  ] as const)('%s have their own lines and steps', (seasoning, lines, step) => {
    const { ingredients, steps: stated } = versionsOf()[seasoning];
    expect(ingredients.map(({ id, grams }) => `${id} ${grams}`)).toEqual(lines);
    expect(stated.map(({ text }) => text)).toEqual([step]);
  });

  it('light have the lines and steps of the mild one where less seasoning hardly lessens the salt', () => {
    const kimchi = { id: 'kimchi', grams: 300, amount: '300g', mild: { grams: 150, amount: '150g' } };
    const { light } = versionsOf({ ingredients: [tofu, kimchi, vinegar] });
    expect(light.ingredients.map(({ id, grams }) => `${id} ${grams}`)).toEqual([
      'tofu 600',
      'kimchi 150',
      'vinegar 15',
    ]);
    expect(light.steps[0]?.text).toBe('두부에 간장과 식초를 넣고 끓여요.');
  });

  it('without gluten are cooked mildly for both where only the mild one has no seasoning with gluten', () => {
    const oyster = { id: 'oyster_sauce', grams: 10, amount: '1/2큰술', mild: null };
    const { light, glutenFree } = versionsOf({ ingredients: [tofu, soySauce, oyster, vinegar] });
    expect(light.ingredients.map(({ id }) => id)).toContain('oyster_sauce');
    expect(glutenFree?.light).toEqual(glutenFree?.mild);
    expect(glutenFree?.light.ingredients.map(({ id }) => id)).not.toContain('oyster_sauce');
  });

  it('mild have brown rice in a bowl of rice, and the rice of any other dish as it is', () => {
    const riceOf = (changes: Partial<ComponentEntry>) => {
      const ingredients = [tofu, { id: 'cooked_rice', grams: 840, amount: '4공기' }];
      const { ordinary, mild } = versionsOf({ ingredients, ...changes });
      return [ordinary, mild].map((version) => version.ingredients[1]?.id);
    };
    expect(riceOf({ class: 'riceDish' })).toEqual(['cooked_rice', 'brown_rice_cooked']);
    expect(riceOf({ class: 'soup' })).toEqual(['cooked_rice', 'cooked_rice']);
  });

  it('without gluten have the twin of a food in lines and steps of both languages', () => {
    const { glutenFree } = versionsOf();
    expect(glutenFree?.light.ingredients.map(({ name }) => name)).toEqual(['두부', '글루텐프리간장', '소금']);
    expect(glutenFree?.mild.steps[0]?.text).toBe('두부에 글루텐프리간장과 식초를 넣고 끓여요.');
    expect(glutenFree?.mild.english).toMatchObject({
      ingredients: [{}, { name: 'gluten-free soy sauce', amount: '1 tbsp' }, {}],
      steps: [{ text: 'Boil the tofu with the gluten-free soy sauce and vinegar.' }],
    });
  });

  it('have a description of their own where that of the dish names what they replace', () => {
    const description = { ko: '두부를 간장에 조려요.', en: 'Tofu braised in soy sauce.' };
    const { ordinary, mild, glutenFree } = versionsOf({ description });
    expect([ordinary.ownDescription, mild.ownDescription]).toEqual([undefined, undefined]);
    expect(glutenFree?.light.ownDescription).toEqual({
      ko: '두부를 글루텐프리간장에 조려요.',
      en: 'Tofu braised in gluten-free soy sauce.',
    });
  });

  it.each([
    ['is in it', { id: 'wheat_flour', grams: 30, amount: '30g' }],
    ['may be in it', { id: 'oyster_sauce', grams: 10, amount: '10g' }],
  ])('without gluten do not exist where gluten %s', (_where, line) => {
    expect(versionsOf({ ingredients: [tofu, line] }).glutenFree).toBeNull();
  });

  it('without soy have fish sauce for soup soy sauce, spoon for spoon, and no twin of dark soy sauce', () => {
    const soupSoySauce = { id: 'soup_soy_sauce', grams: 18, amount: '1큰술' };
    const radish = { id: 'radish', grams: 400, amount: '400g' };
    const lasting = { id: 'salt', grams: 4, amount: '1작은술' };
    const title = { ko: '구운 무', en: 'Roast radish' };
    const { light, soyFree } = versionsOf({ title, ingredients: [radish, soupSoySauce, lasting] });
    expect(soyFree?.light.ingredients.map(({ id, grams, amount }) => [id, grams, amount])).toEqual([
      ['radish', 400, '400g'],
      ['anchovy_sauce', 18, '1큰술'],
      ['salt', 4, '1작은술'],
    ]);
    const sodium = (soyFree?.light.nutrition.sodiumMg ?? 0) / (light.nutrition.sodiumMg ?? 0);
    expect(sodium).toBeGreaterThan(1);
    expect(sodium).toBeLessThan(1.05);
    expect(versionsOf({ title, ingredients: [radish, soySauce] }).soyFree).toBeNull();
    expect(versionsOf({ ingredients: [radish, salt] }).soyFree).toBeNull();
  });

  it('have no water among their main foods, nor that of noodles', () => {
    const ingredients = [tofu, { id: 'noodle_water', grams: 100, amount: '100g' }];
    const roles = versionsOf({ ingredients }).ordinary.ingredients.map(({ role }) => role);
    expect(roles).toEqual(['main', 'seasoning']);
  });

  it('count what is eaten of a line', () => {
    const sodium = (eaten: number) =>
      versionsOf({ ingredients: [tofu, { ...salt, eaten }] }).ordinary.nutrition.sodiumMg ?? 0;
    const ofTofu = versionsOf({ ingredients: [tofu] }).ordinary.nutrition.sodiumMg ?? 0;
    expect(sodium(0.5) - ofTofu).toBeCloseTo((sodium(1) - ofTofu) / 2, 0);
  });
});

describe('the mild version of a sweet dish', () => {
  const sugar = { id: 'sugar', grams: 12.6, amount: '1큰술' };
  const mirin = { id: 'mirin', grams: 16.2, amount: '1큰술' };
  const sweet = [
    {
      ko: '두부를 설탕과 맛술로 조려요.',
      en: 'Braise the tofu with the sugar and mirin.',
      active: 1,
      tip: { ko: '설탕이 타지 않게 저어요.', en: 'Sugar burns; stir.' },
    },
  ];
  const made = (changes: Partial<ComponentEntry> = {}) =>
    versionsOf({ ingredients: [tofu, sugar, mirin], steps: sweet, ...changes });

  it('has allulose for sugar and rice wine for mirin, spoon for spoon, in lines and steps of both languages', () => {
    const { mild, ordinary } = made();
    expect(mild.ingredients.map(({ name, amount, grams }) => [name, amount, grams])).toEqual([
      ['두부', '600g', 600],
      ['알룰로스', '1큰술', 19.5],
      ['청주', '1큰술', 15.2],
    ]);
    expect(mild.steps[0]).toEqual({
      text: '두부를 알룰로스와 청주로 조려요.',
      details: ['알룰로스가 타지 않게 저어요.'],
    });
    expect(mild.english).toMatchObject({
      ingredients: [{}, { name: 'allulose', amount: '1 tbsp' }, { name: 'rice wine' }],
      steps: [
        { text: 'Braise the tofu with the allulose and rice wine.', details: ['Allulose burns; stir.'] },
      ],
    });
    expect(mild.nutrition.addedSugarG).toBeLessThan(1);
    expect(ordinary.steps[0]?.text).toBe('두부를 설탕과 맛술로 조려요.');
  });

  it.each([
    ['a serving has 5 g of it or less', { servings: 4 }],
    ['it keeps a pickle from spoiling', { class: 'pickle' }],
    ['it is weighed and not spooned', { ingredients: [tofu, { ...sugar, grams: 40, amount: '40g' }] }],
  ] as const)('keeps its sugar where %s', (_why, changes) => {
    const { mild } = made(changes as Partial<ComponentEntry>);
    expect(mild.ingredients[1]?.id).toBe('sugar');
    expect(mild.steps[0]?.text).toContain('설탕');
  });
});

describe('the broth of a dish', () => {
  it('holds its share of the salt by weight, and no energy', () => {
    const { nutrition, components } = versionsOf({ cookedGrams: 900, liquidGrams: 300 }).ordinary;
    expect(components.soup?.nutrition.sodiumMg).toBeCloseTo((nutrition.sodiumMg ?? 0) / 3, 0);
    expect(components.soup?.nutrition.energyKcal).toBe(0);
  });

  it('is none where no liquid is named', () => {
    const { text } = aComponentFile();
    const { liquidGrams: _, ...dry } = componentEntrySchema.parse(JSON.parse(text));
    expect(dishVersions(dry, foods).ordinary.components.soup).toBeNull();
  });
});
