import { describe, expect, it } from 'vitest';
import { aTipDish, aTipPerson, someFacts, someFoods, somePeople } from '../../testing/some-facts.ts';
import { writeTip } from '../../write-tip.ts';
import { weighConcern } from '../weigh-concerns.ts';

const taxonomy = someFoods();
const plate = aTipDish();
const soup = aTipDish({
  title: '두부국',
  method: 'soup',
  lines: [...plate.lines, { id: 'water', name: '물', grams: 700, amount: '', role: 'seasoning' }],
});

/** The tip for a meal of a person with liver disease. */
function tipFor(hasCirrhosis: boolean, mealTime: 'lunch' | 'dinner') {
  const conditions = ['liverDisease'] as const;
  const people = somePeople({
    healthConditions: conditions,
    persons: [aTipPerson({ conditions, hasCirrhosis })],
  });
  const { day } = someFacts();
  return writeTip(taxonomy, someFacts({ dish: soup, people, day: day && { ...day, mealTime } }));
}

describe('a tip with cirrhosis', () => {
  it('asks for a late snack after dinner, and at no other time', () => {
    const { guide } = tipFor(true, 'dinner');
    expect(guide.ko).toMatch(/간경변이 있으면[\s\S]*간식/u);
    expect(guide.en).toMatch(/cirrhosis[\s\S]*snack/iu);
    expect(tipFor(true, 'lunch').guide.ko).not.toMatch(/간식/u);
    expect(tipFor(false, 'dinner').guide.ko).not.toMatch(/간식|간경변/u);
  });

  it('minds salt as much as weak kidneys do, and more than liver disease alone', () => {
    const conditions = ['liverDisease'] as const;
    const saltFor = (person: Parameters<typeof aTipPerson>[0]) =>
      weighConcern('sodium', [aTipPerson({ conditions, ...person })]).weight;
    expect(saltFor({ hasCirrhosis: true })).toBe(saltFor({ kidney: 'moderate' }));
    expect(saltFor({ hasCirrhosis: true })).toBeGreaterThan(saltFor({}));
  });
});
