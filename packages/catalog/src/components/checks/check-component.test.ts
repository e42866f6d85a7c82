import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent, bundledContent, bundledParts } from '../../testing/bundled-content.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { type ComponentTables, checkComponent } from './check-component.ts';
import { checkRaw } from './check-raw.ts';

const tables = bundledTables();

function bundledTables(): ComponentTables {
  const { facts, unitWeights } = bundledParts();
  return { taxonomy: bundledTaxonomy(), facts, unitWeights };
}

const soup = bundledComponent('sogogi-miyeok-guk');

/** Problems the check finds in the seaweed soup after a change. */
function problemsOf(change: (entry: ComponentEntry) => unknown): readonly string[] {
  const text = JSON.stringify(change(structuredClone(soup)));
  const checked = checkComponent({ file: 'components/sogogi-miyeok-guk.json', text }, tables);
  return checked.ok ? [] : checked.problem.map(({ field, repair }) => `${field}: ${repair}`);
}

const withLine = (index: number, line: object) => (entry: ComponentEntry) => ({
  ...entry,
  ingredients: entry.ingredients.map((old, at) => (at === index ? { ...old, ...line } : old)),
});
const unprepared = (id: string, index: number) => () =>
  withLine(index, { prep: undefined })(bundledComponent(id));
const withStep = (index: number, step: object) => (entry: ComponentEntry) => ({
  ...entry,
  steps: entry.steps.map((old, at) => (at === index ? { ...old, ...step } : old)),
});

const changed = (id: string, change: object) => () => ({ ...bundledComponent(id), ...change });
const withLines =
  (...lines: readonly object[]) =>
  (entry: ComponentEntry) => ({
    ...entry,
    ingredients: [...entry.ingredients, ...lines],
  });
const sugar = { id: 'sugar', grams: 25.2, amount: '2큰술' };
const sweetened = (...lines: readonly object[]) => {
  const tip = { ko: '설탕이나 올리고당을 더해도 돼요.', en: 'Add sugar or syrup if you like.' };
  return (entry: ComponentEntry) => withStep(4, { tip })(withLines(...lines)(entry) as ComponentEntry);
};

describe('the bundled cookbook', () => {
  it('has no dish with a problem', () => {
    // Its build, here or since the last change of a source, fails for any problem.
    expect(bundledContent().cookbook).toHaveLength(bundledParts().componentFiles.length);
  });
});

