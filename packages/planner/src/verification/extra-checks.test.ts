import {
  aStranger,
  type BodyAnswers,
  type MainGroup,
  type MealSlot,
  type MealTime,
  RICE_DISH,
  type Survey,
} from '@kkini/domain';
import { expect, it } from 'vitest';
import { checkedPlan } from './checked-plan.ts';
import { extraCheck } from './extra-checks.ts';
import type { PlanToVerify, StatedExtras } from './plan-to-verify.ts';
import { aCookbookDish, amountsOf } from './testing/a-cookbook-dish.ts';
import { aSmallKitchen, aSmallWeek, DATES, laid, SMALL_COOKBOOK } from './testing/a-small-kitchen.ts';

const kcal = (energyKcal: number) => () => amountsOf({ energyKcal });
const aDairy = (id: string, calciumMg: number, mainGroup: MainGroup = 'dairy') =>
  aCookbookDish({
    ...{ id, role: 'addon', mainGroup, foods: ['milk'], table: { mainFoods: ['yogurt'] } },
    amounts: () => amountsOf({ energyKcal: 100, calciumMg }),
  });
const dishes = aSmallKitchen([
  ...SMALL_COOKBOOK,
  aDairy('yogeoteu', 100),
  aDairy('yogeoteu-cup', 240),
  aDairy('kalsyum-duyu', 200, 'legume'),
  // The dinner has no calcium, and 80 % of 775 mg are 620 mg.
  ...[616, 624, 800].map((calciumMg) =>
    aCookbookDish({
      id: `myeolchi-bap-${calciumMg}`,
      role: 'bowl',
      amounts: () => amountsOf({ energyKcal: 1192, calciumMg }),
      companions: { light: [], lightPlain: [], mild: [] },
    }),
  ),
  aCookbookDish({ id: 'keopi', role: 'addon', foods: ['coffee'] }),
  aCookbookDish({ id: 'ttalgi', role: 'addon', table: { seasonMonths: [5] } }),
  aCookbookDish({ id: 'gukmul', role: 'addon', table: { mainFoods: ['guk'] } }),
  aCookbookDish({ id: 'gyeran', role: 'addon', foods: ['tofu'], amounts: kcal(200) }),
  aCookbookDish({ id: 'goguma', role: 'addon', amounts: kcal(400) }),
  aCookbookDish({ id: 'namul-pack', role: 'addon', amounts: () => amountsOf({ energyKcal: 20, fiberG: 2 }) }),
  aCookbookDish({ id: 'nurungji', role: 'addon', table: { mainFoods: [RICE_DISH.white] } }),
  aCookbookDish({
    id: 'uyu-pack',
    role: 'addon',
    amounts: () => amountsOf({ energyKcal: 100, proteinG: 6 }),
  }),
  // Days of 1,580 kcal with a dinner of 400 kcal, too little for 2,000, and of 1,592 kcal, which is enough; other dishes give less.
  ...[1180, 1192, 900, 788].map((energy) => {
    const companions = { light: [] };
    return aCookbookDish({ id: `bap-${energy}`, role: 'bowl', amounts: kcal(energy), companions });
  }),
  // The dinner has no fibre, and a day needs 22.5 g.
  ...[20, 24].map((fiberG) =>
    aCookbookDish({
      id: `boribap-${fiberG}`,
      role: 'bowl',
      amounts: () => amountsOf({ energyKcal: 1192, fiberG }),
      companions: { light: [] },
    }),
  ),
  ...[20, 52].map((proteinG) =>
    aCookbookDish({
      id: `kongbap-${proteinG}`,
      role: 'bowl',
      amounts: () => amountsOf({ energyKcal: 1192, fiberG: 60, proteinG }),
      companions: { light: [] },
    }),
  ),
]);
const [SATURDAY = ''] = DATES;
const LUNCH_AND_DINNER = { lunch: laid('guk'), dinner: laid('jjim') };

type Asked = {
  readonly body?: BodyAnswers;
  readonly answers?: Partial<Survey>;
  readonly meals?: Readonly<Partial<Record<MealTime, MealSlot>>>;
  /** Extras of the other persons. */
  readonly others?: readonly StatedExtras[];
};

/** Findings against the extras of a Saturday with lunch and dinner. */
function against(
  extras: StatedExtras,
  { body = {}, answers = {}, meals = LUNCH_AND_DINNER, others = [] }: Asked = {},
) {
  const persons = [{ ...aStranger('self'), answers: body }];
  const week = aSmallWeek({ 0: meals }, { answers: { persons, ...answers } });
  const days = week.days.map((day, at): PlanToVerify['days'][number] =>
    at === 0 ? { ...day, extras: [extras, ...others] } : day,
  );
  return extraCheck(checkedPlan(dishes, { ...week, days }), dishes).map(
    ({ outcome, text }) => `${outcome}: ${text}`,
  );
}

