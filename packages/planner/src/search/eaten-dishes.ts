import { type MealTime, NUTRIENTS, type Nutrient } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { followsLead, leadOf, type MealsOfTable, mealsOfTable, PortionChooser } from '@kkini/domain/portions';
import { ANY_PLATE, ON_PLATES, type PlateWalls, plateWalls } from '../constraints/plate-walls.ts';
import type { DayLimits } from '../limits/day-limits.ts';
import { countedAlong } from '../limits/people/counted-along.ts';
import type { Candidate } from '../model/candidate.ts';
import { DAY_AMOUNTS, noAmounts } from '../model/day-amounts.ts';
import { UNBOUNDED } from '../model/others-amounts.ts';
import type { CountedAlong } from '../model/shared-amounts.ts';
import type { Visitor } from '../model/visitor.ts';
import { EatenDish, type EatenPlate, exceedsWalls, type MealWalls } from './eaten-dish.ts';
import type { PreparedCatalogue } from './prepared-catalogue.ts';

/**
 * The amounts of dishes at some catalogue positions, as numbers in a few large blocks outside of the heap that V8 collects: an array
 * for each dish would be much of what a planning thread has in memory.
 */
class AmountRows {
  /** By position, the number of its row from 1 on; 0 without one. */
  private readonly rowAt: Int32Array;
  private readonly blocks: Float64Array[] = [];
  private used = 0;

  constructor(positions: number) {
    this.rowAt = new Int32Array(positions);
  }

  /** The amounts at a position, in the order of `DAY_AMOUNTS`; undefined without any. */
  at(position: number): Float64Array | undefined {
    const row = (this.rowAt[position] ?? 0) - 1;
    const start = (row % ROWS) * DAY_AMOUNTS;
    return row < 0 ? undefined : this.blocks[Math.floor(row / ROWS)]?.subarray(start, start + DAY_AMOUNTS);
  }

  /** One of these amounts; undefined without any. */
  amountAt(position: number, index: number): number | undefined {
    const row = (this.rowAt[position] ?? 0) - 1;
    return row < 0 ? undefined : this.blocks[Math.floor(row / ROWS)]?.[(row % ROWS) * DAY_AMOUNTS + index];
  }

  /** A row of zeros for a position. */
  add(position: number): Float64Array {
    if (this.used % ROWS === 0) this.blocks.push(new Float64Array(ROWS * DAY_AMOUNTS));
    this.used += 1;
    this.rowAt[position] = this.used;
    return this.at(position) ?? noAmounts();
  }
}

/** Rows of a block. */
const ROWS = 128;

/** Everybody's meal, and the factors by which the amounts of everybody but the lead count. */
type Eating = MealsOfTable & { readonly countedAs: readonly CountedAlong[] };

/** Somebody beside the lead, whether their plate is like the lead's, and the factors by which its amounts count. */
type Along = {
  readonly chooser: PortionChooser;
  readonly follows: boolean;
  readonly counted: CountedAlong;
  /** The energy planned for their meal. */
  readonly kcal: number;
};

/**
 * The portions of one kind of person at one kind of meal, worked out on first use. Of a dish at a catalogue position
 * only numbers are kept: portions as objects would be most of what a planning thread has in memory.
 */
class MealPortions {
  /** The amounts a dish adds to its day, and the lead's own where others eat along; none of dishes eaten as served. */
  private readonly amounts: AmountRows;
  private readonly leadAmounts: AmountRows | null;
  /** By position and plate, servings of the main dish. */
  private readonly factors: Float64Array;
  private readonly candidates = new Map<number, Candidate>();
  private readonly knownLaid = new WeakMap<Candidate, EatenDish>();
  private readonly chooser: PortionChooser;
  private readonly along: readonly Along[];

  constructor(
    private readonly catalogue: PreparedCatalogue,
    { lead, along, countedAs }: Eating,
  ) {
    this.chooser = new PortionChooser(lead);
    this.along = along.map((meal, at) => ({
      chooser: new PortionChooser(meal),
      follows: followsLead(meal, lead),
      counted: countedAs[at] ?? NOT_COUNTED,
      kcal: meal.plannedKcal,
    }));
    const positions = catalogue.candidates.length;
    this.factors = new Float64Array(positions * (1 + along.length));
    this.amounts = new AmountRows(positions);
    this.leadAmounts = along.length === 0 ? null : new AmountRows(positions);
  }

