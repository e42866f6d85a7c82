import { parseArgs } from 'node:util';
import {
  type DayPlan,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  openCookbook,
  type Person,
  type Product,
  planPermission,
  type Recipe,
  type Survey,
} from '@kkini/domain';
import { componentsOf, personPortion, type Table } from '@kkini/domain/portions';
import { assessWeek, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { RandomSource } from '../catalogues/random-source.ts';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realCatalogue, realFoods } from '../catalogues/real-catalogue.ts';
import { HOUSEHOLDS, randomHousehold } from '../verdicts/random-household.ts';
import { randomVisitor } from '../visits/random-visitor.ts';

const COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
/** Kinds of visitors who cook three meals a day. */
const KINDS = {
  'no condition': {},
  diabetes: { healthConditions: ['diabetes'] },
  hypertension: { healthConditions: ['hypertension'] },
  'low carbohydrate': { eatingStyles: ['lowCarbohydrate'] },
  'muscle gain': { eatingStyles: ['muscleGain'] },
  diet: { eatingStyles: ['diet'] },
} as const satisfies Readonly<Record<string, Partial<Survey>>>;
/** Starch relative to its topping, as shares of the recipe's ratio; hundredths may be rounded. */
const SHARES = { least: 2 / 3 - 0.005, most: 4 / 3 + 0.005 };
/** Rice of two meals of a day beside a table that nobody would serve the same person, g apart. */
const SWING_G = 140;

type Numbered = { readonly survey: Survey; readonly number: number };
type Foods = ReturnType<typeof realFoods>;

/**
 * Counts the plates of laid weeks that a cook would not serve, and the days within their limits: for made-up visitors of any
 * kind, then for people alone and households of each kind.
 */
function measurePlates(): void {
  const { values } = parseArgs({
    options: {
      visitors: { type: 'string', default: '90' },
      each: { type: 'string', default: '50' },
      from: { type: 'string', default: '1' },
    },
  });
  const from = Number(values.from);
  const numbersOf = (count: string) => Array.from({ length: Number(count) }, (_, at) => from + at);
  const foods = realFoods();
  const plates = new PlateReader();
  print(
    'Visitors | Weeks | Bowls | too much starch | too little | Person-days | rice swings | Days within | below a floor',
  );
  const drawn = numbersOf(values.visitors).map((number) => ({
    number,
    survey: randomVisitor(new RandomSource(number * 7919 + 31337)),
  }));
  report('any visitor', drawn.filter(mayPlan), { foods, plates });
  for (const [name, changes] of Object.entries(KINDS)) {
    const own = numbersOf(values.each).map((number) => ({ number, survey: aHome(number, changes) }));
    report(name, own, { foods, plates });
  }
}

function mayPlan({ survey }: Numbered): boolean {
  return planPermission(survey, Number(survey.startDate.slice(0, 4))).kind !== 'refuse';
}

/** Every second home is one person alone, the others are households of any kind. */
function aHome(number: number, changes: Partial<Survey>): Survey {
  const kinds = Object.values(HOUSEHOLDS);
  const kind = kinds[(number >> 1) % kinds.length] ?? HOUSEHOLDS.couple;
  const people = randomHousehold(kind, number);
  const persons = number % 2 === 0 ? people : people.slice(0, 1);
  const free = { healthConditions: [], eatingStyles: [], excludedFoods: [], excludedFoodStrictness: [] };
  const targets = persons.map(({ target }) => target);
  return { ...randomSurvey(number), ...free, mealStyles: COOKED, persons, targets, ...changes };
}

function report(
  name: string,
  surveys: readonly Numbered[],
  { foods, plates }: { readonly foods: Foods; readonly plates: PlateReader },
): void {
  const eaten = surveys.map((each) => eatenWeek(each, foods, plates));
  const bowls = eaten.flatMap((week) => week.days).flatMap((day) => day.filter(({ isBowl }) => isBowl));
  const days = eaten.flatMap((week) => week.days);
  const verdicts = eaten.flatMap((week) => week.verdicts);
  print(
    [
      name,
      eaten.length,
      bowls.length,
      bowls.filter(({ share }) => share > SHARES.most).length,
      bowls.filter(({ share }) => share < SHARES.least).length,
      days.length,
      days.filter(swings).length,
      `${((100 * verdicts.filter((each) => each === 'within').length) / verdicts.length).toFixed(1)} %`,
      verdicts.filter((each) => each === 'belowFloor').length,
    ].join(' | '),
  );
}

