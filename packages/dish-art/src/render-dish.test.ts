import { describe, expect, it } from 'vitest';
import { PLATED_DISHES, VESSEL_NAMES, WHOLE_OBJECTS } from './dish-names.ts';
import type { IngredientKey } from './ingredients/ingredients.ts';
import { renderDish } from './render-dish.ts';
import { definedIds, shows, usedIds } from './testing/read-svg.ts';
import type { IngredientNames } from './vocabulary/meal-words.ts';

const CATEGORIES = ['공복', '요리레시피', '간편레시피', '밀키트', '식당', '편의점', '도시락', '', null];

const TITLES = [
  '두부 된장찌개',
  '나물 비빔밥',
  '닭가슴살 샐러드',
  '바지락 칼국수',
  '고등어 구이',
  '연어 포케',
  '김밥',
  '감자전',
  '아메리카노',
  '',
  '🍲🥢',
  '가'.repeat(300),
  '<script>"&\'',
  null,
  undefined,
];

const INGREDIENT_FORMS: IngredientNames[] = [
  ['두부', '새우', '양파'],
  [{ name: '소고기' }, null, ''],
  { 당근: '1개', 계란: 2 },
  '["버섯", "시금치"]',
  '{"오징어": "100g"}',
  '김치, 콩나물 · 대파',
  '[',
  [],
  null,
  undefined,
];

describe('any meal', () => {
  for (const category of CATEGORIES)
    it(`draws every title and form of ingredients as ${category === null ? 'null' : category || 'an empty word'}`, () => {
      for (const title of TITLES)
        for (const ingredients of INGREDIENT_FORMS) {
          const svg = renderDish({ title, category, ingredients }, { lo: true });
          expect(svg).toMatch(/^<svg .+<\/svg>$/);
          expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
        }
    });

  it('draws the same picture for the same meal', () => {
    const meal = { title: '버섯 잡채', category: '요리레시피', ingredients: ['표고버섯', '당면'] };
    expect(renderDish(meal)).toBe(renderDish({ ...meal, ingredients: [...meal.ingredients] }));
  });

  it('draws neighbours of one kind apart', () => {
    const stews = ['두부 된장찌개', '버섯 된장찌개', '우리집 된장찌개', '시골 된장찌개', '저염 된장찌개'];
    const pictures = stews.map((title) => renderDish({ title, ingredients: ['두부'] }, { uid: 'x' }));
    expect(new Set(pictures).size).toBe(stews.length);
  });

  it('does not change its input', () => {
    const meal = Object.freeze({ title: '김치찌개', ingredients: Object.freeze(['김치', '두부']) });
    expect(() => renderDish(meal)).not.toThrow();
  });
});

describe('an explicit spec', () => {
  it('draws every plated dish in every vessel', () => {
    for (const type of PLATED_DISHES)
      for (const vessel of VESSEL_NAMES)
        expect(renderDish({ type, vessel }, { lo: true })).not.toMatch(/NaN|undefined|null/);
  });

  it('draws every whole object', () => {
    for (const type of WHOLE_OBJECTS) expect(renderDish({ type })).not.toMatch(/NaN|undefined|null/);
  });

  it('takes an empty list of items as not given', () => {
    const stew = { type: 'stew', vessel: 'ttukbaegi', seed: 'a' } as const;
    expect(renderDish({ ...stew, items: [] }, { uid: 'x' })).toBe(renderDish(stew, { uid: 'x' }));
  });

  it('is drawn as it is, named or not', () => {
    expect(shows(renderDish({ type: 'bibimbap', vessel: 'bowl' }), 'eggFried')).toBe(true);
  });
});

describe('what the data does not name', () => {
  it('keeps the egg off a bibimbap of greens', () => {
    const greens = { title: '나물 비빔밥', category: '요리레시피', ingredients: ['시금치', '콩나물'] };
    expect(shows(renderDish(greens), 'eggFried')).toBe(false);
    expect(shows(renderDish({ ...greens, ingredients: ['시금치', '계란'] }), 'eggFried')).toBe(true);
  });

  it('keeps clams out of knife-cut noodles without clams', () => {
    expect(shows(renderDish({ title: '감자 칼국수', ingredients: ['감자'] }), 'clam')).toBe(false);
    expect(shows(renderDish({ title: '바지락 칼국수', ingredients: [] }), 'clam')).toBe(true);
  });

  it('keeps meat off the generic plate', () => {
    const meats: IngredientKey[] = ['beef', 'pork', 'spicyPork', 'boiledPork', 'meatball', 'cutlet', 'ham'];
    for (const title of ['오늘의 요리', '구름', '제철 채소 볶음', ''])
      for (const meat of [...meats, 'chicken', 'chickenShred', 'drumstick'] as const)
        expect(shows(renderDish({ title }), meat), `${title}: ${meat}`).toBe(false);
  });

  it('keeps pork out of a meal kit that names none', () => {
    const kit = { title: '버섯전골', category: '밀키트', ingredients: [] };
    expect(shows(renderDish(kit), 'pork')).toBe(false);
  });
});

describe('the markup', () => {
  const titles = ['두부 된장찌개', '나물 비빔밥', '잔치국수', '닭가슴살 샐러드', '된장찌개 백반', '공복'];

  it('defines each id once and refers only to defined ids', () => {
    for (const title of titles) {
      const svg = renderDish({ title }, { tint: true });
      const ids = definedIds(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(usedIds(svg).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('starts ids with the given prefix, else with one that differs by picture', () => {
    const [one, other] = ['두부 된장찌개', '김치찌개'].map((title) => definedIds(renderDish({ title })));
    expect(definedIds(renderDish({ title: '김밥' }, { uid: 'k-' })).every((id) => id.startsWith('k-'))).toBe(
      true,
    );
    expect(one?.filter((id) => other?.includes(id))).toEqual([]);
  });

  it('escapes the label and hides a picture without one', () => {
    const svg = renderDish({ title: 'x' }, { title: `<b>"밥" & '국'` });
    expect(svg).toContain('role="img" aria-label="&lt;b&gt;&quot;밥&quot; &amp; &#39;국&#39;"');
    expect(renderDish({ title: '<b>"밥"' })).toContain('aria-hidden="true"');
    expect(renderDish({ title: '<b>"밥"' })).not.toContain('<b>');
  });

  it('paints a background only on demand, by theme', () => {
    const meal = { title: '두부 된장찌개' };
    expect(renderDish(meal)).not.toContain('<rect width="200"');
    expect(renderDish(meal, { tint: true })).toContain('#FFEBD6');
    expect(renderDish(meal, { tint: 'sky', theme: 'dark' })).toContain('#1F2F32');
  });

  it('is shorter in small detail', () => {
    const meal = { title: '잔치국수' };
    expect(renderDish(meal, { lo: true }).length).toBeLessThan(renderDish(meal).length * 0.9);
  });

  it('moves and enlarges the dish in one group', () => {
    const svg = renderDish({ title: '김밥' }, { zoom: 1.2, shift: [10, -5] });
    expect(svg).toContain('<g transform="translate(110 95) scale(1.2) translate(-100 -100)">');
  });
});