  /** The amounts a dish adds to its day, in the order of `DAY_AMOUNTS`. */
  amountsAt(position: number): Float64Array {
    const known = this.amounts.at(position);
    if (known !== undefined) return known;
    const served = this.catalogue.candidates[position];
    return served === undefined ? NOTHING : this.keep(this.of(served, position), position);
  }

  private keep(eaten: EatenDish, position: number): Float64Array {
    const plates = 1 + this.along.length;
    for (let plate = 0; plate < plates; plate += 1)
      this.factors[position * plates + plate] = eaten.mainFactor(plate);
    if (eaten.isWhole) return eaten.amounts;
    const own = this.leadAmounts?.add(position);
    if (own !== undefined)
      for (const [index, nutrient] of NUTRIENTS.entries()) own[index] = eaten.leadAmount(nutrient);
    return eaten.countIn(this.amounts.add(position));
  }

  /** What the lead eats of a nutrient by its index; NaN where it is unknown. */
  statedAt(position: number, index: number): number {
    const dish = this.catalogue.candidates[position];
    const served = dish?.nutrition[NUTRIENTS[index] ?? 'energyKcal'] ?? null;
    if (served === null || dish?.components === undefined) return served ?? Number.NaN;
    const known = this.leadAmounts ?? this.amounts;
    const amount = known.amountAt(position, index);
    if (amount !== undefined) return amount;
    this.keep(this.of(dish, position), position);
    return known.amountAt(position, index) ?? Number.NaN;
  }

  /** Whether the dish at a position exceeds a wall by itself. */
  exceedsAt(position: number, walls: MealWalls): boolean {
    const served = this.catalogue.candidates[position];
    if (served === undefined) return false;
    const amounts = this.amountsAt(position);
    const first = position * (1 + this.along.length);
    return exceedsWalls(served, amounts, { ...walls, factorOf: (plate) => this.factors[first + plate] ?? 1 });
  }

  candidateAt(position: number): Candidate | undefined {
    const served = this.catalogue.candidates[position];
    if (served === undefined) return undefined;
    const candidate = this.candidates.get(position) ?? this.of(served, position).candidate;
    this.candidates.set(position, candidate);
    return candidate;
  }

  /** The portion of a meal whose companions are not the usual ones of the dish at a position, computed on first use. */
  laid(served: Candidate, position: number): EatenDish {
    const known = this.knownLaid.get(served);
    if (known !== undefined) return known;
    const eaten = this.of(served, position);
    this.knownLaid.set(served, eaten);
    return eaten;
  }

  /** The portion of a meal. Its unknown amounts take the estimates of the dish at a position. */
  of(served: Candidate, position: number): EatenDish {
    const estimates = this.catalogue.amountsAt(position);
    const { nutrition, components, kind, soldFor } = served;
    if (components === undefined) return new EatenDish(served, estimates, []);
    const dish = { nutrition, components, kind, soldFor };
    const own = this.chooser.choose(dish);
    const along = this.along.map(({ chooser, follows, counted, kcal }): EatenPlate => {
      return { portion: chooser.choose(dish, follows ? own : null), counted, kcal };
    });
    return new EatenDish(served, estimates, [{ portion: own, counted: NOT_COUNTED, kcal: 0 }, ...along]);
  }
}

/**
 * Kinds of meals whose portions are cached: most visitors say little about their bodies and share a few kinds. Surveys of every
 * condition and eating style without bodies have seventy kinds; with 32 cached, half were worked out again.
 */
const MOST_KEPT = 96;

/** The portions of a catalogue by kind of meal, a cache of the most recently used. */
const portionsFor = memoizeByObject((catalogue: PreparedCatalogue) => {
  const kept = new Map<string, MealPortions>();
  return (eating: Eating): MealPortions => {
    const key = JSON.stringify(eating, (_, value) => (typeof value === 'number' ? String(value) : value));
    const portions = kept.get(key) ?? new MealPortions(catalogue, eating);
    kept.delete(key);
    kept.set(key, portions);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return portions;
  };
});