it('finds what nobody may eat besides a meal', () => {
  const gim = { id: 'gim' };
  expect(against({})).toEqual(['ok: 0 foods nothing is against']);
  expect(against({ lunch: gim })).toEqual(['ok: 1 foods nothing is against']);
  expect(against({ lunch: gim, dinner: { id: 'keopi' } })).toEqual(['ok: 2 foods nothing is against']);
  expect(against({ breakfast: gim })).toEqual([`failed: ${SATURDAY} breakfast gim: beside no meal`]);
  expect(against({ lunch: gim, dinner: gim })).toEqual([`failed: ${SATURDAY}: a food twice`]);
  // A side, and a food from another kitchen.
  for (const id of ['uyu', 'gim.mild', 'nothing'])
    expect(against({ lunch: { id } })).toEqual([`failed: ${SATURDAY} lunch: no add-on ${id}`]);
  const body = { warfarin: 'yes' } as const;
  expect(against({ lunch: gim }, { body })).toEqual([
    expect.stringContaining(`${SATURDAY}: beside what medicines or kidneys bound`),
  ]);
  expect(against({}, { body })).toEqual(['ok: 0 foods nothing is against']);
  expect(against({ lunch: gim }, { answers: { excludedFoods: ['gim'] } })).toEqual([
    expect.stringMatching(new RegExp(`^failed: ${SATURDAY} lunch gim: `)),
  ]);
});

it('finds coffee at breakfast beside thyroid hormone, and at no other meal', () => {
  const body = { thyroidDrug: 'yes' } as const;
  const meals = { ...LUNCH_AND_DINNER, breakfast: laid('bibim') };
  const keopi = { id: 'keopi' };
  expect(against({ breakfast: keopi }, { body, meals })).toEqual([
    expect.stringMatching(new RegExp(`^failed: ${SATURDAY} breakfast keopi: .*coffee`)),
  ]);
  expect(against({ lunch: keopi }, { body, meals })).toEqual(['ok: 1 foods nothing is against']);
  expect(against({ breakfast: keopi }, { meals })).toEqual(['ok: 1 foods nothing is against']);
});

it('finds what was refused, is out of season or like what the day serves', () => {
  const refusing = { refusedExtras: ['keopi'] };
  expect(against({ lunch: { id: 'keopi' } }, { answers: refusing })).toEqual([
    `failed: ${SATURDAY} lunch keopi: refused`,
  ]);
  const mild = { ...refusing, healthConditions: ['hypertension'] } as const;
  expect(against({ lunch: { id: 'keopi.mild' } }, { answers: mild })).toEqual([
    `failed: ${SATURDAY} lunch keopi.mild: refused`,
  ]);
  expect(against({ lunch: { id: 'gim' } }, { answers: refusing })).toEqual([
    'ok: 1 foods nothing is against',
  ]);
  expect(against({ lunch: { id: 'ttalgi' } })).toEqual([`failed: ${SATURDAY} lunch ttalgi: out of season`]);
  // Like a leading dish, and like a companion.
  expect(against({ dinner: { id: 'gukmul' } })).toEqual([
    `failed: ${SATURDAY} dinner gukmul: like what the day serves`,
  ]);
  expect(
    against({ dinner: { id: 'gim' } }, { meals: { lunch: laid('guk', 'gim'), dinner: laid('jjim') } }),
  ).toEqual([`failed: ${SATURDAY} dinner gim: like what the day serves`]);
  const usual = { kind: 'recipe', id: 'guk', style: 'cookedRecipe' } as const;
  expect(against({ dinner: { id: 'nurungji' } }, { meals: { lunch: usual, dinner: laid('jjim') } })).toEqual([
    `failed: ${SATURDAY} dinner nurungji: like what the day serves`,
  ]);
});

it('finds food for nobody, after a stomach operation, and on a day that is not chosen yet', () => {
  const gim = { id: 'gim' };
  expect(against({}, { others: [{ lunch: gim }] })).toEqual([`failed: ${SATURDAY}: by nobody at the table`]);
  expect(against({ lunch: { id: 'keopi.mild' } }, { body: { stomach: 'over3Months' } })).toEqual([
    `failed: ${SATURDAY}: after a stomach operation`,
  ]);
  const meals = { ...LUNCH_AND_DINNER, breakfast: { kind: 'empty', reason: 'noCandidate' } } as const;
  expect(against({ lunch: gim }, { meals })).toEqual([
    `failed: ${SATURDAY}: on a day with a meal still to be chosen`,
  ]);
});

