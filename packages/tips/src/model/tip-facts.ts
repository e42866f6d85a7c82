import type {
  DishMethod,
  DishRole,
  EatingStyle,
  Exclusion,
  HealthCondition,
  IngredientLine,
  MealStyle,
  MealTime,
  Nutrient,
  Nutrition,
  Seasoning,
  Target,
} from '@kkini/domain';
import type { BoughtRange } from '@kkini/domain/bought';
import type { TipText } from './tip.ts';
import type { TipPerson } from './tip-person.ts';

/** A dish on the table, with the nutrition of one serving, null if unknown. The first dish of a table is the leading one. */
export type TipTablePart = {
  readonly title: TipText;
  readonly role: DishRole | null;
  readonly lines: readonly IngredientLine[];
  readonly nutrition: Nutrition | null;
};

/** The data of a dish that tips use, with the nutrition of one serving. */
export type TipDish = {
  readonly id: string;
  readonly title: string;
  readonly style: MealStyle;
  readonly method: DishMethod;
  readonly servings: number;
  readonly lines: readonly IngredientLine[];
  readonly steps: readonly string[];
  readonly nutrition: Nutrition;
  /** English name of each line, as in the recipe. */
  readonly englishOf: ReadonlyMap<IngredientLine, string>;
  /** Seasoning of the dish; null if bought or imported. */
  readonly seasoning: Seasoning | null;
  /** The leading dish and its companions. */
  readonly parts: readonly TipTablePart[];
  /** Ranges of a bought dish; null for home cooking and if unknown. */
  readonly sodiumMg: BoughtRange | null;
  readonly energyKcal: BoughtRange | null;
};

/** The people who eat, and the tags and foods forbidden by their conditions, styles and ages. */
export type TipPeople = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
  readonly exclusions: readonly Exclusion[];
  readonly hardTags: readonly string[];
  readonly hardFoods: readonly string[];
  /** Everybody at the table, at least one. */
  readonly persons: readonly TipPerson[];
};

/** A bound for the planned day; an absent side is unbounded. */
export type TipRange = { readonly min?: number; readonly max?: number };

/** Limits of a person: for the planned meals of a day, and the energy of each meal. */
export type TipLimits = {
  readonly day: Readonly<Partial<Record<Nutrient, TipRange>>>;
  readonly mealEnergyKcal: Readonly<Record<MealTime, number>>;
};

/**
 * The day of the plan with the totals of all its meals. `turn` is the index of the meal in the plan, `otherFoods` are the ids of
 * the foods of the day's other meals. `isEatenAgain` if the dish was cooked for an earlier meal.
 */
export type TipDay = {
  readonly turn: number;
  readonly mealTime: MealTime;
  readonly meals: number;
  readonly totals: Nutrition;
  readonly otherFoods: ReadonlySet<string>;
  readonly isEatenAgain: boolean;
};

/** Why a dish does not suit these people: an excluded food, a rule of a choice or for everyone, or unknown contents. */
export type TipObjection =
  | 'excludedFood'
  | HealthCondition
  | EatingStyle
  | Extract<Target, 'parents' | 'child'>
  | 'everyone'
  | 'answers'
  | 'unknown';

/**
 * The input of a tip. `variant` selects another tip for the same facts. `said` are keys of wordings used for earlier meals of the
 * plan, which are avoided; `askedThatDay` are the actions of the day's other tips, which are not repeated. `nutritionOf` has the
 * nutrition of 100 g of each food by id.
 */
export type TipFacts = {
  readonly dish: TipDish;
  readonly people: TipPeople;
  readonly day: TipDay | null;
  readonly objection: TipObjection | null;
  readonly variant: number;
  readonly said: readonly string[];
  readonly askedThatDay: readonly string[];
  readonly nutritionOf: ReadonlyMap<string, Nutrition>;
};
