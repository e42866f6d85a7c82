import { describe, expect, it } from 'vitest';
import type { IngredientLine } from '../food/recipe.ts';
import { LINE_COMPONENTS, type LineComponent } from '../portions/dish-components.ts';
import type { ServingsTaken } from '../portions/table-portions.ts';
import { cookedDishes, type HomeMeal } from './cooked-dishes.ts';
import { neededGrams, partOfPiece, pieceOf, piecesToBuy, shoppingList } from './shopping-list.ts';

const line = (
  id: string | null,
  grams: number | null,
  more: Partial<IngredientLine> = {},
): IngredientLine => ({
  id,
  name: id ?? '비밀 양념',
  grams,
  amount: '',
  role: 'main',
  ...more,
});
const taking = (servings: number, changes: Partial<ServingsTaken> = {}): ServingsTaken => ({
  ...(Object.fromEntries(LINE_COMPONENTS.map((each) => [each, servings])) as Record<LineComponent, number>),
  ...changes,
});
const meal = (
  date: string,
  ingredients: readonly IngredientLine[],
  more: Partial<Pick<HomeMeal['recipe'], 'servings' | 'companions' | 'cookedOn'>> & {
    readonly taken?: ServingsTaken;
  } = {},
): HomeMeal => ({
  date,
  mealTime: 'lunch',
  recipe: {
    id: 'stew',
    title: '찌개',
    servings: more.servings ?? 2,
    ingredients,
    companions: more.companions ?? [],
    ...(more.cookedOn !== undefined && { cookedOn: more.cookedOn }),
  },
  components: ingredients.map(({ id, of }) => (id === 'rice' ? 'rice' : of === undefined ? 'main' : 'side')),
  taken: more.taken ?? taking(1),
  eatenGrams: { lead: null, companions: [] },
});
const listed = (meals: readonly HomeMeal[]) =>
  shoppingList(cookedDishes(meals), () => false).map(({ key, food, uses }) => ({
    key,
    food,
    grams: neededGrams(uses),
    days: uses.map(({ dish }) => dish.cookedOn),
  }));