describe('checkComponent refuses', () => {
  it.each([
    ['a food nobody knows', withLine(3, { id: 'unicorn' }), /^ingredients\.3\.id: use a taxonomy id/],
    ['a group of foods', withLine(3, { id: 'vegetable' }), /^ingredients\.3\.id: name a member/],
    ['a name that means another food', withLine(1, { name: '돼지고기' }), /^ingredients\.1\.name/],
    ['grams that are not those of the unit', withLine(4, { grams: 30 }), /1큰술 of .* weighs/],
    [
      'steps that use up a seasoning of which the light list has less',
      withStep(2, {
        ko: '미역과 국간장 1큰술을 넣고 3분 더 볶아요.',
        en: 'Add seaweed and 1 tablespoon of soy sauce; stir 3 minutes.',
      }),
      /^ingredients\.2: tell a part of 국간장 in the steps/,
    ],
    [
      'spoons a cook does not say',
      withLine(4, { grams: 21.8, amount: '5작은술' }),
      /say what a cook measures/,
    ],
    [
      'a chopped food in one word',
      withLine(3, { name: '다진마늘' }),
      /^ingredients\.3\.name: write '다진 마늘'/,
    ],
    [
      'a line that no step uses',
      withLines({ id: 'carrot', grams: 40, amount: '40g' }),
      /^ingredients\.\d+: use 당근 in a step, or leave the line out/,
    ],
    ['grams beside those of the spoon', withLine(4, { grams: 15.3 }), /1큰술 of .* weighs/],
    ['an amount nobody can measure', withLine(4, { amount: '적당량' }), /write a number and a unit/],
    [
      'figures that differ between the languages',
      withStep(3, { en: 'Simmer for 20 minutes.' }),
      /^steps\.3: name/,
    ],
    [
      'spoons in a step that a cook does not say',
      withStep(3, { tip: { ko: '국간장 4작은술이면 돼요.', en: '4 teaspoons of soy sauce will do.' } }),
      /^steps\.3: say what a cook measures/,
    ],
    ['less time than the step takes', withStep(0, { waiting: 10 }), /the text takes 20 minutes, the step 12/],
    [
      'a line the mild version keeps and does not use',
      withStep(4, {
        mild: { ko: '들깨가루를 풀어 5분 더 끓여요.', en: 'Add perilla powder and boil 5 minutes more.' },
      }),
      /^ingredients\.3: name 다진 마늘 in a step of the mild version too/,
    ],
    [
      'two sweet lines that allulose takes the place of',
      sweetened(sugar, { id: 'oligosaccharide', grams: 20.4, amount: '1큰술' }),
      /keep one of the lines in the mild version that allulose takes the place of/,
    ],
    [
      'more allulose than a child bears at once',
      sweetened({ ...sugar, grams: 75, amount: '6큰술' }),
      /sweeten the mild version less: a serving has 20 g of allulose/,
    ],
    ['a soup without its broth', ({ liquidGrams: _, ...rest }: ComponentEntry) => rest, /^liquidGrams/],
    ['a soup saltier than people season it', withLine(2, { grams: 90, amount: '5큰술' }), /\(ordinary\)/],
    [
      'a mild version that is not mild',
      withLine(5, { mild: { grams: 6, amount: '1작은술' } }),
      /the mild version has/,
    ],
    [
      'a mild step with what it drops',
      withStep(4, {
        mild: { ko: '마늘과 들깨가루, 소금을 넣고 5분 더 끓여요.', en: 'Boil with salt for 5 minutes more.' },
      }),
      /^steps\.4\.mild: .* without 소금/,
    ],
    [
      'a mild step that uses what it drops and leaves out another',
      withStep(4, {
        mild: {
          ko: '마늘, 들깨가루, 소금을 넣고 뚜껑 없이 5분 더 끓여요.',
          en: 'Boil with salt for 5 minutes more.',
        },
      }),
      /^steps\.4\.mild: .* without 소금/,
    ],
    [
      'a mild step longer than the step says',
      withStep(4, {
        mild: {
          ko: '마늘과 들깨가루를 넣고 뚜껑 없이 50분 더 끓여요.',
          en: 'Add garlic and perilla powder and boil 50 minutes more.',
        },
      }),
      /^steps\.4\.active: the text takes 50 minutes/,
    ],
    [
      'a mild step that repeats the ordinary one',
      withStep(0, { mild: { ko: soup.steps[0]?.ko, en: soup.steps[0]?.en } }),
      /^steps\.0\.mild: leave out a mild text that repeats/,
    ],
    [
      'a mild step that lessens an amount of its list',
      withStep(4, {
        mild: {
          ko: '마늘과 들깨가루, 줄인 국간장으로 간해 5분 더 끓여요.',
          en: 'Add garlic and soy sauce and boil 5 minutes more.',
        },
      }),
      /^steps\.4\.mild: .*'줄인 국간장'/,
    ],
    [
      'a mild step that lessens an amount of its list in English',
      withStep(4, {
        mild: {
          ko: '마늘과 들깨가루를 넣고 5분 더 끓여요.',
          en: 'Add garlic and the reduced soy sauce and boil 5 minutes more.',
        },
      }),
      /^steps\.4\.mild: .*'reduced soy sauce'/,
    ],
    [
      'a tip about what the mild version drops',
      withStep(4, { tip: { ko: '소금이 국물 맛을 살려요.', en: 'Salt brings out the broth.' } }),
      /^steps\.4\.tip: .* without 소금/,
    ],
    [
      'other minutes in the description than the steps take',
      (entry: ComponentEntry) => ({
        ...entry,
        description: { ko: '10분 국이에요.', en: 'A soup in 10 minutes.' },
      }),
      /^description: name 67 minutes/,
    ],
    [
      'another share of the measured sodium in the note than the dish has',
      (entry: ComponentEntry) => ({
        ...entry,
        note: 'Laboratories measured 290 mg of sodium per 100 g of it; home seasons it with about two thirds.',
      }),
      /^note: name the share the dish has of them: \d\.\d\d, not two thirds/,
    ],
    [
      'a broth that may be a salted pouch',
      unprepared('mandu-guk', 1),
      /^ingredients\.1\.prep: say 간하지 않은 것/,
    ],
    [
      'canned tomatoes that may be salted',
      unprepared('tomato-spaghetti', 1),
      /^ingredients\.1\.prep: say 무염/,
    ],
    ['wood ear that may be dried', unprepared('mala-tang', 9), /^ingredients\.9\.prep: say 불린 것/],
    [
      'a boiled food that Korean calls raw',
      withLine(1, { en: 'boiled beef' }),
      /^ingredients\.1\.prep: say 삶은 것/,
    ],
    [
      'a mild step that keeps the minutes and loses the heat',
      withStep(3, {
        mild: { ko: '물을 붓고 끓으면 25분 끓여요.', en: 'Pour in the water and boil for 25 minutes.' },
      }),
      /^steps\.3\.mild: name the heat/,
    ],
    [
      'a pan without its heat',
      withStep(1, {
        ko: '냄비에 참기름을 두르고 고기를 3분 볶아요.',
        en: 'Stir the beef in the sesame oil for 3 minutes.',
      }),
      /^steps\.1\.ko: name the heat of the pan/,
    ],
    [
      'kelp that boils until it is bitter',
      withStep(3, {
        ko: '물과 다시마를 넣고 중불에서 25분 끓여 건져요.',
        en: 'Boil the kelp in the water over medium heat for 25 minutes and lift it out.',
      }),
      /^steps\.3\.ko: take the kelp out within 10 minutes/,
    ],
    ['a soup kept for a week', (entry: ComponentEntry) => ({ ...entry, keepDays: 7 }), /keeps 2 days/],
    [
      'a serving for a giant',
      (entry: ComponentEntry) => ({ ...entry, servings: 1 }),
      /^cookedGrams: a serving/,
    ],
    [
      'a hot dish called one for children',
      (entry: ComponentEntry) => ({ ...entry, tags: ['kids', 'spicy'] }),
      /^tags: leave out kids/,
    ],
    [
      'a cold dish in winter',
      changed('saeu-naengchae', { seasonMonths: undefined }),
      /^seasonMonths: .*cold/,
    ],
    ['a fried breakfast side', changed('aehobak-jeon', { mealTimes: ['breakfast'] }), /^mealTimes: leave/],
    ['fritters of yesterday', changed('goguma-twigim', { keepDays: 1 }), /^keepDays: keep 0 days/],
    ['rice beside dumplings', changed('gun-mandu', { role: 'main' }), /^role: call it a bowl/],
    [
      'a picture nobody can draw',
      (entry: ComponentEntry) => ({ ...entry, drawing: { type: 'soup', items: ['unicorn'] } }),
      /nobody draws unicorn/,
    ],
    [
      'a glaze, which the tableware of a dish decides',
      (entry: ComponentEntry) => ({ ...entry, drawing: { ...entry.drawing, glaze: 'white' } }),
      /^drawing: leave out glaze/,
    ],
    [
      'a replacement for what is not in it',
      (entry: ComponentEntry) => ({
        ...entry,
        substitutions: [{ from: 'tofu', to: 'mussel', ko: '넣어요.', en: 'Add.' }],
      }),
      /name the id of a line/,
    ],
  ] as const)('%s', (_what, change, expected) => {
    expect(problemsOf(change as (entry: ComponentEntry) => unknown)).toEqual([
      expect.stringMatching(expected),
    ]);
  });
});

describe('a raw dish', () => {
  it.each([
    ['of fish', 'hoe-deopbap', /eat raw_halibut: 임신부, 어린이, 면역, pregnant/],
    [
      'of oysters, in summer too',
      'gul-muchim',
      /eat raw_oyster: 임신부, 어린이, 면역, 간이 나쁜, 여름, 비브리오/,
    ],
    ['with soft eggs', 'mayak-gyeran', /eat soft_egg: 임신부/],
    ['with a raw yolk', 'carbonara', /eat raw_egg_yolk: 임신부/],
  ])('%s tells whom it may harm', (_what, id, expected) => {
    const entry = bundledComponent(id);
    const silent = { ...entry, steps: entry.steps.map(({ tip: _, ...step }) => step) };
    expect(checkRaw(entry, tables.taxonomy)).toEqual([]);
    expect(checkRaw(silent, tables.taxonomy).map(({ repair }) => repair)).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it.each(['agwi-jjim', 'gamja-gnocchi'])('is not one that is heated: %s', (id) => {
    expect(checkRaw(bundledComponent(id), tables.taxonomy)).toEqual([]);
  });
});
