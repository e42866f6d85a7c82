import type { EatingStyle, HealthCondition } from '@kkini/domain';

/** What a limit bounds. `PctE` is per cent of the day's energy, `GPerKg` grams per kg of body weight and day. */
export const LIMIT_KEYS = [
  'carbohydratePctE',
  'carbohydrateGMeal',
  'proteinPctE',
  'proteinGPerKg',
  'fatPctE',
  'saturatedFatPctE',
  'cholesterolMg',
  'addedSugarPctE',
  'sugarPctE',
  'fiberG',
  'sodiumMg',
  'sodiumMgMeal',
  'potassiumMg',
  'purineMg',
  'purineMgMeal',
] as const;
export type LimitKey = (typeof LIMIT_KEYS)[number];

/** Bounds of one key; an absent side is unbounded. */
export type Range = { readonly min?: number; readonly max?: number };

/** One cell of nutrition-rules sections 3 and 4: whose limit, on what, and the document behind it. */
export type LimitRow = Range & {
  readonly owner: 'base' | HealthCondition | EatingStyle;
  readonly key: LimitKey;
  readonly source: string;
};

const row = (
  owner: LimitRow['owner'],
  source: string,
  ranges: Partial<Record<LimitKey, Range>>,
): LimitRow[] =>
  LIMIT_KEYS.flatMap((key) => {
    const range = ranges[key];
    return range === undefined ? [] : [{ owner, key, source, ...range }];
  });

/** Daily limits of the reference adult by condition and style (values and sources: nutrition-rules sections 3 and 4). */
export const LIMIT_ROWS: readonly LimitRow[] = [
  ...row('base', 'K20, K25, WHO', {
    carbohydratePctE: { min: 50, max: 65 },
    proteinPctE: { min: 10, max: 20 },
    proteinGPerKg: { min: 0.91 },
    fatPctE: { min: 15, max: 30 },
    saturatedFatPctE: { max: 7 },
    cholesterolMg: { max: 300 },
    addedSugarPctE: { max: 10 },
    sugarPctE: { max: 20 },
    fiberG: { min: 25 },
    sodiumMg: { max: 2300 },
    potassiumMg: { min: 3500 },
  }),
  ...row('diabetes', 'EXL23, KDA23, WHO, ADA25', {
    carbohydratePctE: { min: 45, max: 55 },
    carbohydrateGMeal: { min: 30, max: 80 },
    proteinPctE: { min: 15, max: 20 },
    proteinGPerKg: { min: 1.0 },
    fatPctE: { min: 20, max: 35 },
    saturatedFatPctE: { max: 7 },
    addedSugarPctE: { max: 5 },
    sugarPctE: { max: 10 },
    fiberG: { min: 28 },
    sodiumMg: { max: 2300 },
  }),
  ...row('gout', 'PUR, ACR20', {
    carbohydratePctE: { min: 50, max: 60 },
    proteinPctE: { min: 12, max: 18 },
    proteinGPerKg: { min: 0.9, max: 1.3 },
    fatPctE: { min: 20, max: 30 },
    saturatedFatPctE: { max: 7 },
    addedSugarPctE: { max: 5 },
    sugarPctE: { max: 15 },
    purineMg: { max: 400 },
    purineMgMeal: { max: 150 },
  }),
  ...row('hypertension', 'DASH, WHO, AHP25', {
    carbohydratePctE: { min: 50, max: 60 },
    proteinPctE: { min: 15, max: 20 },
    fatPctE: { min: 20, max: 30 },
    saturatedFatPctE: { max: 6 },
    cholesterolMg: { max: 200 },
    addedSugarPctE: { max: 5 },
    fiberG: { min: 28 },
    sodiumMg: { max: 2000 },
    potassiumMg: { min: 3500 },
  }),
  ...row('obesity', 'KSO22, WHO', {
    carbohydratePctE: { min: 45, max: 55 },
    proteinPctE: { max: 26 },
    proteinGPerKg: { min: 1.2, max: 1.6 },
    fatPctE: { min: 20, max: 30 },
    saturatedFatPctE: { max: 7 },
    addedSugarPctE: { max: 5 },
    sugarPctE: { max: 15 },
    fiberG: { min: 25 },
  }),
  ...row('dyslipidemia', 'LIP22, WHO', {
    carbohydratePctE: { min: 50, max: 60 },
    proteinPctE: { min: 12, max: 20 },
    fatPctE: { min: 15, max: 30 },
    saturatedFatPctE: { max: 7 },
    cholesterolMg: { max: 200 },
    addedSugarPctE: { max: 5 },
    sugarPctE: { max: 15 },
    fiberG: { min: 25 },
  }),
  ...row('heartDisease', 'DASH, AHA, HF', {
    carbohydratePctE: { min: 50, max: 60 },
    proteinPctE: { min: 15, max: 20 },
    fatPctE: { min: 20, max: 30 },
    saturatedFatPctE: { max: 6 },
    cholesterolMg: { max: 200 },
    addedSugarPctE: { max: 5 },
    fiberG: { min: 25 },
    sodiumMg: { max: 2000 },
    potassiumMg: { min: 3500 },
  }),
  ...row('liverDisease', 'LIV', {
    carbohydratePctE: { min: 50, max: 60 },
    carbohydrateGMeal: { min: 45 },
    proteinPctE: { min: 14, max: 18 },
    proteinGPerKg: { min: 1.2, max: 1.5 },
    fatPctE: { min: 20, max: 30 },
    saturatedFatPctE: { max: 7 },
    addedSugarPctE: { max: 5 },
    sugarPctE: { max: 15 },
    sodiumMg: { max: 2000 },
  }),
  ...row('diet', 'KSO22, WHO', {
    carbohydratePctE: { min: 45, max: 60 },
    proteinPctE: { min: 15, max: 25 },
    proteinGPerKg: { min: 1.0 },
    fatPctE: { min: 20, max: 30 },
    addedSugarPctE: { max: 5 },
    fiberG: { min: 25 },
  }),
  ...row('vegetarian', 'K25', {
    carbohydratePctE: { min: 50, max: 65 },
    proteinPctE: { min: 12, max: 20 },
    proteinGPerKg: { min: 1.0 },
    fatPctE: { min: 20, max: 30 },
    fiberG: { min: 28 },
  }),
  ...row('muscleGain', 'ISSN17', {
    carbohydratePctE: { min: 45, max: 60 },
    proteinPctE: { min: 16, max: 25 },
    proteinGPerKg: { min: 1.4, max: 1.8 },
    fatPctE: { min: 20, max: 30 },
  }),
  ...row('lowSugar', 'WHO', { carbohydratePctE: { min: 45, max: 60 }, addedSugarPctE: { max: 5 } }),
  ...row('lowSodium', 'WHO, AHP25', { sodiumMg: { max: 2000 }, sodiumMgMeal: { max: 800 } }),
  ...row('lowCarbohydrate', 'LC22, WHO', {
    carbohydratePctE: { min: 35, max: 45 },
    proteinPctE: { min: 20, max: 25 },
    proteinGPerKg: { min: 1.2 },
    fatPctE: { min: 30, max: 40 },
    saturatedFatPctE: { max: 10 },
    addedSugarPctE: { max: 5 },
    fiberG: { min: 25 },
  }),
];