describe('the shopping list', () => {
  it('calls what is sold by a name of its own as the recipe does', () => {
    const bought = shoppingList(
      cookedDishes([
        meal('2026-11-21', [
          line('black_soybean', 33, { name: '서리태' }),
          line('curry_powder', 40, { name: '고형카레' }),
          line('curry_powder', 2, { name: '카레가루' }),
        ]),
      ]),
      () => false,
    );
    expect(bought.map(({ good, uses }) => [good?.ko, neededGrams(uses)])).toEqual([
      ['서리태', 16.5],
      ['고형카레', 20],
      [undefined, 1],
    ]);
  });

  it('keeps the goods of one food apart that a shop sells apart', () => {
    const bought = shoppingList(
      cookedDishes([
        meal('2026-11-21', [
          line('pork_lean', 300, { name: '돼지등심' }),
          line('pork_lean', 100, { name: '돼지안심' }),
          line('anchovy', 16, { name: '국물멸치' }),
          line('anchovy', 30, { name: '잔멸치' }),
          line('green_onion', 70, { name: '대파' }),
          line('green_onion', 16, { name: '쪽파' }),
          line('napa_cabbage', 150, { name: '알배추' }),
        ]),
        meal('2026-11-22', [line('pork_lean', 20, { name: '돼지 등심' })]),
      ]),
      (food) => ['pork_lean', 'anchovy'].includes(food),
    );
    expect(bought.map(({ good, food, uses }) => [good?.ko ?? food, neededGrams(uses)])).toEqual([
      ['돼지등심', 160],
      ['돼지안심', 50],
      ['국물멸치', 8],
      ['잔멸치', 15],
      ['green_onion', 35],
      ['쪽파', 8],
      ['알배추', 75],
    ]);
    expect(bought.at(-1)?.good?.piece).toEqual({ unit: '포기', grams: 600, parts: 1 });
  });

  it('adds one food up over the meals for the people who eat', () => {
    const meals = [
      meal('2026-11-21', [line('tofu', 300)], { taken: taking(2) }),
      meal('2026-11-22', [line('tofu', 100), line('tofu', 20)], { servings: 1, taken: taking(2) }),
    ];
    expect(listed(meals)).toEqual([
      { key: 'tofu', food: 'tofu', grams: 540, days: ['2026-11-21', '2026-11-22'] },
    ]);
  });

  it('buys each component as often as the portions of everybody take it', () => {
    const lines = [line('tofu', 300), line('rice', 280)];
    const items = listed([meal('2026-11-21', lines, { taken: taking(1.75, { rice: 2.5 }) })]);
    expect(items.map(({ grams }) => grams)).toEqual([(300 / 2) * 1.75, (280 / 2) * 2.5]);
  });

  it('buys a batch once, on its day, for all meals that eat of it', () => {
    const named = { id: 'namul', title: '나물', englishTitle: 'namul' };
    const namul = { ...named, role: 'side', method: 'salad', grams: 50 } as const;
    const lunch = (date: string, servings: number, cookedOn?: string) =>
      meal(date, [line('spinach', 40 * servings, { of: 'namul' })], {
        servings,
        companions: [{ ...namul, ...(cookedOn !== undefined && { cookedOn }) }],
      });
    const meals = [
      lunch('2026-11-21', 2, '2026-11-21'),
      lunch('2026-11-22', 4, '2026-11-21'),
      lunch('2026-11-23', 2),
    ];
    expect(listed(meals)).toEqual([
      { key: 'spinach', food: 'spinach', grams: 40 + 40 + 40, days: ['2026-11-21', '2026-11-23'] },
    ]);
    expect(cookedDishes(meals).find(({ id }) => id === 'namul')?.meals).toHaveLength(2);
  });

  it('buys a leading dish once that is eaten again on another day', () => {
    const meals = [
      meal('2026-11-21', [line('tofu', 300)], { taken: taking(2) }),
      meal('2026-11-22', [line('tofu', 300)], { cookedOn: '2026-11-21' }),
    ];
    expect(listed(meals)).toEqual([{ key: 'tofu', food: 'tofu', grams: 450, days: ['2026-11-21'] }]);
    expect(cookedDishes(meals)).toHaveLength(1);
  });

  it.each([
    ['keeps for weeks', 0, 30],
    ['ripens for a day and keeps a week', 1470, 7],
  ])('lists a dish that %s by its own name, not by what it is made of', (_what, waitingMinutes, keepDays) => {
    const cooking = { activeMinutes: 30, waitingMinutes, keepDays, freezes: false };
    const kimchi = {
      id: 'kimchi',
      title: '김치',
      englishTitle: 'kimchi',
      role: 'kimchi',
      method: 'salad',
      grams: 40,
      cooking,
    } as const;
    const lines = [line('tofu', 300), line('napa_cabbage', 60, { of: 'kimchi' })];
    const items = listed([meal('2026-11-21', lines, { companions: [kimchi], taken: taking(3) })]);
    expect(items.map(({ key, grams }) => [key, grams])).toEqual([
      ['tofu', 450],
      ['dish:kimchi', 120],
    ]);
  });

  it('lists a stored dish once that a recipe cooks with as well', () => {
    const cooking = { activeMinutes: 30, waitingMinutes: 0, keepDays: 30, freezes: false };
    const named = { id: 'kkakdugi', title: '깍두기', englishTitle: 'kkakdugi', role: 'kimchi' } as const;
    const kimchi = { ...named, method: 'salad', grams: 40, cooking } as const;
    const friedRice = [line('radish_kimchi', 200, { name: '깍두기' })];
    const meals = [meal('2026-11-20', friedRice), meal('2026-11-21', [], { companions: [kimchi] })];
    expect(listed(meals)).toEqual([
      { key: 'dish:kkakdugi', food: null, grams: 100 + 40, days: ['2026-11-20', '2026-11-21'] },
    ]);
    const all = shoppingList(cookedDishes([...meals, meal('2026-11-22', [line('tofu', 300)])]), () => false);
    expect(all.map(({ key, isStored }) => [key, isStored])).toEqual([
      ['dish:kkakdugi', true],
      ['tofu', false],
    ]);
  });

  it('takes ripe kimchi for a stew from the jar at the table', () => {
    const cooking = { activeMinutes: 30, waitingMinutes: 0, keepDays: 30, freezes: false };
    const named = { id: 'baechu-kimchi', title: '배추김치', englishTitle: 'kimchi', role: 'kimchi' } as const;
    const kimchi = { ...named, method: 'salad', grams: 40, cooking } as const;
    const stew = [line('kimchi', 200, { name: '익은 김치' }), line('kimchi', 100, { name: '묵은지' })];
    const meals = [meal('2026-11-20', stew), meal('2026-11-21', [], { companions: [kimchi] })];
    expect(listed(meals)).toEqual([
      { key: 'dish:baechu-kimchi', food: null, grams: 100 + 40, days: ['2026-11-20', '2026-11-21'] },
      { key: 'kimchi:묵은지', food: 'kimchi', grams: 50, days: ['2026-11-20'] },
    ]);
  });

  it('buys an egg for each yolk, white or soft-boiled egg', () => {
    const lines = [
      line('chicken_egg', 100),
      line('egg_yolk', 18),
      line('egg_white', 33),
      line('soft_egg', 50),
    ];
    expect(listed([meal('2026-11-21', lines, { servings: 1 })])).toEqual([
      { key: 'chicken_egg', food: 'chicken_egg', grams: 250, days: ['2026-11-21'] },
    ]);
  });

  it('buys mixed leaves and salad greens as one', () => {
    const bought = shoppingList(
      cookedDishes([
        meal('2026-11-21', [line('lettuce', 120, { name: '샐러드채소' })]),
        meal('2026-11-22', [line('salad_greens', 140, { name: '샐러드채소믹스' })]),
      ]),
      () => false,
    );
    expect(bought).toHaveLength(1);
    expect(bought[0]).toMatchObject({ food: 'lettuce', good: { ko: '샐러드 채소' } });
  });

  it('does not guess an amount that a line leaves open', () => {
    const meals = [meal('2026-11-21', [line('tofu', null)]), meal('2026-11-22', [line('tofu', 100)])];
    expect(listed(meals)[0]?.grams).toBeNull();
  });

  it('keeps foods nobody knows under their written name and leaves water out', () => {
    const items = listed([meal('2026-11-21', [line(null, 5), line('water', 800)])]);
    expect(items.map(({ key, food }) => [key, food])).toEqual([['비밀 양념', null]]);
  });
});

