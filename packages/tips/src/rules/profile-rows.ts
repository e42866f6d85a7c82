import { CONDITION_FACTS } from '@kkini/domain/limits';
import type { TipProfile } from '../model/tip.ts';
import { cold, enoughProtein, fries, iodineRich, lean, oilyFish, sweetish } from './dish-holds.ts';
import type { TipContext } from './tip-context.ts';
import { WEIGHT } from './tip-rule.ts';

/** Whether a row applies to a dish. */
export type Holds = (context: TipContext) => boolean;
/** Applies to every dish. */
export const always: Holds = () => true;

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
/** People whose care team may limit fluid are not advised an amount of water (nutrition-rules section 7). */
const mayDrink: Holds = ({ facts }) =>
  !facts.people.healthConditions.some((condition) => CONDITION_FACTS[condition].limitsFluid);

/** Everybody at the table has the goal potassium (safety-rules section 6.1). */
const aimsAtPotassium: Holds = ({ facts }) => facts.people.persons.every((each) => each.isPotassiumAimed);

const { measured, fitting, general } = WEIGHT;

/** A rule by its id: the dishes it applies to, its weight, and its topic where that is mentioned only once. */
export type ProfileRow = readonly [id: string, holds: Holds, weight: number, topic?: string];

/** The rows of each condition and style. A condition has at least three. */
export const PROFILE_ROWS: Readonly<Record<Exclude<TipProfile, 'care'>, readonly ProfileRow[]>> = {
  diabetes: [
    ['diabetes.oneStarch', starchForm('noodles', 'riceCake'), fitting],
    ['diabetes.noRiceInSoup', both(soupy, starchForm('rice')), fitting],
    ['diabetes.moreGreens', not(greens(120)), fitting, 'greens'],
    ['diabetes.greensThere', greens(120), general, 'greens'],
    ['diabetes.regular', always, general],
    ['diabetes.noDrink', always, general, 'drink'],
    ['diabetes.sugarFigure', sweetish, general],
    ['diabetes.day', always, general],
  ],
  gout: [
    ['gout.lessBroth', brothy, fitting, 'broth'],
    ['gout.spread', kind('fish', 'shellfish', 'poultry', 'meat'), fitting],
    ['gout.gentle', kind('tofu', 'egg', 'dairy'), fitting],
    ['gout.purineFigure', always, general, 'purine'],
    ['gout.purineDay', always, general, 'purine'],
    ['gout.water', mayDrink, general, 'drink'],
    ['gout.greens', greens(80), general, 'greens'],
    ['gout.moreGreens', not(greens(80)), general, 'greens'],
  ],
  hypertension: [
    ['hypertension.halfBroth', brothy, fitting, 'broth'],
    ['hypertension.onePickle', always, general],
    ['hypertension.potassium', aimsAtPotassium, general],
    ['hypertension.flavour', home, general],
    ['hypertension.sodiumFigure', always, general],
    ['hypertension.habit', always, general],
  ],
  obesity: [
    ['obesity.halfPlate', not(greens(200)), general, 'greens'],
    ['obesity.lessOil', fries, general, 'oil'],
    ['obesity.slowly', always, general, 'slow'],
    ['obesity.energyShare', always, general, 'energy'],
    ['obesity.day', always, general, 'energy'],
  ],
  dyslipidemia: [
    ['dyslipidemia.trim', both(kind('meat', 'poultry'), not(lean)), fitting, 'fat'],
    ['dyslipidemia.lean', lean, general, 'fat'],
    ['dyslipidemia.fish', both(kind('fish'), oilyFish), fitting],
    ['dyslipidemia.egg', has('chicken_egg'), fitting],
    ['dyslipidemia.fiber', always, general, 'greens'],
    ['dyslipidemia.saturated', always, general],
    ['dyslipidemia.oil', fries, general, 'oil'],
  ],
  heartDisease: [
    ['heartDisease.fluid', always, general],
    ['heartDisease.smallMeals', always, general, 'slow'],
    ['heartDisease.both', always, general],
  ],
  thyroidDisease: [
    ['thyroidDisease.seaweed', iodineRich, fitting],
    ['thyroidDisease.medicine', always, general],
    ['thyroidDisease.steady', always, general],
    ['thyroidDisease.protein', always, general],
  ],
  liverDisease: [
    ['liverDisease.cookThrough', both(home, kind('fish', 'shellfish', 'poultry', 'meat', 'egg')), measured],
    ['liverDisease.hotBought', both(bought, not(cold)), fitting],
    ['liverDisease.protein', always, general],
    ['liverDisease.noGaps', always, general],
    ['liverDisease.noConcentrate', always, general],
  ],
  diet: [
    ['diet.fill', always, general, 'greens'],
    ['diet.keep', always, general],
    ['diet.energy', always, general, 'energy'],
    ['diet.oil', fries, general, 'oil'],
  ],
  vegetarian: [
    ['vegetarian.addBean', not(kind('tofu', 'legume')), fitting, 'bean'],
    ['vegetarian.beanThere', kind('tofu', 'legume'), fitting, 'bean'],
    ['vegetarian.iron', always, general],
    ['vegetarian.habit', always, general],
    ['vegetarian.variety', kind('tofu', 'legume'), general],
  ],
  muscleGain: [
    ['muscleGain.protein', enoughProtein, fitting],
    ['muscleGain.carb', always, general],
    ['muscleGain.spread', always, general],
    ['muscleGain.greens', always, general, 'greens'],
  ],
  glutenFree: [
    ['glutenFree.label', always, fitting],
    ['glutenFree.kitchen', home, general],
    ['glutenFree.ask', bought, general],
    ['glutenFree.grain', starchForm('rice', 'rawRice', 'tuber'), general],
    ['glutenFree.whole', always, general],
  ],
  lowSugar: [
    ['lowSugar.figure', always, general],
    ['lowSugar.habit', always, general],
    ['lowSugar.taste', home, general],
    ['lowSugar.drink', always, general, 'drink'],
  ],
  lowSodium: [
    ['lowSodium.figure', always, general],
    ['lowSodium.taste', home, general],
    ['lowSodium.side', always, general],
  ],
  lowCarbohydrate: [
    ['lowCarbohydrate.share', always, general],
    ['lowCarbohydrate.fill', always, general, 'greens'],
    ['lowCarbohydrate.fat', always, general, 'oil'],
    ['lowCarbohydrate.steady', always, general],
  ],
};
