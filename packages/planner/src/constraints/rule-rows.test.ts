import { GUIDELINE_SOURCE_KO, GUIDELINE_SOURCES, HEALTH_CONDITIONS } from '@kkini/domain';
import { CONDITION_FACTS, CONFIDENCES, LIMIT_KEYS, type LimitKey, MARKS } from '@kkini/domain/limits';
import { describe, expect, it } from 'vitest';
import { ANSWER_ROWS, STYLES_OFF } from '../limits/answer-rows.ts';
import { CONFLICT_RULES } from '../limits/conflict-rules.ts';
import { LIMIT_ROWS } from '../limits/limit-rows.ts';
import { PERSON_ROWS } from '../limits/people/person-rows.ts';
import { COUNT_ROWS, PLANNING_ROWS } from '../limits/planning-rows.ts';
import { type Grounds, grounds } from '../model/grounds.ts';
import { COUNTED_FOODS } from '../model/weighed-foods.ts';
import { HARD_RULES } from './hard-rules.ts';
import { WEEK_WALLS } from './week-wall-rows.ts';

const ROWS: Readonly<Record<string, readonly Grounds[]>> = {
  limits: LIMIT_ROWS,
  persons: PERSON_ROWS,
  answers: ANSWER_ROWS,
  planning: PLANNING_ROWS,
  counts: Object.values(COUNT_ROWS),
  conflicts: CONFLICT_RULES,
};

describe('the rows of the nutrition rules', () => {
  it.each(Object.entries(ROWS))('of %s name a source we know in full, a mark and a confidence', (_, rows) => {
    expect(rows.length).toBeGreaterThan(2);
    for (const { source, mark, confidence } of rows) {
      expect(GUIDELINE_SOURCES).toContain(source);
      expect(MARKS).toContain(mark);
      expect(CONFIDENCES).toContain(confidence);
    }
  });

  it('of HARD rules, of the walls of a week and of styles switched off name a source we know in full', () => {
    for (const { source } of [...HARD_RULES, ...WEEK_WALLS, ...STYLES_OFF])
      expect(GUIDELINE_SOURCES).toContain(source);
    for (const { of } of WEEK_WALLS) expect(COUNTED_FOODS).toContain(of);
  });

  it('cite sources that each have a full name with body and document', () => {
    const names = Object.values(GUIDELINE_SOURCE_KO);
    expect(Object.keys(GUIDELINE_SOURCE_KO)).toEqual([...GUIDELINE_SOURCES]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length).toBeGreaterThan(15);
  });

  it('stand alone: no owner has two rows of one kind for a key, but for a flag beside an aim', () => {
    const names = [...ANSWER_ROWS, ...LIMIT_ROWS].map(({ owners, key, kind }) => `${owners} ${key} ${kind}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('bound something, and every key is used', () => {
    for (const { min, max } of [...ANSWER_ROWS, ...LIMIT_ROWS]) expect(min ?? max).toBeDefined();
    expect(new Set([...ANSWER_ROWS, ...LIMIT_ROWS].map(({ key }) => key))).toEqual(new Set(LIMIT_KEYS));
  });

  it.each(HEALTH_CONDITIONS)('of %s bound what the facts of the condition say', (condition) => {
    const most = (wanted: LimitKey) =>
      LIMIT_ROWS.find(
        ({ owners, key, kind }) => owners[0] === condition && key === wanted && kind === 'limit',
      )?.max ?? null;
    const { mostSodiumMg, limitsAddedSugar } = CONDITION_FACTS[condition];
    expect(most('sodiumMg')).toBe(mostSodiumMg);
    expect(most('addedSugarPctE')).toBe(limitsAddedSugar ? 5 : null);
  });

  it('count frying and processed meat at most, and fish at least', () => {
    expect(Object.entries(COUNT_ROWS).map(([key, { kind, count }]) => [key, kind, count])).toEqual([
      ['deepFried', 'atMost', 2],
      ['processedMeat', 'atMost', 1],
      ['fish', 'atLeast', 2],
    ]);
  });

  it('carry 90 % of the day in three meals', () => {
    const share = (name: string) => PLANNING_ROWS.find(({ key }) => key === name)?.value;
    expect([share('breakfastShare'), share('lunchShare'), share('dinnerShare')]).toEqual([0.27, 0.32, 0.31]);
  });
});

describe('a citation', () => {
  it('is read as source, mark and confidence', () => {
    expect(grounds('EXL23 ◇M')).toEqual({ source: 'EXL23', mark: '◇', confidence: 'M' });
  });
});