describe('pieces to buy', () => {
  it.each([
    { grams: 540, food: 'zucchini', weights: { 개: 270 }, pieces: '2개' },
    { grams: 541, food: 'zucchini', weights: { 개: 270 }, pieces: '2개' },
    { grams: 556, food: 'zucchini', weights: { 개: 270 }, pieces: '2개' },
    { grams: 562, food: 'zucchini', weights: { 개: 270 }, pieces: '3개' },
    { grams: 771, food: 'egg', weights: { 개: 50 }, pieces: '16개' },
    { grams: 330, food: 'tofu', weights: { 모: 300 }, pieces: '1.5모' },
    { grams: 150, food: 'tofu', weights: { 모: 300, 큰술: 15 }, pieces: '0.5모' },
    { grams: 400, food: 'cabbage', weights: { 개: 1500, 통: 1500 }, pieces: '0.5통' },
    { grams: 100, food: 'water_parsley', weights: { 개: 10, 단: 120 }, pieces: '1단' },
    { grams: 100, food: 'green_onion', weights: { 개: 70, 대: 70, 단: 400 }, pieces: '2대' },
  ])('takes $grams g of $food as $pieces', ({ grams, food, weights, pieces }) => {
    const piece = pieceOf({ food, good: null }, { [food]: weights as Readonly<Record<string, number>> });
    expect(piece && `${piecesToBuy(grams, piece)}${piece.unit}`).toBe(pieces);
  });

  it('buys only what is lacking beside what is left, and nothing where that is enough', () => {
    const piece = { unit: '개', grams: 270, parts: 1 } as const;
    expect([250, 275, 400].map((grams) => piecesToBuy(grams, piece, 270))).toEqual([0, 0, 1]);
    expect([0, 0.1].map((grams) => piecesToBuy(grams, piece))).toEqual([0, 1]);
  });

  it('never lacks more than 3 % of what is needed, whatever the amount', () => {
    const grams = Array.from({ length: 2000 }, (_, index) => index + 1);
    const piece = { unit: '모', grams: 300, parts: 1 } as const;
    expect(grams.filter((each) => piecesToBuy(each, piece) * piece.grams < each * 0.97)).toEqual([]);
  });

  it.each([
    { why: 'is small', food: 'blueberry', weights: { 개: 1.3, 컵: 125 } },
    { why: 'is measured by spoons only', food: 'salt', weights: { 큰술: 15, 컵: 200 } },
    { why: 'is sold by weight', food: 'kimchi', weights: { 공기: 150, 포기: 1500 } },
    { why: 'a butcher weighs', food: 'beef_marbled', weights: { 팩: 300, 근: 600 } },
  ])('does not count what $why', ({ food, weights }) => {
    expect(pieceOf({ food, good: null }, { [food]: weights as Readonly<Record<string, number>> })).toBeNull();
  });

  it('takes the piece of a good before that of its food', () => {
    const piece = { unit: '단', grams: 400, parts: 1 } as const;
    expect(pieceOf({ food: 'tofu', good: { piece } }, { tofu: { 모: 300 } })).toEqual(piece);
    expect(pieceOf({ food: 'tofu', good: { piece: null } }, { tofu: { 모: 300 } })).toBeNull();
  });

  it('counts the part of a piece that a line takes', () => {
    const tofu = { tofu: { 모: 300 } };
    const part = (id: string | null, grams: number | null) => partOfPiece(line(id, grams), tofu);
    expect([part('tofu', 150), part('tofu', null), part(null, 150), part('salt', 5)]).toEqual([1, 0, 0, 0]);
    expect(partOfPiece(line('egg_yolk', 18), { chicken_egg: { 개: 50 } })).toBeGreaterThan(0.9);
  });
});
