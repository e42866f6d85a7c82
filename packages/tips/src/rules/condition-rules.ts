import { foodLabel } from '@kkini/domain';
import { judgeSwap } from '../checks/judge-bullet.ts';
import type { TipProfile, TipSwap } from '../model/tip.ts';
import { cold, enoughProtein, fries, hasPieces, iodineRich, lean, oilyFish, sweetish } from './dish-holds.ts';
import type { TipContext } from './tip-context.ts';
import { type TipRule, WEIGHT } from './tip-rule.ts';

type Holds = (context: TipContext) => boolean;
const always: Holds = () => true;

const soupy: Holds = ({ reading }) => reading.shape === 'soup';
const brothy: Holds = ({ reading }) => reading.traits.broth;
const home: Holds = ({ reading }) => !reading.bought;
const bought: Holds = ({ reading }) => reading.bought;
const greens =
  (grams: number): Holds =>
  ({ reading }) =>
    reading.vegetableGrams >= grams;
const kind =
  (...kinds: readonly string[]): Holds =>
  ({ reading }) =>
    kinds.includes(reading.protein?.kind ?? '');
const starchForm =
  (...forms: readonly string[]): Holds =>
  ({ reading }) =>
    forms.includes(reading.starch?.form ?? '');
const both =
  (a: Holds, b: Holds): Holds =>
  (context) =>
    a(context) && b(context);
const not =
  (a: Holds): Holds =>
  (context) =>
    !a(context);
const has =
  (id: string): Holds =>
  ({ reading }) =>
    reading.has(id);
/** No amount of water is advised to people whose care team may limit it (nutrition-rules section 7). */
const mayDrink: Holds = ({ facts }) =>
  !facts.people.healthConditions.includes('heartDisease') &&
  !facts.people.healthConditions.includes('liverDisease');

/** Potassium is a goal of everybody at the table (safety-rules section 6.1). */
const aimsAtPotassium: Holds = ({ facts }) => facts.people.persons.every((each) => each.isPotassiumAimed);

const { measured, fitting, general } = WEIGHT;

type Row = readonly [id: string, holds: Holds, weight: number, topic?: string];

const ROWS: readonly Row[] = [
  ['diabetes.oneStarch', starchForm('noodles', 'riceCake'), fitting],
  ['diabetes.noRiceInSoup', both(soupy, starchForm('rice')), fitting],
  ['diabetes.moreGreens', not(greens(120)), fitting, 'greens'],
  ['diabetes.greensThere', greens(120), general, 'greens'],
  ['diabetes.regular', always, general],
  ['diabetes.noDrink', always, general, 'drink'],
  ['diabetes.sugarFigure', sweetish, general],
  ['diabetes.day', always, general],
  ['gout.lessBroth', brothy, fitting, 'broth'],
  ['gout.spread', kind('fish', 'shellfish', 'poultry', 'meat'), fitting],
  ['gout.gentle', kind('tofu', 'egg', 'dairy'), fitting],
  ['gout.purineFigure', always, general, 'purine'],
  ['gout.purineDay', always, general, 'purine'],
  ['gout.water', mayDrink, general, 'drink'],
  ['gout.greens', greens(80), general, 'greens'],
  ['gout.moreGreens', not(greens(80)), general, 'greens'],
  ['hypertension.halfBroth', brothy, fitting, 'broth'],
  ['hypertension.onePickle', always, general],
  ['hypertension.potassium', aimsAtPotassium, general],
  ['hypertension.flavour', home, general],
  ['hypertension.sodiumFigure', always, general],
  ['hypertension.habit', always, general],
  ['obesity.halfPlate', not(greens(200)), general, 'greens'],
  ['obesity.lessOil', fries, general, 'oil'],
  ['obesity.slowly', always, general, 'slow'],
  ['obesity.energyShare', always, general, 'energy'],
  ['obesity.day', always, general, 'energy'],
  ['dyslipidemia.trim', both(kind('meat', 'poultry'), not(lean)), fitting, 'fat'],
  ['dyslipidemia.lean', lean, general, 'fat'],
  ['dyslipidemia.fish', both(kind('fish'), oilyFish), fitting],
  ['dyslipidemia.egg', has('chicken_egg'), fitting],
  ['dyslipidemia.fiber', always, general, 'greens'],
  ['dyslipidemia.saturated', always, general],
  ['dyslipidemia.oil', fries, general, 'oil'],
  ['heartDisease.fluid', always, general],
  ['heartDisease.smallMeals', always, general, 'slow'],
  ['heartDisease.both', always, general],
  ['thyroidDisease.seaweed', iodineRich, fitting],
  ['thyroidDisease.medicine', always, general],
  ['thyroidDisease.steady', always, general],
  ['thyroidDisease.protein', always, general],
  ['liverDisease.cookThrough', both(home, kind('fish', 'shellfish', 'poultry', 'meat', 'egg')), measured],
  ['liverDisease.hotBought', both(bought, not(cold)), fitting],
  ['liverDisease.protein', always, general],
  ['liverDisease.noGaps', always, general],
  ['liverDisease.noConcentrate', always, general],
  ['diet.fill', always, general, 'greens'],
  ['diet.keep', always, general],
  ['diet.energy', always, general, 'energy'],
  ['diet.oil', fries, general, 'oil'],
  ['vegetarian.addBean', not(kind('tofu', 'legume')), fitting, 'bean'],
  ['vegetarian.beanThere', kind('tofu', 'legume'), fitting, 'bean'],
  ['vegetarian.iron', always, general],
  ['vegetarian.habit', always, general],
  ['vegetarian.variety', kind('tofu', 'legume'), general],
  ['muscleGain.protein', enoughProtein, fitting],
  ['muscleGain.carb', always, general],
  ['muscleGain.spread', always, general],
  ['muscleGain.greens', always, general, 'greens'],
  ['glutenFree.label', always, fitting],
  ['glutenFree.kitchen', home, general],
  ['glutenFree.ask', bought, general],
  ['glutenFree.grain', starchForm('rice', 'rawRice', 'tuber'), general],
  ['glutenFree.whole', always, general],
  ['lowSugar.figure', always, general],
  ['lowSugar.habit', always, general],
  ['lowSugar.taste', home, general],
  ['lowSugar.drink', always, general, 'drink'],
  ['lowSodium.figure', always, general],
  ['lowSodium.taste', home, general],
  ['lowSodium.side', always, general],
  ['lowCarbohydrate.share', always, general],
  ['lowCarbohydrate.fill', always, general, 'greens'],
  ['lowCarbohydrate.fat', always, general, 'oil'],
  ['lowCarbohydrate.steady', always, general],
];

