import type { EatingStyle, HealthCondition } from '@kkini/domain';
import { type Citation, type Grounds, grounds } from './grounds.ts';
import type { LimitKey, Range } from './limit-key.ts';

/** Whose column of the rules a row stands in. */
export type LimitOwner = 'base' | HealthCondition | EatingStyle;

/**
 * One cell of nutrition-rules sections 3 and 4: whose limit, on what, and the document behind it. A `limit` is a maximum,
 * a floor or a range; an `aim` is what the planner moves towards, which no week fails.
 */
export type LimitRow = Range &
  Grounds & {
    readonly owner: LimitOwner;
    readonly key: LimitKey;
    readonly kind: 'limit' | 'aim';
  };

type Cell = Omit<LimitRow, 'owner'>;

const of = (owner: LimitOwner, cells: readonly Cell[]): readonly LimitRow[] =>
  cells.map((cell) => ({ owner, ...cell }));
const limit = (key: LimitKey, range: Range, citation: Citation): Cell => ({
  key,
  kind: 'limit',
  ...range,
  ...grounds(citation),
});
const aim = (key: LimitKey, range: Range, citation: Citation): Cell => ({
  ...limit(key, range, citation),
  kind: 'aim',
});

/**
 * Limits of the reference adult by condition and style. Where a cell of the rules names several grounds, the row has
 * the first source and, if the cell is a decision, its mark; a cell without grounds is a decision from the column's main
 * source. The regular style's column is the base and has no rows of its own.
 */