it('finds food that a day does not lack, or more of it', () => {
  const day = (energy: number) => ({ meals: { lunch: laid(`bap-${energy}`), dinner: laid('jjim') } });
  const [egg, potato] = [{ id: 'gyeran' }, { id: 'goguma' }];
  const tooMuch = [`failed: ${SATURDAY}: more than the day lacks`];
  expect(against({ lunch: egg }, day(1192))).toEqual(tooMuch);
  expect(against({ lunch: egg }, day(1180))).toEqual(['ok: 1 foods nothing is against']);
  expect(against({ lunch: egg, dinner: potato }, day(1180))).toEqual(tooMuch);
  expect(against({ lunch: egg, dinner: potato }, day(900))).toEqual(['ok: 2 foods nothing is against']);
  const leaves = (fiberG: number) => {
    const meals = { lunch: laid(`boribap-${fiberG}`), dinner: laid('jjim') };
    return against({ lunch: { id: 'namul-pack' } }, { meals });
  };
  expect([leaves(20), leaves(24)]).toEqual([['ok: 1 foods nothing is against'], tooMuch]);
  // The planned meals have to have 49.5 g of protein, nine tenths of 55 g.
  const withProtein = (grams: number) => ({
    meals: { lunch: laid(`kongbap-${grams}`), dinner: laid('jjim') },
  });
  expect(against({ lunch: { id: 'uyu-pack' } }, withProtein(20))).toEqual(['ok: 1 foods nothing is against']);
  expect(against({ lunch: { id: 'uyu-pack' } }, withProtein(52))).toEqual(tooMuch);
  expect(against({ lunch: { id: 'namul-pack' } }, withProtein(20))).toEqual(tooMuch);
  // A floor of 1,200 kcal exceeds the share of her need that counts as enough, and has to be reached in full.
  const small = {
    ...aStranger('self'),
    sex: 'female',
    birthYear: 1966,
    heightCm: 140,
    weightKg: 40,
  } as const;
  const persons = [{ ...small, activity: 'sedentary' }] as const;
  expect(against({ lunch: egg }, { ...day(788), answers: { persons } })).toEqual([
    'ok: 1 foods nothing is against',
  ]);
});

it('finds dairy for the calcium of a day that has enough, of people whose calcium does not come first, and twice', () => {
  const dairy = (
    calciumMg: number,
    asked: Asked = {},
    extras: StatedExtras = { lunch: { id: 'yogeoteu-cup' } },
  ) =>
    against(extras, { ...asked, meals: { lunch: laid(`myeolchi-bap-${calciumMg}`), dinner: laid('jjim') } });
  const tooMuch = [`failed: ${SATURDAY}: more than the day lacks`];
  const vegetarian = { answers: { eatingStyles: ['vegetarian'] } } as const;
  expect(dairy(616, vegetarian)).toEqual(['ok: 1 foods nothing is against']);
  expect(dairy(624, vegetarian)).toEqual(tooMuch);
  expect(dairy(616)).toEqual(tooMuch);
  expect(dairy(616, vegetarian, { lunch: { id: 'gyeran' } })).toEqual(tooMuch);
  const older = { answers: { persons: [{ ...aStranger('self'), birthYear: 1955 }] } } as const;
  expect(dairy(616, older, { lunch: { id: 'kalsyum-duyu.mild' } })).toEqual([
    'ok: 1 foods nothing is against',
  ]);
  const cup = { lunch: { id: 'yogeoteu-cup.mild' } };
  expect(dairy(616, older, cup)).toEqual(['ok: 1 foods nothing is against']);
  expect(dairy(800, older, cup)).toEqual(tooMuch);
  expect(dairy(616, vegetarian, { lunch: { id: 'yogeoteu-cup' }, dinner: { id: 'yogeoteu' } })).toEqual([
    expect.stringContaining(`${SATURDAY}: a food twice`),
  ]);
});

it('finds dairy at breakfast beside thyroid hormone, and at no other meal', () => {
  const meals = { breakfast: laid('bibim'), lunch: laid('guk'), dinner: laid('jjim') };
  const asked = { meals, answers: { healthConditions: ['thyroidDisease'] } } as const;
  const yogurt = { id: 'yogeoteu' };
  const fault = expect.stringMatching(/breakfast yogeoteu\S*: calcium beside thyroid hormone/);
  expect(against({ breakfast: yogurt }, { meals, body: { thyroidDrug: 'yes' } })).toEqual([fault]);
  expect(against({ lunch: yogurt }, { meals, body: { thyroidDrug: 'yes' } })).not.toEqual([fault]);
  expect(against({ breakfast: { id: 'yogeoteu.mild' } }, asked)).toEqual([fault]);
  const soy = expect.stringMatching(/breakfast kalsyum-duyu\S*: calcium beside thyroid hormone/);
  expect(against({ breakfast: { id: 'kalsyum-duyu.mild' } }, asked)).toEqual([soy]);
});

it('reads whose food it is in the order of the answers', () => {
  const operated = { ...aStranger('self'), answers: { stomach: 'over3Months' } } as const;
  const asked = {
    answers: { targets: ['spouse', 'self'], persons: [aStranger('spouse'), operated] },
  } as const;
  const coffee = { lunch: { id: 'keopi.mild' } };
  expect(against(coffee, asked)).toEqual(['ok: 1 foods nothing is against']);
  expect(against({}, { ...asked, others: [coffee] })).toEqual([
    `failed: ${SATURDAY}: after a stomach operation`,
  ]);
});

it('says nothing of a plan that tells nothing', () => {
  const week = aSmallWeek({ 0: { lunch: laid('guk') } });
  expect(extraCheck(checkedPlan(dishes, week), dishes)).toEqual([]);
});
