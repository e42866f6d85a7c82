import { type MealTime, NUTRIENTS, type Nutrient } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import {
  type ChosenPortion,
  followsLead,
  leadOf,
  type MealsOfTable,
  mealsOfTable,
  PortionChooser,
} from '@kkini/domain/portions';
import { ANY_PLATE, ON_PLATES, type PlateWalls, plateWalls } from '../constraints/plate-walls.ts';
import type { DayLimits } from '../limits/day-limits.ts';
import { countedAlong } from '../limits/people/counted-along.ts';
import type { Candidate } from '../model/candidate.ts';
import {
  DAY_AMOUNTS,
  FLOOR_INDEX,
  LEAVES_INDEX,
  LOAD_INDEX,
  leavesEaten,
  noAmounts,
} from '../model/day-amounts.ts';
import { type CountedAlong, shareAmounts } from '../model/shared-amounts.ts';
import type { Visitor } from '../model/visitor.ts';
import type { PreparedCatalogue } from './prepared-catalogue.ts';

/** Walls of a single meal: the daily maxima, and the most of each weighed food on each plate, the lead's first. */
type MealWalls = Pick<DayLimits, 'walls'> & { readonly plates: readonly PlateWalls[] };

/** A person's portion, and the factors by which its amounts count. */
type EatenPlate = { readonly portion: ChosenPortion; readonly counted: CountedAlong };

/**
 * A dish as somebody eats it: `nutrition` of their own portion, and the amounts it adds to its day. A dish without a
 * portion is eaten as served.
 */
class EatenDish {
  private whole: Candidate | undefined;
  private column: Float64Array | undefined;

  constructor(
    private readonly served: Candidate,
    /** Amounts of a serving; unknown ones are estimated by the catalogue. */
    private readonly estimates: Float64Array,
    /** The lead's plate, then those of the other people at the table. */
    private readonly plates: readonly EatenPlate[],
  ) {}

  private get portion(): ChosenPortion | null {
    return this.plates[0]?.portion ?? null;
  }

  /** Whether a plate holds more than it may, or the meal alone exceeds a daily maximum. */
  exceeds({ walls, plates }: MealWalls): boolean {
    const { weighed } = this.served;
    const isTooMuch = ON_PLATES.some(
      (of) => weighed[of] > 0 && plates.some((most, at) => weighed[of] * this.mainFactor(at) > most[of]),
    );
    return isTooMuch || walls.some(({ index, max }) => (this.amounts[index] ?? 0) > max);
  }

  private mainFactor(plate: number): number {
    return this.plates[plate]?.portion.choice.mainFactor ?? 1;
  }

  /** The eaten amount at an index of NUTRIENTS; null where it is unknown. */
  amountAt(index: number): number | null {
    const nutrient = NUTRIENTS[index] ?? 'energyKcal';
    const served = this.served.nutrition[nutrient];
    if (this.portion === null || served === null) return served;
    // With a single plate, its amounts are cached for the search, which reads them for every dish later.
    return this.plates.length === 1 ? (this.amounts[index] ?? null) : this.portion.amountOf(nutrient);
  }

  /** Made on first use, because only a few nutrients are read of most dishes. */
  get candidate(): Candidate {
    this.whole ??= { ...this.served, nutrition: this.portion?.nutrition ?? this.served.nutrition };
    return this.whole;
  }

  get amounts(): Float64Array {
    if (this.portion === null) return this.estimates;
    this.column ??= this.counted();
    return this.column;
  }

  private counted(): Float64Array {
    const [lead, ...along] = this.plates;
    const amounts = lead === undefined ? noAmounts() : this.amountsIn(lead.portion);
    for (const { portion, counted } of along) shareAmounts(amounts, this.amountsIn(portion), counted);
    return amounts;
  }

  private amountsIn(portion: ChosenPortion): Float64Array {
    const { estimates } = this;
    const share = shareOf(portion.amountOf('energyKcal'), this.served.nutrition.energyKcal);
    const amounts = new Float64Array(DAY_AMOUNTS);
    for (let index = 0; index < LOAD_INDEX; index += 1) {
      const nutrient = NUTRIENTS[index] ?? 'energyKcal';
      amounts[index] = portion.amountOf(nutrient) ?? (estimates[index] ?? 0) * share;
    }
    amounts[LOAD_INDEX] = portion.glycemicLoad ?? 0;
    amounts[FLOOR_INDEX] = amounts[ENERGY] ?? 0;
    amounts[LEAVES_INDEX] = leavesEaten(this.served.weighed.leavesG, portion.choice.mainFactor);
    return amounts;
  }
}

/** Everybody's meal, and the factors by which the amounts of everybody but the lead count. */
type Eating = MealsOfTable & { readonly countedAs: readonly CountedAlong[] };

/** Somebody beside the lead, whether their plate is like the lead's, and the factors by which its amounts count. */
type Along = {
  readonly chooser: PortionChooser;
  readonly follows: boolean;
  readonly counted: CountedAlong;
};

/** The portions of one kind of person at one kind of meal, by catalogue position, computed on first use. */
class MealPortions {
  private readonly known: (EatenDish | undefined)[] = [];
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
      counted: countedAs[at] ?? null,
    }));
  }

  at(position: number): EatenDish | undefined {
    const served = this.catalogue.candidates[position];
    if (served !== undefined) this.known[position] ??= this.of(served, position);
    return this.known[position];
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
    const { nutrition, components, kind } = served;
    if (components === undefined) return new EatenDish(served, estimates, []);
    const dish = { nutrition, components, kind };
    const own = this.chooser.choose(dish);
    const along = this.along.map(({ chooser, follows, counted }): EatenPlate => {
      return { portion: chooser.choose(dish, follows ? own : null), counted };
    });
    return new EatenDish(served, estimates, [{ portion: own, counted: null }, ...along]);
  }
}

/** Kinds of meals whose portions are cached: most visitors say little about their bodies and share a few kinds. */
const MOST_KEPT = 12;

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
    return this.portions[mealTime].at(position)?.candidate;
  }

  /**
   * The amounts of a meal in the order of `DAY_AMOUNTS`. An unknown amount is the catalogue's estimate, scaled to the
   * portion.
   */
  amountsAt(mealTime: MealTime, position: number): Float64Array {
    return this.portions[mealTime].at(position)?.amounts ?? NOTHING;
  }

  /** Eaten amounts of a nutrient in these dishes; NaN where unknown. */
  statedAmounts(mealTime: MealTime, nutrient: Nutrient, dishes: Int32Array): Float64Array {
    const amounts = new Float64Array(dishes.length);
    const portions = this.portions[mealTime];
    const index = NUTRIENTS.indexOf(nutrient);
    for (let row = 0; row < dishes.length; row += 1)
      amounts[row] = portions.at(dishes[row] ?? -1)?.amountAt(index) ?? Number.NaN;
    return amounts;
  }

  /**
   * Whether a dish exceeds a wall by itself: a daily maximum of medicines or kidneys, or that of fish and seaweed on
   * somebody's plate.
   */
  exceedsWall(mealTime: MealTime, position: number, { walls }: Pick<DayLimits, 'walls'>): boolean {
    if (!this.hasWalls(walls)) return false;
    return this.portions[mealTime].at(position)?.exceeds({ walls, plates: this.plates }) === true;
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

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const NOTHING = noAmounts();

/** The eaten share of a serving, measured by energy. */
function shareOf(eatenKcal: number | null, servedKcal: number | null): number {
  return eatenKcal === null || servedKcal === null || servedKcal === 0 ? 1 : eatenKcal / servedKcal;
}