/**
 * Every dish of a catalogue as the lead of a household eats it at a meal time (safety-rules section 5.2), with
 * amounts adjusted for the other people at the table. Plans are scored by these amounts.
 */
export class EatenDishes {
  private readonly portions: Readonly<Record<MealTime, MealPortions>>;
  private readonly plates: readonly PlateWalls[];
  /** Whether somebody's plate has a maximum of a weighed food. */
  private readonly weighsPlates: boolean;

  constructor(catalogue: PreparedCatalogue, visitor: Visitor) {
    const of = portionsFor(catalogue);
    const countedAs = countedAlong(visitor);
    const portionsAt = (time: MealTime) => of({ ...mealsOfTable(visitor, time), countedAs });
    this.portions = {
      breakfast: portionsAt('breakfast'),
      lunch: portionsAt('lunch'),
      dinner: portionsAt('dinner'),
    };
    const lead = leadOf(visitor);
    const along = visitor.persons.filter((each) => each !== lead);
    const ofLead = visitor.persons.includes(lead) ? plateWalls(lead, visitor) : ANY_PLATE;
    this.plates = [ofLead, ...along.map((person) => plateWalls(person, visitor))];
    this.weighsPlates = this.plates.some((most) => ON_PLATES.some((of) => most[of] < Infinity));
  }

  /** The dish at a position with the nutrition of the eaten portion; undefined without a dish. */
  candidateAt(mealTime: MealTime, position: number): Candidate | undefined {
    return this.portions[mealTime].candidateAt(position);
  }

  /**
   * The amounts of a meal in the order of `DAY_AMOUNTS`. An unknown amount is the catalogue's estimate, scaled to the
   * portion.
   */
  amountsAt(mealTime: MealTime, position: number): Float64Array {
    return this.portions[mealTime].amountsAt(position);
  }

  /** Eaten amounts of a nutrient in these dishes; NaN where unknown. */
  statedAmounts(mealTime: MealTime, nutrient: Nutrient, dishes: Int32Array): Float64Array {
    const amounts = new Float64Array(dishes.length);
    const portions = this.portions[mealTime];
    const index = NUTRIENTS.indexOf(nutrient);
    for (let row = 0; row < dishes.length; row += 1)
      amounts[row] = portions.statedAt(dishes[row] ?? -1, index);
    return amounts;
  }

  /**
   * Whether a dish exceeds a wall by itself: a daily maximum of medicines or kidneys, or that of fish and seaweed on
   * somebody's plate.
   */
  exceedsWall(mealTime: MealTime, position: number, { walls }: Pick<DayLimits, 'walls'>): boolean {
    if (!this.hasWalls(walls)) return false;
    return this.portions[mealTime].exceedsAt(position, { walls, plates: this.plates });
  }

  /** Whether a meal holds too much fish or seaweed for somebody's plate. */
  isTooMuch(served: Candidate, mealTime: MealTime): boolean {
    if (ON_PLATES.every((of) => served.weighed[of] === 0) || !this.hasWalls([])) return false;
    return this.portions[mealTime].of(served, 0).exceeds({ walls: [], plates: this.plates });
  }

  /**
   * Whether a maximum of a day or of a plate applies; whether a dish exceeds it depends on its portion, and so on the
   * meal time.
   */
  hasWalls(walls: DayLimits['walls']): boolean {
    return walls.length > 0 || this.weighsPlates;
  }

  /** A meal as it is eaten, with other companions than the usual ones of the dish at a position. */
  portionOf(served: Candidate, mealTime: MealTime, position: number): EatenDish {
    return this.portions[mealTime].laid(served, position);
  }
}

/** The dishes of a catalogue as a visitor eats them. */
export function eatenDishes(catalogue: PreparedCatalogue, visitor: Visitor): EatenDishes {
  return dishesIn(catalogue)(visitor);
}

const dishesIn = memoizeByObject((catalogue: PreparedCatalogue) =>
  memoizeByObject((visitor: Visitor) => new EatenDishes(catalogue, visitor)),
);

const NOTHING = noAmounts();
const NOT_COUNTED: CountedAlong = { factors: new Float64Array(0), own: UNBOUNDED };