/** The plates of each person on each day of a planned week, and the verdicts on its days. */
function eatenWeek(
  { survey, number }: Numbered,
  { taxonomy, candidates, tables }: Foods,
  plates: PlateReader,
) {
  const visitor = makeVisitor(taxonomy, survey);
  const seed = seedFrom('plates', number);
  const { week } = planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed });
  const { days } = assessWeek({ week, candidates, tables, visitor });
  const plateOf = ({ slots }: DayPlan, time: MealTime, person: (typeof visitor.persons)[number]) =>
    plates.read(slots[time], { person, mealTime: time, table: visitor });
  return {
    verdicts: days.map(({ verdict }) => verdict),
    days: week.flatMap((day) =>
      visitor.persons.map((person) => MEAL_TIMES.flatMap((time) => plateOf(day, time, person) ?? [])),
    ),
  };
}

function swings(day: readonly ReadPlate[]): boolean {
  const rice = day.flatMap(({ riceBesideG }) => riceBesideG ?? []);
  return Math.max(...rice) - Math.min(...rice) >= SWING_G;
}

function print(row: string): void {
  console.log(`| ${row} |`);
}

/** The starch on somebody's plate: relative to the topping in one bowl, or as grams of rice beside a table. */
type ReadPlate = {
  readonly isBowl: boolean;
  /** Starch relative to the main dish, as a share of the recipe's ratio. */
  readonly share: number;
  readonly riceBesideG: number | null;
};

type Eating = { readonly person: Person; readonly mealTime: MealTime; readonly table: Table };

/** Reads the plates of meals of the bundled catalogue. */
class PlateReader {
  private readonly entryOf: (slot: MealSlot) => Recipe | Product | null;

  constructor() {
    const { cookbook, products } = realCatalogue();
    const book = openCookbook(cookbook);
    const recipes = new Map(book.recipes.map((recipe) => [recipe.id, recipe]));
    const bought = new Map(products.map((product) => [product.id, product]));
    this.entryOf = (slot) => {
      if (!('id' in slot)) return null;
      if (slot.kind === 'product') return bought.get(slot.id) ?? null;
      if (slot.companions === undefined) return recipes.get(slot.id) ?? null;
      return book.mealWith(
        slot.id,
        slot.companions.map(({ id }) => id),
      );
    };
  }

  /** The plate of a meal; null where it is empty or has no starch of its own. */
  read(slot: MealSlot, { person, mealTime, table }: Eating): ReadPlate | null {
    const entry = this.entryOf(slot);
    if (entry === null) return null;
    const kind = 'steps' in entry ? 'recipe' : 'product';
    const components = componentsOf(entry);
    const { nutrition } = entry;
    const soldFor = 'steps' in entry ? undefined : entry.soldFor;
    const portion = personPortion(person, { nutrition, components, kind, soldFor }, { mealTime, table });
    const served = components.starches.reduce((sum, { units }) => sum + units, 0);
    if (components.isMixed || served === 0) return null;
    const units = portion.starches.reduce((sum, starch) => sum + starch.units, 0);
    const isBowl = isOneBowl(entry);
    const rice = portion.starches.find((starch) => starch.kind === 'rice');
    return {
      isBowl,
      share: units / served / portion.mainFactor,
      riceBesideG: isBowl ? null : (rice?.grams ?? null),
    };
  }
}

/** Judged from the dish, not from its components, which portions depend on. */
function isOneBowl(entry: Recipe | Product): boolean {
  return 'steps' in entry ? entry.role === 'bowl' : entry.method === 'noodles' || entry.method === 'riceBowl';
}

measurePlates();
