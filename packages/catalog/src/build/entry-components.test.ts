import { homeRecipes, isMeal } from '@kkini/domain';
import { isCookedIn } from '@kkini/domain/portions';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { bundledContent, bundledParts } from '../testing/bundled-content.ts';
import { glycemicIndex } from './glycemic-index.ts';

const { facts: ingredientFacts } = bundledParts();
const taxonomy = bundledTaxonomy();
const { cookbook, products } = bundledContent();
const meals = homeRecipes(cookbook).filter(isMeal);
const dishes = [...meals.map((meal) => ({ ...meal, measured: undefined })), ...products];
/** Share by which the computed starch of a product may exceed its measured energy. */
const MEASURED_TOLERANCE = 0.02;

describe('what dishes are portioned by', () => {
  it('is never more than the dish, and is known of every dish', () => {
    for (const { id, nutrition, components, measured } of dishes) {
      const starches = components?.starches ?? [];
      const load = starches.reduce((sum, part) => sum + (part.glycemicLoad ?? 0), 0);
      const kcal = starches.reduce((sum, part) => sum + (part.nutrition.energyKcal ?? 0), 0);
      expect(load, id).toBeLessThanOrEqual((components?.glycemicLoad ?? -1) + 0.1);
      const room = measured === undefined ? 0.5 : (nutrition.energyKcal ?? 0) * MEASURED_TOLERANCE;
      expect(kcal, id).toBeLessThanOrEqual((nutrition.energyKcal ?? 0) + room);
    }
  });

  it('counts what boiling takes from a part as from the dish', () => {
    for (const { id, nutrition, components } of meals) {
      const starches = components?.starches ?? [];
      const potassium = starches.reduce((sum, part) => sum + (part.nutrition.potassiumMg ?? 0), 0);
      expect(potassium, id).toBeLessThanOrEqual((nutrition.potassiumMg ?? 0) + 0.5);
    }
  });

  it('has units of about 23 g carbohydrate', () => {
    for (const { id, components } of dishes)
      for (const { kind, units, nutrition } of components?.starches ?? []) {
        const each = (nutrition.carbohydrateG ?? 0) / units;
        expect(each, `${id} ${kind}`).toBeGreaterThan(13);
        expect(each, `${id} ${kind}`).toBeLessThan(32);
      }
  });

  it('is one bowl where noodles or rice and their topping are served together, at home and bought', () => {
    const bowls = new Set(
      dishes
        .filter(({ components }) => components?.isBowl)
        .map((dish) => ('title' in dish ? dish.title : dish.name)),
    );
    for (const title of [
      '비빔밥',
      '참치볶음밥',
      '콩나물국밥',
      '잔치국수',
      '닭가슴살 파스타',
      '떡국',
      '바지락칼국수',
    ])
      expect(bowls.has(title), title).toBe(true);
    for (const title of ['된장찌개', '전복죽', '리코타치즈 샐러드', '된장찌개와 공깃밥', '치킨 도시락'])
      expect(bowls.has(title), title).toBe(false);
  });

  it('is never flour or tubers cooked into a dish that has rice or noodles apart', () => {
    for (const { id, components } of dishes) {
      const cookedIn = (components?.starches ?? []).filter(({ kind }) => isCookedIn(kind));
      expect([0, components?.starches.length], id).toContain(cookedIn.length);
    }
  });

  it('is a porridge where rice is boiled to one, with the load of the higher table', () => {
    const porridge = dishes.find(({ id }) => id === 'jeonbok-juk');
    expect(porridge?.components).toMatchObject({ isMixed: true, starches: [{ kind: 'porridge' }] });
    // Of the rice only, because companions have a load of their own.
    const [rice] = porridge?.components?.starches ?? [];
    const { carbohydrateG, fiberG } = rice?.nutrition ?? {};
    const available = (carbohydrateG ?? 0) - (fiberG ?? 0);
    expect((rice?.glycemicLoad ?? 0) / available).toBeCloseTo(0.78, 2);
  });
});

describe('the glycaemic index of a food', () => {
  const indexOf = (id: string, method: 'porridge' | 'riceBowl' = 'riceBowl') => {
    const facts = ingredientFacts.get(id);
    const carbohydrateG = facts?.nutrition.carbohydrateG ?? 0;
    return glycemicIndex(taxonomy, { id, gi: facts?.gi ?? null, carbohydrateG, method });
  };

  it.each([
    ['cooked_rice', 73],
    ['brown_rice_cooked', 68],
    ['multigrain_rice', 72],
    ['mandu', 55],
    ['potato', 78],
    ['oat', 73],
    ['rye_bread', 73],
    ['beef', 0],
    ['gochujang', 0],
    ['lettuce', 40],
    ['oligosaccharide', 65],
  ])('is that of %s in the higher table, or the safe one', (id, gi) => {
    expect(indexOf(id)).toBe(gi);
  });

  it('is higher in a porridge', () => {
    expect(indexOf('cooked_rice', 'porridge')).toBe(78);
    expect(indexOf('glutinous_rice', 'porridge')).toBe(86);
  });
});
