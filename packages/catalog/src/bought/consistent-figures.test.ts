import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../build/build-catalogue.ts';
import { aCatalogueParts, aProductFile } from '../testing/catalogue-parts.ts';
import type { BoughtKind } from './bought-kinds.ts';
import { withinWholes } from './consistent-figures.ts';

/** Problems of a lunch box with these figures, otherwise of 400 kcal, 10 g of carbohydrate, 45 g of protein and 20 g of fat. */
function problemsOf(figures: Partial<BoughtKind>, isEstimate = false): readonly string[] {
  const changes = { isEstimate };
  const parts = aCatalogueParts({ productFiles: [aProductFile(changes)] });
  const boughtKinds = new Map([...parts.boughtKinds].map(([key, kind]) => [key, { ...kind, ...figures }]));
  const result = buildCatalogue({ ...parts, boughtKinds });
  return result.ok ? [] : result.problem.map(({ repair }) => repair);
}

describe('the figures of a good', () => {
  it.each([
    ['fat is 15 g', { fatG: 15 }, []],
    ['fat is 14 g', { carbohydrateG: 8, fatG: 14 }, ['its macronutrients give 338 kcal, not 400']],
    ['8 g of carbohydrate are fibre', { carbohydrateG: 18, fiberG: 8, fatG: 23.5 }, []],
    ['there is no fibre', { carbohydrateG: 18, fatG: 23.5 }, ['its macronutrients give 464 kcal, not 400']],
  ])('have the energy that they give, where %s', (_what, stated, problems) => {
    expect(problemsOf({ stated })).toEqual(problems);
  });

  it('have it more nearly in an estimate', () => {
    expect(problemsOf({ stated: { fatG: 15 } }, true)).toEqual(['its macronutrients give 355 kcal, not 400']);
  });

  it.each([
    ['sugar than carbohydrate', { sugarG: 12 }, '12 of sugarG is more than 10 of carbohydrateG'],
    ['saturated fat than fat', { saturatedFatG: 21 }, '21 of saturatedFatG is more than 20 of fatG'],
  ])('are refused with more %s', (_part, stated, repair) => {
    expect(problemsOf({ stated })).toEqual([repair]);
  });

  it('are refused with more fibre than their foods can hold', () => {
    expect(problemsOf({ stated: { carbohydrateG: 18, fiberG: 16, fatG: 23.5 } })).toEqual([
      expect.stringMatching(/^leave out its fiberG: 16 is more than these lines can hold \(\d\)$/),
    ]);
  });

  it('are refused with more salt than any such good was measured with', () => {
    expect(problemsOf({ sodiumMg: { central: 2700, low: null, high: null, n: 3 } })).toEqual([
      '2700 mg of sodium is more than any such good holds (2600)',
    ]);
  });
});

describe('the parts that lines alone give', () => {
  const good = aNutrition({ sugarG: 2, addedSugarG: 9, fatG: 10, saturatedFatG: 6, unsaturatedFatG: 7 });

  it('stay within what was measured', () => {
    expect(withinWholes(good, false)).toMatchObject({ sugarG: 2, addedSugarG: 2, unsaturatedFatG: 4 });
  });

  it('count before the sugar of a neighbour', () => {
    expect(withinWholes(good, true)).toMatchObject({ sugarG: 9, addedSugarG: 9 });
  });
});
