import type { DishMethod, MainGroup, MealStyle } from '@kkini/domain';

/** Shares of energy, and nutrients per gram of protein, of dishes with one main group; invented, plausible figures. */
export type GroupPattern = {
  readonly group: MainGroup;
  readonly weight: number;
  readonly proteinShare: number;
  readonly fatShare: number;
  readonly saturatedShare: number;
  readonly cholesterolPerProtein: number;
  readonly purinePerProtein: number;
  readonly fiberG: number;
  /** Its food in the taxonomy. */
  readonly food: string;
};

const group = (
  name: MainGroup,
  [weight, proteinShare, fatShare, saturatedShare]: readonly [number, number, number, number],
  [cholesterolPerProtein, purinePerProtein, fiberG, food]: readonly [number, number, number, string],
): GroupPattern => ({
  group: name,
  weight,
  proteinShare,
  fatShare,
  saturatedShare,
  cholesterolPerProtein,
  purinePerProtein,
  fiberG,
  food,
});

/** Main groups of the synthetic catalogue. */
export const GROUP_PATTERNS: readonly GroupPattern[] = [
  group('chicken', [11, 0.3, 0.28, 0.28], [3.2, 5, 0, 'chicken']),
  group('pork', [12, 0.21, 0.42, 0.37], [2.8, 4.5, 0, 'pork']),
  group('beef', [10, 0.23, 0.4, 0.42], [2.7, 4.6, 0, 'beef']),
  group('processedMeat', [5, 0.17, 0.46, 0.38], [3, 3.5, 0, 'processed_meat']),
  group('whiteFish', [5, 0.32, 0.2, 0.22], [3, 6, 0, 'cod']),
  group('oilyFish', [5, 0.27, 0.38, 0.24], [2.8, 8.5, 0, 'mackerel']),
  group('seafood', [7, 0.3, 0.16, 0.2], [8, 9, 0, 'shrimp']),
  group('egg', [8, 0.19, 0.4, 0.3], [22, 0.5, 0, 'egg']),
  group('tofu', [8, 0.21, 0.33, 0.16], [0.1, 3, 2, 'tofu']),
  group('mushroom', [4, 0.14, 0.22, 0.15], [0.1, 4, 3, 'shiitake']),
  group('vegetable', [9, 0.12, 0.22, 0.15], [0.2, 2, 4, 'cabbage']),
  group('potato', [4, 0.09, 0.18, 0.18], [0.2, 1, 3, 'potato']),
  group('dairy', [4, 0.17, 0.42, 0.6], [4, 0.4, 0, 'milk']),
  group('grainNut', [5, 0.13, 0.28, 0.14], [0.1, 1.2, 3, 'walnut']),
  group('kimchi', [5, 0.14, 0.26, 0.2], [0.6, 1.8, 2, 'kimchi']),
  group('legume', [4, 0.19, 0.16, 0.16], [0.1, 2.8, 6, 'lentil']),
];

/** Energy, sodium and tilt of a method. */
export type MethodPattern = {
  readonly method: DishMethod;
  readonly weight: number;
  readonly energyKcal: number;
  readonly sodiumMg: number;
  readonly carbohydrateTilt: number;
  readonly fatTilt: number;
  readonly sugarShare: number;
};

const method = (
  name: DishMethod,
  [weight, energyKcal, sodiumMg]: readonly [number, number, number],
  [carbohydrateTilt, fatTilt, sugarShare]: readonly [number, number, number],
): MethodPattern => ({ method: name, weight, energyKcal, sodiumMg, carbohydrateTilt, fatTilt, sugarShare });

/** Methods of the synthetic catalogue. */
export const METHOD_PATTERNS: readonly MethodPattern[] = [
  method('soup', [14, 500, 1350], [0.95, 0.95, 0.07]),
  method('porridge', [5, 340, 680], [1.3, 0.6, 0.06]),
  method('stirFry', [12, 590, 950], [0.95, 1.15, 0.11]),
  method('grill', [9, 560, 780], [0.8, 1.15, 0.09]),
  method('braise', [8, 560, 1020], [0.9, 1, 0.14]),
  method('riceBowl', [12, 640, 920], [1.1, 0.9, 0.09]),
  method('noodles', [11, 580, 1500], [1.15, 0.85, 0.09]),
  method('salad', [8, 340, 470], [0.75, 1.15, 0.22]),
  method('bread', [8, 430, 690], [1.1, 1, 0.16]),
  method('deepFried', [4, 690, 880], [0.9, 1.35, 0.08]),
  method('roll', [5, 470, 830], [1.2, 0.85, 0.1]),
  method('setMeal', [4, 720, 1250], [1, 1, 0.1]),
];

/** Size, salt, price (won) and time (minutes) of a meal style. */
export type StylePattern = {
  readonly style: MealStyle;
  readonly weight: number;
  readonly energy: number;
  readonly salt: number;
  readonly priceWon: number | null;
  readonly minutes: number;
};

/** Meal styles of the synthetic catalogue. */
export const STYLE_PATTERNS: readonly StylePattern[] = [
  { style: 'cookedRecipe', weight: 34, energy: 1, salt: 0.8, priceWon: null, minutes: 35 },
  { style: 'simpleRecipe', weight: 22, energy: 0.85, salt: 0.8, priceWon: null, minutes: 13 },
  { style: 'mealKit', weight: 12, energy: 1.05, salt: 1.2, priceWon: 8500, minutes: 18 },
  { style: 'restaurant', weight: 14, energy: 1.25, salt: 1.3, priceWon: 10500, minutes: 0 },
  { style: 'convenienceStore', weight: 9, energy: 0.88, salt: 1.05, priceWon: 4300, minutes: 2 },
  { style: 'lunchBox', weight: 9, energy: 1.05, salt: 1, priceWon: 6800, minutes: 0 },
];