export const LIMIT_ROWS: readonly LimitRow[] = [
  ...of('base', [
    limit('carbohydratePctE', { min: 50, max: 65 }, 'K25 ✓H'),
    limit('proteinPctE', { min: 10, max: 20 }, 'K25 ✓H'),
    limit('proteinGPerKg', { min: 0.91 }, 'K20 ✓H'),
    limit('fatPctE', { min: 15, max: 30 }, 'K25 ✓H'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('transFatPctE', { max: 1 }, 'WHO ✓H'),
    limit('cholesterolMg', { max: 300 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 10 }, 'WHO ✓H'),
    limit('sugarPctE', { max: 20 }, 'K25 ✓H'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
    limit('sodiumMg', { max: 2300 }, 'K20 ✓H'),
    aim('potassiumMg', { min: 3500 }, 'K20 ○H'),
  ]),
  ...of('diabetes', [
    limit('carbohydratePctE', { min: 45, max: 55 }, 'EXL23 ◇M'),
    aim('carbohydratePctE', { min: 50, max: 50 }, 'EXL23 ◇M'),
    limit('carbohydrateGMeal', { min: 30, max: 80 }, 'EXL23 ◇M'),
    aim('carbohydrateGMeal', { min: 45, max: 75 }, 'EXL23 ◇M'),
    limit('proteinPctE', { min: 15, max: 20 }, 'KDA23 ◇M'),
    limit('proteinGPerKg', { min: 1.0 }, 'KDA23 ◇M'),
    limit('fatPctE', { min: 20, max: 35 }, 'KDA23 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('sugarPctE', { max: 10 }, 'KDA23 ◇M'),
    limit('fiberG', { min: 28 }, 'ADA25 ○H'),
    limit('sodiumMg', { max: 2300 }, 'KDA23 ✓H'),
    limit('glycemicLoadMeal', { max: 40 }, 'EXL23 ○M'),
    aim('glycemicLoadMeal', { max: 27 }, 'EXL23 ○M'),
  ]),
  ...of('gout', [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'ACR20 ◇M'),
    limit('proteinPctE', { min: 12, max: 18 }, 'ACR20 ◇M'),
    limit('proteinGPerKg', { min: 0.9, max: 1.3 }, 'ACR20 ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'ACR20 ◇M'),
    limit('sugarPctE', { max: 15 }, 'ACR20 ◇L'),
    limit('purineMg', { max: 400 }, 'PUR ✓H'),
    limit('purineMgMeal', { max: 150 }, 'PUR ◇M'),
  ]),
  ...of('hypertension', [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'DASH ◇M'),
    limit('proteinPctE', { min: 15, max: 20 }, 'DASH ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'DASH ✓H'),
    limit('saturatedFatPctE', { max: 6 }, 'DASH ✓H'),
    aim('cholesterolMg', { min: 150, max: 200 }, 'DASH ✓H'),
    aim('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('fiberG', { min: 28 }, 'DASH ✓H'),
    aim('fiberG', { min: 30 }, 'DASH ✓H'),
    limit('sodiumMg', { max: 2000 }, 'WHO ✓H'),
    aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
    aim('potassiumMg', { min: 3500, max: 4700 }, 'DASH ✓H'),
  ]),
  ...of('obesity', [
    limit('carbohydratePctE', { min: 45, max: 55 }, 'KSO22 ◇M'),
    limit('proteinPctE', { max: 26 }, 'KSO22 ✓H'),
    limit('proteinGPerKg', { min: 1.2, max: 1.6 }, 'KSO22 ✓M'),
    limit('proteinGMeal', { min: 20 }, 'KSO22 ✓M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('sugarPctE', { max: 15 }, 'KSO22 ◇M'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
  ]),
  ...of('dyslipidemia', [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'LIP22 ✓H'),
    limit('proteinPctE', { min: 12, max: 20 }, 'K25 ◇M'),
    limit('fatPctE', { min: 15, max: 30 }, 'LIP22 ✓H'),
    limit('saturatedFatPctE', { max: 7 }, 'LIP22 ✓H'),
    aim('cholesterolMg', { max: 200 }, 'LIP22 ○M'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ◇M'),
    limit('sugarPctE', { max: 15 }, 'LIP22 ✓H'),
    limit('fiberG', { min: 25 }, 'LIP22 ✓H'),
    aim('fiberG', { min: 30 }, 'LIP22 ✓H'),
    aim('sodiumMg', { max: 2000 }, 'WHO ✓H'),
  ]),
  ...of('heartDisease', [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'DASH ◇M'),
    limit('proteinPctE', { min: 15, max: 20 }, 'DASH ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'DASH ◇M'),
    limit('saturatedFatPctE', { max: 6 }, 'AHA ✓H'),
    aim('cholesterolMg', { max: 200 }, 'AHA ○M'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ◇M'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
    aim('fiberG', { min: 30 }, 'DASH ✓H'),
    limit('sodiumMg', { max: 2000 }, 'HF ✓M'),
    aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
    aim('potassiumMg', { min: 3500 }, 'DASH ◇M'),
  ]),
  ...of('thyroidDisease', [aim('iodineUg', { min: 150, max: 500 }, 'THY ✓H')]),
  ...of('liverDisease', [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'LIV ◇M'),
    limit('carbohydrateGMeal', { min: 45 }, 'LIV ◇M'),
    limit('proteinPctE', { min: 14, max: 18 }, 'LIV ◇M'),
    limit('proteinGPerKg', { min: 1.2, max: 1.5 }, 'LIV ✓H'),
    limit('fatPctE', { min: 20, max: 30 }, 'LIV ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'LIV ◇M'),
    limit('sugarPctE', { max: 15 }, 'LIV ◇M'),
    limit('sodiumMg', { min: 1500, max: 2000 }, 'LIV ◇M'),
  ]),
  ...of('diet', [
    limit('carbohydratePctE', { min: 45, max: 60 }, 'KSO22 ◇M'),
    limit('proteinPctE', { min: 15, max: 25 }, 'KSO22 ◇M'),
    limit('proteinGPerKg', { min: 1.0 }, 'KSO22 ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
  ]),
  ...of('vegetarian', [
    limit('carbohydratePctE', { min: 50, max: 65 }, 'K25 ✓H'),
    limit('proteinPctE', { min: 12, max: 20 }, 'K25 ◇M'),
    limit('proteinGPerKg', { min: 1.0 }, 'K20 ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('fiberG', { min: 28 }, 'K25 ◇M'),
  ]),
  ...of('muscleGain', [
    limit('carbohydratePctE', { min: 45, max: 60 }, 'ISSN17 ◇M'),
    limit('proteinPctE', { min: 16, max: 25 }, 'ISSN17 ◇M'),
    limit('proteinGPerKg', { min: 1.4, max: 1.8 }, 'ISSN17 ✓H'),
    aim('proteinGPerKg', { min: 1.6, max: 1.6 }, 'ISSN17 ✓H'),
    limit('proteinGMeal', { min: 20, max: 40 }, 'ISSN17 ✓H'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
  ]),
  ...of('lowSugar', [
    limit('carbohydratePctE', { min: 45, max: 60 }, 'WHO ◇M'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('addedSugarGMeal', { max: 5 }, 'WHO ◇M'),
  ]),
  ...of('lowSodium', [
    limit('sodiumMg', { max: 2000 }, 'WHO ✓H'),
    aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
    limit('sodiumMgMeal', { max: 800 }, 'WHO ◇M'),
  ]),
  ...of('lowCarbohydrate', [
    limit('carbohydratePctE', { min: 35, max: 45 }, 'LC22 ✓H'),
    aim('carbohydratePctE', { min: 40, max: 40 }, 'LC22 ✓H'),
    limit('carbohydrateG', { min: 130 }, 'K20 ○H'),
    limit('proteinPctE', { min: 20, max: 25 }, 'LC22 ◇M'),
    limit('proteinGPerKg', { min: 1.2 }, 'LC22 ◇M'),
    limit('fatPctE', { min: 30, max: 40 }, 'LC22 ◇M'),
    limit('saturatedFatPctE', { max: 10 }, 'WHO ✓H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
  ]),
];
