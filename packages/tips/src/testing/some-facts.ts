import type { IngredientLine, Target, Taxonomy } from '@kkini/domain';
import { aNutrition, aTaxonomy } from '@kkini/domain/testing';
import type { TipDish, TipFacts, TipPeople } from '../model/tip-facts.ts';
import type { TipPerson, TipPortion, TipStage } from '../model/tip-person.ts';

/** The foods the tests of this package cook with. */
export function someFoods(): Taxonomy {
  return aTaxonomy([
    { id: 'fish', ko: '생선', kind: 'group' },
    { id: 'vegetable', ko: '채소', kind: 'group' },
    { id: 'condiment', ko: '양념', kind: 'group' },
    { id: 'soy_sauce_all', ko: '간장류', kind: 'group', parents: ['condiment'] },
    { id: 'soybean', ko: '콩' },
    { id: 'brown_rice_cooked', ko: '현미밥' },
    { id: 'tofu', ko: '두부', contains: ['soybean'] },
    { id: 'mackerel', ko: '고등어', parents: ['fish'] },
    { id: 'cucumber', ko: '오이', parents: ['vegetable'] },
    { id: 'cilantro', ko: '고수' },
    { id: 'spinach', ko: '시금치', parents: ['vegetable'] },
    { id: 'soy_sauce', ko: '간장', parents: ['soy_sauce_all'], contains: ['soybean'] },
    { id: 'vinegar', ko: '식초' },
    { id: 'salt', ko: '소금' },
    { id: 'water', ko: '물' },
    { id: 'egg', ko: '알류', kind: 'group' },
    { id: 'chicken_egg', ko: '달걀', parents: ['egg'] },
    { id: 'milk', ko: '우유' },
    { id: 'cooked_rice', ko: '쌀밥', synonyms: ['밥', '흰쌀밥'] },
    { id: 'konjac', ko: '곤약' },
    { id: 'meat', ko: '고기', kind: 'group' },
    { id: 'chicken_thigh', ko: '닭다리살', parents: ['meat'], tags: ['animal-flesh'] },
    { id: 'ham', ko: '햄', parents: ['meat'], tags: ['animal-flesh'] },
    { id: 'walnut', ko: '호두' },
    { id: 'cheese', ko: '치즈' },
    { id: 'doenjang', ko: '된장', parents: ['condiment'] },
    { id: 'low_sodium_soy_sauce', ko: '저염간장', parents: ['soy_sauce_all'] },
    { id: 'chili_powder', ko: '고춧가루' },
    { id: 'lemon', ko: '레몬' },
    { id: 'wheat_flour', ko: '밀가루' },
    { id: 'fat_oil', ko: '유지류', kind: 'group' },
    { id: 'olive_oil', ko: '올리브유', parents: ['fat_oil'] },
    { id: 'butter', ko: '버터', parents: ['fat_oil'] },
  ]);
}

const line = (id: string, name: string, rest: Partial<IngredientLine>): IngredientLine => ({
  id,
  name,
  grams: 100,
  amount: '',
  role: 'main',
  ...rest,
});

/** A home-cooked plate for two: tofu, spinach, cucumber, brown rice and two spoons of soy sauce. */
export function aTipDish(changes: Partial<TipDish> = {}): TipDish {
  const dish = aPlate(changes);
  const title = { ko: dish.title, en: 'grilled tofu with brown rice' };
  const { lines, nutrition } = dish;
  return { ...dish, parts: changes.parts ?? [{ title, role: null, lines, nutrition }] };
}

function aPlate(changes: Partial<TipDish>): Omit<TipDish, 'parts'> {
  return {
    id: 'tofu-plate',
    title: '두부구이와 현미밥',
    style: 'cookedRecipe',
    method: 'grill',
    servings: 2,
    lines: [
      line('tofu', '두부', { grams: 300, amount: '1모' }),
      line('spinach', '시금치', { grams: 200, amount: '한 단' }),
      line('cucumber', '오이', { grams: 100, amount: '1/2개' }),
      line('brown_rice_cooked', '현미밥', { grams: 420, amount: '2공기' }),
      line('soy_sauce', '간장', { grams: 30, amount: '2큰술', role: 'seasoning' }),
    ],
    steps: ['두부를 도톰하게 썰어 노릇하게 구워요.', '시금치는 데쳐서 간장에 무쳐요.'],
    nutrition: aNutrition({
      energyKcal: 560,
      carbohydrateG: 82,
      fiberG: 9,
      proteinG: 24,
      sodiumMg: 930,
      purineMg: 120,
    }),
    seasoning: 'ordinary',
    englishOf: new Map(),
    sodiumMg: null,
    energyKcal: null,
    ...changes,
  };
}

/** People without conditions, styles, exclusions or rules. */
export function somePeople(changes: Partial<TipPeople> = {}): TipPeople {
  return {
    targets: ['self'],
    healthConditions: [],
    eatingStyles: [],
    exclusions: [],
    hardTags: [],
    hardFoods: [],
    persons: (changes.targets ?? ['self']).map((target) =>
      aTipPerson({
        target,
        conditions: changes.healthConditions ?? [],
        styles: changes.eatingStyles ?? [],
      }),
    ),
    ...changes,
  };
}

const STAGE_OF: Readonly<Partial<Record<Target, TipStage>>> = { parents: 'older', child: 'child' };

/** An adult, or a person of the target's age, without answers, limits or a portion of their own. */
export function aTipPerson(changes: Partial<TipPerson> = {}): TipPerson {
  const target = changes.target ?? 'self';
  return {
    target,
    call: { by: 'target', target },
    stage: STAGE_OF[target] ?? 'adult',
    isSmallChild: target === 'child',
    conditions: [],
    styles: [],
    isPregnant: false,
    isLactating: false,
    usesInsulin: false,
    usesWarfarin: false,
    mayTakeWarfarin: false,
    kidney: null,
    hasCirrhosis: false,
    bmi: null,
    isPotassiumAimed: false,
    isDayBelowFloor: false,
    cappedNutrients: [],
    limits: {
      day: { sodiumMg: { max: 2070 } },
      mealEnergyKcal: { breakfast: 540, lunch: 640, dinner: 620 },
    },
    portion: aTipPortion(),
    ...changes,
  };
}

/** The portion of a whole serving. */
export function aTipPortion(changes: Partial<TipPortion> = {}): TipPortion {
  return {
    servingShare: 1,
    starchGrams: null,
    riceGrams: null,
    servedRiceGrams: null,
    shares: { rice: 1, soup: 1, side: 1 },
    nutrition: null,
    glycemicLoad: null,
    ...changes,
  };
}

/** That plate for lunch of a day with 1,800 mg of sodium under a limit of 2,070 mg. */
export function someFacts(changes: Partial<TipFacts> = {}): TipFacts {
  return {
    dish: aTipDish(),
    people: somePeople(),
    day: {
      turn: 1,
      mealTime: 'lunch',
      meals: 3,
      otherFoods: new Set(),
      isEatenAgain: false,
      totals: aNutrition({
        energyKcal: 1700,
        carbohydrateG: 240,
        proteinG: 80,
        sodiumMg: 1800,
        purineMg: 330,
      }),
    },
    objection: null,
    variant: 0,
    said: [],
    askedThatDay: [],
    nutritionOf: new Map(),
    ...changes,
  };
}
