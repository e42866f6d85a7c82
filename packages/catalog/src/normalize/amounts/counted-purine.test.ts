import { describe, expect, it } from 'vitest';
import { entryNutrition } from '../../build/entry-nutrition.ts';
import { bundledTables } from '../../importers/testing/bundled-tables.ts';
import { countedPurine } from './counted-purine.ts';

const { taxonomy, facts } = bundledTables();
const line = (id: string, grams: number) => ({ id, name: id, grams, amount: '', role: 'main' as const });
const purineOf = (...ingredients: readonly ReturnType<typeof line>[]) =>
  entryNutrition({ ingredients, servings: 1 }, { taxonomy, facts }).purineMg;
const stated = (id: string) => facts.get(id)?.nutrition.purineMg ?? Number.NaN;

describe('the purine of a dish', () => {
  it.each(['tofu', 'shiitake', 'spinach', 'soybean', 'soybean_sprout', 'white_rice', 'peanut', 'doenjang'])(
    'leaves out that of a plant: %s',
    (id) => {
      expect(stated(id)).toBeGreaterThan(0);
      expect(purineOf(line(id, 300))).toBe(0);
    },
  );

  it.each(['beef', 'mackerel', 'anchovy', 'chicken_breast', 'shrimp', 'anchovy_broth'])(
    'counts that of an animal food wholly: %s',
    (id) => {
      expect(purineOf(line(id, 100))).toBeCloseTo(stated(id), 1);
    },
  );

  it('counts what may hold flesh, such as a dish bought ready made', () => {
    expect(purineOf(line('kimchi', 100))).toBeCloseTo(stated('kimchi'), 1);
  });

  it('adds up the animal lines of a dish alone', () => {
    expect(purineOf(line('tofu', 200), line('beef', 50), line('shiitake', 100))).toBeCloseTo(
      stated('beef') / 2,
      1,
    );
  });

  it('is stated whole beside what counts', () => {
    const lines = [line('tofu', 200), line('beef', 50), line('shiitake', 100)];
    const whole = entryNutrition({ ingredients: lines, servings: 1 }, { taxonomy, facts }).purineTotalMg;
    expect(whole).toBeCloseTo(2 * stated('tofu') + stated('beef') / 2 + stated('shiitake'), 0);
  });

  it('stays unknown where an animal food is not analysed, and counts a food nobody knows', () => {
    const nutrition = { ...facts.get('beef')?.nutrition, purineMg: null };
    expect(countedPurine(taxonomy, 'beef', nutrition as never).purineMg).toBeNull();
    const unknown = { ...facts.get('beef')?.nutrition, purineMg: 90 };
    expect(countedPurine(taxonomy, 'no_such_food', unknown as never).purineMg).toBe(90);
  });
});
