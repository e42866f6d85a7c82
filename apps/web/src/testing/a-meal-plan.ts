import type {
  CompanionWire,
  DayWire,
  ExtraWire,
  MealWire,
  NutrientWire,
  PortionWire,
  ShoppingItemWire,
} from '@kkini/contract';
import { addDays } from '@kkini/domain';
import type { MealPlan } from '../features/plan/model/get-meal-plan.ts';
import { TEST_TODAY } from './fake-platform.ts';

/** Today is the third day of the plan. */
export const TEST_PLAN_START = '2025-11-18';
export const TODAY_MEAL_ID = '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b72';

export function someNutrients(nutrients: Partial<NutrientWire> = {}): NutrientWire {
  return {
    calorie: 500,
    carb: 60,
    fiber: 8,
    sugar: 6,
    protein: 25,
    fat: 14,
    saturated_fat: 3,
    unsaturated_fat: 10,
    trans_fat: 0,
    cholesterol: 45,
    potassium: 800,
    sodium: 600,
    calcium: 220,
    iron: 3.4,
    phosphorus: 350,
    vitamin_k: 90,
    vitamin_b12: 0.8,
    purine: 60,
    purine_total: 110,
    grams: 420,
    serving_size: '1인분',
    ...nutrients,
  };
}

/** Dishes that stand beside a leading one: rice, a side dish and kimchi. */
export const TEST_COMPANION = {
  rice: {
    id: 'ssalbap',
    title: '흰쌀밥',
    title_en: 'Ssalbap, steamed white rice',
    role: 'rice',
    grams: 210,
    cooked_on: null,
    active_minutes: 5,
    waiting_minutes: 60,
    keep_days: 1,
  },
  salad: {
    id: 'gamja-salad',
    title: '감자샐러드',
    title_en: 'Korean potato salad',
    role: 'side',
    grams: 70,
    cooked_on: null,
    active_minutes: 15,
    waiting_minutes: 20,
    keep_days: 2,
  },
  kimchi: {
    id: 'kkakdugi',
    title: '깍두기',
    title_en: 'Kkakdugi, radish kimchi',
    role: 'kimchi',
    grams: 40,
    cooked_on: null,
    active_minutes: null,
    waiting_minutes: null,
    keep_days: 30,
  },
} as const satisfies Record<string, CompanionWire>;
export const TEST_COMPANIONS: CompanionWire[] = Object.values(TEST_COMPANION);

/** A food that somebody eats besides a meal. */
export const TEST_EXTRA: ExtraWire = {
  id: 'uyu.mild',
  dishId: 'uyu',
  title: '우유',
  title_en: 'Milk',
  amount: '1팩',
  grams: 206,
  energyKcal: 138,
  fills: 'energyKcal',
  nutrient: null,
};

export function aRecipeMeal(details: Partial<MealWire['details']> = {}): MealWire {
  return {
    type: '레시피',
    details: {
      id: 'tofu-stew',
      img_url: '/art/dishes/tofu-stew.svg',
      title: '두부 된장찌개',
      name: '두부 된장찌개',
      summary: null,
      category: '요리레시피',
      asked_category: null,
      brand_name: null,
      price: null,
      price_from: null,
      area: null,
      minutes: 25,
      waiting_minutes: null,
      ingredients: [],
      hashtags: ['두부', '애호박', '표고버섯', '현미'],
      hashtags_en: [],
      title_en: null,
      cooked_on: null,
      companions: [],
      nutrient: someNutrients(),
      portions: [],
      sodium_range: null,
      ...details,
    },
  };
}

/** One whole serving of a dish for one person. */
export function aPortion(portion: Partial<PortionWire> = {}): PortionWire {
  return {
    target: 'self',
    count: 1,
    starches: [],
    starchPlace: 'beside',
    main: { whole: 1, numerator: 0, denominator: 1 },
    mainFactor: 1,
    mainGrams: null,
    wholeGrams: null,
    sideFactor: 1,
    bought: null,
    extra: null,
    energyKcal: 500,
    glycemicBand: null,
    ...portion,
  };
}

export function aProductMeal(details: Partial<MealWire['details']> = {}): MealWire {
  const { details: recipe } = aRecipeMeal();
  const product = { id: 'chicken-salad', title: '닭가슴살 샐러드팩', category: '편의점' } as const;
  return { type: '제품', details: { ...recipe, ...product, minutes: null, price: 4900, ...details } };
}

export function aFastingMeal(): MealWire {
  const nothing = { id: null, img_url: null, title: '공복', name: '공복', minutes: null } as const;
  const { details } = aRecipeMeal({ ...nothing, category: '공복', hashtags: [], nutrient: null });
  return { type: '공복', details };
}

export function aDay(meals: Partial<DayWire> = {}): DayWire {
  return {
    dayMealId: TODAY_MEAL_ID,
    breakfast: aRecipeMeal({ id: 'yogurt-bowl', title: '그릭 요거트 볼', category: '간편레시피' }),
    lunch: aRecipeMeal(),
    dinner: aProductMeal(),
    emptyReasons: {},
    chosen: [],
    ...meals,
  };
}

type APlan = Partial<Omit<MealPlan, 'mealPlan'>> & {
  readonly start?: string;
  readonly days?: Readonly<Record<string, DayWire>>;
};

/** Seven equal days except those given by date. */
export function aMealPlan({ start = TEST_PLAN_START, days = {}, ...rest }: APlan = {}): MealPlan {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(start, index));
  return {
    mealPlan: Object.fromEntries(dates.map((date) => [date, days[date] ?? aDay()])),
    quality: null,
    notices: ['general'],
    canUndoReplan: false,
    canUndoLighten: false,
    shared: false,
    ...rest,
  };
}

export function aPlanWithToday(meals: Partial<DayWire>): MealPlan {
  return aMealPlan({ days: { [TEST_TODAY]: aDay(meals) } });
}

/** A vegetable in whole pieces, not at home. */
export function aShoppingItem(item: Partial<ShoppingItemWire> = {}): ShoppingItemWire {
  return {
    key: 'courgette',
    name: '애호박',
    name_en: 'courgette',
    image: null,
    aisle: 'vegetables',
    pantry: false,
    at_home: false,
    check_label: false,
    piece: { unit: '개', grams: 270, parts: 1 },
    counted: null,
    spoils: true,
    uses: [],
    ...item,
  };
}
