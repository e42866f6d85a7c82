import { aStranger, type Person, type Survey, type TableDish } from '@kkini/domain';
import { aNutrition, aSurvey, aTaxonomy } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { makeVisitor } from '../../model/visitor.ts';
import { aCandidate } from '../../testing/a-candidate.ts';
import type { PersonDay } from '../verdicts/day-verdicts.ts';
import { calciumLack, enoughCalcium, isForCalcium } from './calcium-of-day.ts';

const taxonomy = aTaxonomy([]);

/** The calcium that is enough for somebody at a table. */
function enoughFor(said: Partial<Person>, answers: Partial<Survey> = {}) {
  const person = { ...aStranger(said.target ?? 'self'), ...said };
  const survey = aSurvey({
    startDate: '2026-11-30',
    targets: [person.target],
    persons: [person],
    ...answers,
  });
  return enoughCalcium(person, makeVisitor(taxonomy, survey));
}

// 80 % of the K25 rows of safety-rules section 2.
it.each<readonly [string, Partial<Person>, number | null]>([
  ['a woman of 71', { sex: 'female', birthYear: 1955 }, 600],
  ['a man of 71', { sex: 'male', birthYear: 1955 }, 640],
  ['a parent without answers', { target: 'parents' }, 620],
  ['a child of 4', { target: 'child', birthYear: 2022 }, 440],
  ['a boy of 13', { target: 'child', sex: 'male', birthYear: 2013 }, 760],
  ['a pregnant woman', { sex: 'female', birthYear: 1994, answers: { pregnancy: 'trimester1' } }, 520],
  ['a breastfeeding woman', { sex: 'female', birthYear: 1994, answers: { pregnancy: 'lactating' } }, 520],
  ['any other woman', { sex: 'female', birthYear: 1994 }, null],
])('comes first for %s, in this amount', (_, said, enough) => {
  expect(enoughFor(said)).toBe(enough);
});

it('comes first for vegetarians', () => {
  expect(enoughFor({ sex: 'male', birthYear: 1994 }, { eatingStyles: ['vegetarian'] })).toBe(640);
});

it('lacks in a day by what its meals and extras hold, unless a dish states none', () => {
  const meal = (calciumMg: number | null, extraMg?: number) => {
    const nutrition = aNutrition({ calciumMg });
    const portion = { starches: [], mainFactor: 1, sideFactor: 1, soupFactor: 1, glycemicLoad: 0, nutrition };
    const extra = extraMg === undefined ? undefined : aNutrition({ calciumMg: extraMg });
    return {
      ...({ time: 'lunch', dish: aCandidate({ nutrition }), portion } as const),
      ...(extra && { extra: { id: 'uyu', fills: 'calciumMg', nutrition: extra, glycemicLoad: 0 } as const }),
    };
  };
  const lackOf = (...meals: readonly ReturnType<typeof meal>[]) =>
    calciumLack({ meals, judged: {} as PersonDay }, 600);
  expect(lackOf(meal(300), meal(200))).toEqual({ nutrient: 'calciumMg', missing: 100, least: 100 });
  expect(lackOf(meal(300), meal(300))).toBeNull();
  expect(lackOf(meal(300), meal(100, 200))).toBeNull();
  expect(lackOf(meal(300), meal(null))).toBeNull();
});

it('is given by dairy and soy milk with an eighth of 800 mg in a serving', () => {
  const food = (mainGroup: string, calciumMg: number | null) =>
    isForCalcium({ standing: { mainGroup } as TableDish, nutrition: aNutrition({ calciumMg }) });
  expect([food('dairy', 100), food('legume', 189), food('dairy', 99), food('dairy', null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([food('vegetable', 240), food('legume', 49)]).toEqual([false, false]);
});
