import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { judgeGuide } from '../../checks/judge-guide.ts';
import type { TipDish } from '../../model/tip-facts.ts';
import type { TipPerson } from '../../model/tip-person.ts';
import { aTipDish, aTipPerson, someFacts, someFoods, somePeople } from '../../testing/some-facts.ts';
import { writeTip } from '../../write-tip.ts';
import { weighConcern } from '../weigh-concerns.ts';

const plate = aTipDish();

const tofuSoup = aTipDish({
  title: '두부국',
  method: 'soup',
  lines: [...plate.lines, { id: 'water', name: '물', grams: 700, amount: '', role: 'seasoning' }],
});

const taxonomy = someFoods();
const VARIANTS = Array.from({ length: 16 }, (_, variant) => variant);

/** All tips of a dish for these people without conditions or styles; every line passes the predicates. */
function saidOf(dish: TipDish, ...persons: readonly TipPerson[]): string {
  const people = somePeople({ persons });
  const tips = VARIANTS.map((variant) => {
    const facts = someFacts({
      dish,
      people,
      variant,
      nutritionOf: new Map([['tofu', aNutrition({ proteinG: 9 })]]),
    });
    const tip = writeTip(taxonomy, facts);
    expect(judgeGuide(taxonomy, tip.lines, facts)).toEqual([]);
    return tip.guide.ko;
  });
  return [...new Set(tips)].join('\n');
}

const greens = aTipDish();
const withoutGreens = aTipDish({
  title: '두부구이',
  lines: greens.lines.filter(({ id }) => id !== 'spinach'),
});
const soup = aTipDish({
  title: '시금치된장국',
  method: 'soup',
  lines: [
    ...greens.lines,
    { id: 'water', name: '물', grams: 800, amount: '', role: 'seasoning' },
    { id: 'doenjang', name: '된장', grams: 30, amount: '2큰술', role: 'seasoning' },
  ],
  nutrition: aNutrition({ ...greens.nutrition, sodiumMg: 900 }),
});
const [onWarfarin, heart] = [
  aTipPerson({ usesWarfarin: true, mayTakeWarfarin: true }),
  aTipPerson({ conditions: ['heartDisease'], usesWarfarin: true }),
];

describe('a tip for people without a condition', () => {
  it('keeps vitamin K steady with warfarin, with greens on the table or without', () => {
    expect(saidOf(greens, onWarfarin)).toMatch(/시금치[^\n]*비슷하게|시금치[^\n]*비타민 K/u);
    expect(saidOf(withoutGreens, onWarfarin)).toMatch(/초록 채소가 (?:적은|거의 없)/u);
  });

  it('speaks of vitamin K to people with heart disease only if they take the medicine', () => {
    expect(saidOf(greens, heart)).not.toMatch(/비타민 K/u);
    expect(saidOf(greens, aTipPerson({ ...heart, mayTakeWarfarin: true }))).toMatch(/비타민 K/u);
  });

  it('asks pregnant and breastfeeding women, and nobody else, to have their protein', () => {
    expect(saidOf(greens, aTipPerson({ isPregnant: true }))).toMatch(
      /임신 중에는[^\n]*두부|두부[^\n]*임신 중/u,
    );
    expect(saidOf(greens, aTipPerson({ isLactating: true }))).toMatch(/수유 중에는/u);
    expect(saidOf(greens, aTipPerson())).toBe('');
  });

  it('serves a child less broth and less salt than the adults of the table', () => {
    const family = [aTipPerson(), aTipPerson({ target: 'child', stage: 'child', isSmallChild: false })];
    expect(saidOf(soup, ...family)).toMatch(/아이[^\n]*국물|국물[^\n]*아이/u);
    expect(saidOf(soup, ...family)).toMatch(/아이[^\n]*(?:된장|간장)|(?:된장|간장)[^\n]*아이/u);
    expect(saidOf(soup, aTipPerson())).toBe('');
  });
});

/** The tip for a meal of a person with liver disease. */
function tipFor(hasCirrhosis: boolean, mealTime: 'lunch' | 'dinner') {
  const conditions = ['liverDisease'] as const;
  const people = somePeople({
    healthConditions: conditions,
    persons: [aTipPerson({ conditions, hasCirrhosis })],
  });
  const { day } = someFacts();
  return writeTip(taxonomy, someFacts({ dish: tofuSoup, people, day: day && { ...day, mealTime } }));
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

it('offers tofu beside a meal short of protein, on the next day too', () => {
  const { day } = someFacts();
  const lines = [{ id: 'radish', name: '무', grams: 200, amount: '', role: 'main' as const }];
  const nutrition = aNutrition({ energyKcal: 560, sodiumMg: 300, carbohydrateG: 40, proteinG: 8 });
  const dish = aTipDish({ title: '무조림', method: 'braise', lines, nutrition });
  const persons = [aTipPerson({ styles: ['muscleGain'] })];
  const people = somePeople({ eatingStyles: ['muscleGain'], persons });
  const facts = someFacts({ dish, people, day: day && { ...day, isEatenAgain: true } });
  expect(writeTip(taxonomy, facts).lines[1]?.swap).toEqual({ from: null, to: 'tofu' });
});