/** The rows a profile speaks through beside its own: care for blood sugar, and what guards the heart (section 5). */
const ALSO: Readonly<Partial<Record<TipProfile, readonly string[]>>> = {
  care: ['diabetes'],
  heartDisease: [
    'heartDisease',
    'hypertension.halfBroth',
    'hypertension.onePickle',
    'hypertension.habit',
    'dyslipidemia.trim',
    'dyslipidemia.lean',
  ],
};

/** What a condition or style adds to this dish. */
export function conditionRules(profile: TipProfile): readonly TipRule[] {
  const own = ALSO[profile] ?? [profile];
  const seen = new Set<string>();
  return ROWS.filter(([id]) => own.includes(id) || own.includes(id.split('.')[0] ?? '')).flatMap(
    ([id, holds, weight, topic]) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const plain = rule(id, { holds, weight, topic });
      return [id === ADDS_BEAN ? { ...plain, ...BEAN_OFFER } : plain];
    },
  );
}

const ADDS_BEAN = 'vegetarian.addBean';
const BEANS = ['tofu', 'soybean'];

/** The bean a vegetarian may add to this dish. */
function beanOf(context: TipContext): TipSwap | null {
  const offer = (to: string): TipSwap => ({ from: null, to });
  const to = BEANS.find((id) => judgeSwap(offer(id), { section: 'condition', context }) === null);
  return to === undefined ? null : offer(to);
}

const BEAN_OFFER: Pick<TipRule, 'slots' | 'swap'> = {
  slots: (context) => {
    const bean = beanOf(context);
    return { to: bean === null ? undefined : foodLabel(context.taxonomy, bean.to) };
  },
  swap: beanOf,
};

/** What children and older people need beside it (section 1). */
export const STAGE_RULES: Readonly<Record<'child' | 'parents', readonly TipRule[]>> = {
  child: [
    rule('stage.childPieces', { holds: hasPieces, weight: measured, topic: 'child' }),
    rule('stage.child', { holds: always, weight: general, topic: 'child' }),
  ],
  parents: [
    rule('stage.parentsPieces', { holds: hasPieces, weight: measured, topic: 'parents' }),
    rule('stage.parents', { holds: always, weight: general, topic: 'parents' }),
  ],
};

type RowParts = { readonly holds: Holds; readonly weight: number; readonly topic: string | undefined };

function rule(id: string, { holds, weight, topic }: RowParts): TipRule {
  return {
    id,
    section: 'condition',
    ...(topic !== undefined && { topic }),
    weight: (context) => (holds(context) ? weight : 0),
  };
}
