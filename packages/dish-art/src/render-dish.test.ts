import { describe, expect, it } from 'vitest';
import { depictedFoods } from './depicted-foods.ts';
import { EXTRAS, PACKINGS, PLATED_DISHES, VESSEL_NAMES, WHOLE_OBJECTS } from './dish-names.ts';
import type { DishSpec, Drawing } from './dish-spec.ts';
import { createCanvas, createDefinitions } from './drawing/canvas.ts';
import { foodOf } from './ingredients/food-of.ts';
import { paintMeal, renderDish, renderEatingStyle, renderMealStyle } from './render-dish.ts';
import { resolveDish } from './resolve-dish.ts';
import { definedIds, INGREDIENT_KEYS, shows, usedIds } from './testing/read-svg.ts';
import {
  EATING_STYLES,
  type EatingStyleWord,
  MEAL_STYLES,
  type MealStyleWord,
} from './vocabulary/meal-styles.ts';

const eatingStyles = Object.keys(EATING_STYLES).filter(
  (word): word is EatingStyleWord => word in EATING_STYLES,
);

const mealStyles = Object.keys(MEAL_STYLES).filter((word): word is MealStyleWord => word in MEAL_STYLES);

const STEW: Drawing = { type: 'stew', vessel: 'ttukbaegi', broth: 'red', items: ['tofu', 'clam'] };

describe('every kind of dish', () => {
  it('is drawn in every vessel, packing and company', () => {
    for (const type of PLATED_DISHES)
      for (const vessel of VESSEL_NAMES)
        expect(renderDish({ type, vessel }, { lo: true }), `${type} ${vessel}`).not.toMatch(
          /NaN|undefined|null/,
        );
    for (const type of WHOLE_OBJECTS) expect(renderDish({ type })).not.toMatch(/NaN|undefined|null/);
    for (const packed of PACKINGS)
      expect(renderDish({ type: 'pack', packed, main: STEW, with: [...EXTRAS] })).not.toMatch(
        /NaN|undefined|null/,
      );
    for (const extra of EXTRAS)
      expect(renderDish({ ...STEW, with: [extra] })).not.toMatch(/NaN|undefined|null/);
  });

  it('shows no food beyond those of its drawing: people leave foods out for a reason', () => {
    for (const type of PLATED_DISHES)
      for (const drawing of [
        { type },
        { type, items: ['radish'], sauce: 'red', garnish: ['chive'] },
      ] as const) {
        const drawn = paintedFoods({ ...drawing, vessel: 'plate' });
        const known = depictedFoods(drawing);
        expect(
          [...drawn].filter((food) => !known.has(food)),
          type,
        ).toEqual([]);
      }
  });

  it('coats a dressed dish in the colour of its sauce', () => {
    const plate: Drawing = { type: 'main', vessel: 'plate', items: ['radish'] };
    expect(renderDish({ ...plate, sauce: 'red' })).toContain('<feColorMatrix');
    expect(renderDish(plate)).not.toContain('<feColorMatrix');
  });
});

/** Ingredients the painters place, by food. */
function paintedFoods(spec: DishSpec) {
  const c = createCanvas({ seed: 'a', lo: true, definitions: createDefinitions('w') });
  paintMeal(c, spec);
  return new Set(INGREDIENT_KEYS.filter((key) => c.stamps.has(key)).map(foodOf));
}

describe('a meal of the catalogue', () => {
  const meal = { id: 'stew', title: '찌개', drawing: STEW };

  it.each([
    ['도시락', 'dosirak'],
    ['식당', 'soban'],
    ['밀키트', 'pack'],
    ['편의점', 'pack'],
    ['요리레시피', 'stew'],
    ['공복', 'empty'],
  ])('comes as %s: %s', (category, type) => {
    expect(resolveDish({ ...meal, category }).spec.type).toBe(type);
  });

  it('looks the same each time, and unlike another with the same drawing', () => {
    expect(renderDish(meal)).toBe(renderDish({ ...meal }));
    const pictures = ['a', 'b', 'c', 'd'].map((id) => renderDish({ ...meal, id }, { uid: 'x' }));
    expect(new Set(pictures).size).toBe(4);
  });

  it('shows on a set table what has no plate of its own', () => {
    const salad: Drawing = { type: 'salad', vessel: 'salad', items: ['shrimp'] };
    const served = (extra: Drawing['with']) =>
      renderDish({ ...meal, category: '식당', drawing: { ...salad, with: extra ?? [] } });
    expect(shows(served([]), 'ryeSlice')).toBe(false);
    expect(shows(served(['bread']), 'ryeSlice')).toBe(true);
    expect(shows(served(['rice', 'bread']), 'ryeSlice')).toBe(true);
  });

  it('without a drawing is guessed from title and ingredients', () => {
    expect(shows(renderDish({ title: '바지락 칼국수', ingredients: ['바지락'] }), 'clam')).toBe(true);
    expect(shows(renderDish({ title: '감자 칼국수', ingredients: ['감자'] }), 'clam')).toBe(false);
  });
});

describe('the markup', () => {
  it('defines each id once and refers only to defined ids', () => {
    for (const category of ['요리레시피', '도시락', '식당', '밀키트', '편의점']) {
      const svg = renderDish({ title: '찌개', category, drawing: { ...STEW, with: ['rice', 'eggs'] } });
      const ids = definedIds(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(usedIds(svg).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('starts ids with the given prefix, else with one that differs by picture', () => {
    const [one, other] = ['a', 'b'].map((seed) => definedIds(renderDish({ ...STEW, seed })));
    expect(definedIds(renderDish(STEW, { uid: 'k-' })).every((id) => id.startsWith('k-'))).toBe(true);
    expect(one?.filter((id) => other?.includes(id))).toEqual([]);
  });

  it('is hidden from screen readers and holds no word of a dish', () => {
    expect(renderDish({ title: '<b>"밥"' })).toContain('aria-hidden="true"');
    expect(renderDish({ title: '<b>"밥"' })).not.toContain('<b>');
  });

  it('is shorter in small detail', () => {
    const noodles: Drawing = { type: 'noodle', vessel: 'noodle', noodle: 'wheat', broth: 'clear' };
    expect(renderDish(noodles, { lo: true }).length).toBeLessThan(renderDish(noodles).length * 0.9);
  });
});

it('draws a different dish for each eating style', () => {
  const pictures = eatingStyles.map((style) => renderEatingStyle(style, { uid: 'x' }));
  expect(new Set(pictures).size).toBe(8);
});

it('draws a different picture for each meal style', () => {
  const pictures = mealStyles.map((style) => renderMealStyle(style, { uid: 'x' }));
  expect(new Set(pictures).size).toBe(7);
});
