import { MAIN_GROUPS, MEAL_TIMES, type MealStyle, STYLES_BY_EFFORT } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';

const startDate = '2026-11-21';

function dishes(count: number, changes: Partial<Candidate> & { readonly name?: string } = {}): Candidate[] {
  const { name = changes.style ?? 'cookedRecipe', ...rest } = changes;
  const kind = rest.style === 'restaurant' || rest.style === 'lunchBox' ? 'product' : 'recipe';
  return Array.from({ length: count }, (_, index) =>
    aCandidate({
      id: `${name}-${index}`,
      kind,
      mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
      ...rest,
    }),
  );
}

const only = (lunch: MealStyle) =>
  ({ mealStyles: { breakfast: 'fasting', lunch, dinner: 'fasting' }, areas: ['낙성대'] }) as const;
const plan = (candidates: readonly Candidate[], answers: Parameters<typeof aVisitor>[0]) =>
  planWeek({ candidates, visitor: aVisitor(answers), startDate, seed: 1 });

describe('restaurants that are not everywhere', () => {
  const chosen = dishes(9, { style: 'restaurant', areas: ['낙성대', '강남'], name: 'here' });
  const near = dishes(9, { style: 'restaurant', areas: ['관악'], name: 'near' });
  const far = dishes(9, { style: 'restaurant', areas: ['노원'], name: 'far' });
  const lunches = (candidates: readonly Candidate[]) => {
    const { week, quality } = plan(candidates, only('restaurant'));
    const slots = week.map(({ slots: { lunch } }) => lunch);
    return {
      step: quality.ladderStep,
      areas: new Set(slots.map((slot) => (slot.kind === 'product' ? slot.area : null))),
    };
  };

  it('are served in the chosen areas while these have enough', () => {
    expect(lunches([...chosen, ...near, ...far])).toEqual({ step: 0, areas: new Set(['낙성대']) });
  });

  it('come from neighbouring areas where the chosen ones have none, and then from any', () => {
    expect(lunches([...near, ...far])).toEqual({ step: 8, areas: new Set(['관악']) });
    expect(lunches(far)).toEqual({ step: 8, areas: new Set(['노원']) });
  });

  it('return before the plan looks further away', () => {
    expect(lunches([...chosen.slice(0, 3), ...near])).toMatchObject({ areas: new Set(['낙성대']) });
  });

  it('are everywhere when no area was chosen, and menus of no area always', () => {
    const { quality } = plan(far, { ...only('restaurant'), areas: [] });
    expect(quality.ladderStep).toBe(0);
    expect(lunches(dishes(9, { style: 'restaurant' }))).toEqual({ step: 0, areas: new Set(['낙성대']) });
  });
});

describe('bought dishes that do not list a meal time', () => {
  const breakfasts = dishes(9, { style: 'lunchBox', mealTimes: ['breakfast'] });
  const styles = (candidates: readonly Candidate[]) => {
    const { week, quality } = plan(candidates, only('lunchBox'));
    const lunches = week.map(({ slots: { lunch } }) => ('style' in lunch ? lunch.style : lunch.kind));
    return { lunches: new Set(lunches), usualTimes: quality.certificate.reach.usualTimes };
  };

  it('leave it to recipes', () => {
    const simple = dishes(9, { style: 'simpleRecipe' });
    expect(styles([...breakfasts, ...simple])).toEqual({
      lunches: new Set(['simpleRecipe']),
      usualTimes: true,
    });
  });

  it('come all the same where it would stay empty', () => {
    expect(styles(breakfasts)).toEqual({ lunches: new Set(['lunchBox']), usualTimes: false });
  });
});

describe('a meal style without dishes', () => {
  const asked = STYLES_BY_EFFORT.slice(0, -1).map((style, index) => ({
    style,
    next: STYLES_BY_EFFORT[index + 1] ?? 'restaurant',
  }));

  it.each(asked)('$style falls back to $next, and each slot says so', ({ style, next }) => {
    const { week, quality } = plan([...dishes(9, { style: next })], only(style));
    expect(quality).toMatchObject({ ladderStep: 9, emptySlots: 0 });
    expect(quality.certificate).toMatchObject({ spacingStep: 0, proved: true });
    for (const { slots } of week) expect(slots.lunch).toMatchObject({ style: next, insteadOf: style });
  });

  it('falls back to more effort where nothing else is left, the nearest first', () => {
    const kits = plan([...dishes(9, { style: 'mealKit' }), ...dishes(9)], only('lunchBox')).week;
    for (const { slots } of kits)
      expect(slots.lunch).toMatchObject({ style: 'mealKit', insteadOf: 'lunchBox' });
    const { week, quality } = plan(dishes(9), only('restaurant'));
    expect(quality).toMatchObject({ ladderStep: 9, emptySlots: 0 });
    for (const { slots } of week) expect(slots.lunch).toMatchObject({ style: 'cookedRecipe' });
    const why = (hasSevereAllergy: boolean) =>
      plan(dishes(9), { ...only('restaurant'), hasSevereAllergy }).quality.bodyNotes.map(({ code }) => code);
    expect(why(false)).toContain('otherStyles');
    expect(why(true)).toContain('otherStylesSevere');
    expect(plan(dishes(9), only('cookedRecipe')).quality.bodyNotes).toHaveLength(1);
  });

  it('serves a dish every day only where no other style has any', () => {
    const boxes = dishes(1, { style: 'lunchBox' });
    const alone = plan(boxes, only('lunchBox')).quality;
    expect(alone).toMatchObject({ ladderStep: 7, emptySlots: 0 });
    const { week, quality } = plan([...boxes, ...dishes(9)], only('lunchBox'));
    expect(quality).toMatchObject({ ladderStep: 9, repeatedDishes: 0 });
    expect(week.filter(({ slots }) => slots.lunch.kind === 'product')).toHaveLength(1);
  });

  it('leaves the other meals their own style and every spacing rule', () => {
    const mealStyles = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'mealKit' } as const;
    const candidates = [...dishes(20, { style: 'cookedRecipe' }), ...dishes(20, { style: 'lunchBox' })];
    const { week, quality } = plan([...candidates, ...dishes(20, { style: 'simpleRecipe' })], { mealStyles });
    expect(quality.certificate).toMatchObject({ ladderStep: 9, spacingStep: 0 });
    for (const { slots } of week) {
      expect(slots.breakfast).toMatchObject({ style: 'simpleRecipe' });
      expect(slots.lunch).toMatchObject({ style: 'cookedRecipe' });
      expect(slots.dinner).toMatchObject({ style: 'lunchBox', insteadOf: 'mealKit' });
      for (const time of MEAL_TIMES) expect('insteadOf' in slots[time]).toBe(time === 'dinner');
    }
  });

  it('shares the meals of a bought style with simple recipes before a dish returns', () => {
    const boxes = dishes(4, { style: 'lunchBox' });
    const further = [
      ...dishes(1, { style: 'mealKit' }),
      ...dishes(9, { style: 'simpleRecipe' }),
      ...dishes(9),
    ];
    const { week, quality } = plan([...boxes, ...further], only('lunchBox'));
    expect(quality).toMatchObject({ ladderStep: 9, repeatedDishes: 0 });
    const eaten = week.map(({ slots: { lunch } }) => ('style' in lunch ? lunch.style : null)).sort();
    expect(eaten).toEqual([...Array(4).fill('lunchBox'), 'mealKit', 'simpleRecipe', 'simpleRecipe']);
  });

  it('serves its few dishes as often as spacing lets them return', () => {
    const mealStyles = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    const { week, quality } = plan([...dishes(2), ...dishes(9, { style: 'simpleRecipe' })], { mealStyles });
    expect(quality.ladderStep).toBe(9);
    expect(quality.certificate.spacingStep).toBe(5);
    const instead = week.flatMap(({ slots }) => MEAL_TIMES.filter((time) => 'insteadOf' in slots[time]));
    expect(instead).toHaveLength(21 - 2 * 2);
  });

  it('never serves what an exclusion or a HARD rule forbids, however far it looks', () => {
    const laced = STYLES_BY_EFFORT.flatMap((style) => dishes(9, { style })).map((dish) =>
      aCandidate({ ...dish, profile: { certainIds: new Set(['shrimp']) } }),
    );
    const { quality } = plan(laced, {
      ...only('cookedRecipe'),
      exclusions: [{ kind: 'known', id: 'shrimp' }],
    });
    expect(quality).toMatchObject({ ladderStep: 10, emptySlots: 7 });
  });
});

describe('bought meals that feed somebody badly', () => {
  const mealStyles = { breakfast: 'lunchBox', lunch: 'lunchBox', dinner: 'lunchBox' } as const;
  const recipes = dishes(26, { style: 'simpleRecipe' });
  const eaten = (candidates: readonly Candidate[]) => {
    const { week, quality } = plan(candidates, { mealStyles });
    const styles = week.map(({ slots }) =>
      MEAL_TIMES.map((time) => ('style' in slots[time] ? slots[time].style : null)),
    );
    return { styles, step: quality.ladderStep, days: new Set(quality.days.map(({ verdict }) => verdict)) };
  };
  const small = dishes(48, { style: 'lunchBox', nutrition: aNutrition({ energyKcal: 320 }) });

  it('share the week with simple recipes where days stay below their floor', () => {
    const { styles, step, days } = eaten([...small, ...recipes]);
    expect(step).toBe(9);
    expect(days).not.toContain('belowFloor');
    for (const day of styles) expect(new Set(day)).toEqual(new Set(['lunchBox', 'simpleRecipe']));
  });

  it('share it where days are far too salty', () => {
    const salty = aNutrition({ energyKcal: 600, sodiumMg: 1300 });
    const { styles, step } = eaten([...dishes(26, { style: 'lunchBox', nutrition: salty }), ...recipes]);
    expect(step).toBe(9);
    for (const day of styles) expect(day).toContain('simpleRecipe');
  });

  it('share the meal time no bought dish is meant for', () => {
    const later = dishes(26, { style: 'lunchBox', mealTimes: ['lunch', 'dinner'] });
    const { styles, step } = eaten([...later, ...recipes]);
    expect(step).toBe(9);
    for (const day of styles) expect(day).toEqual(['simpleRecipe', 'lunchBox', 'lunchBox']);
  });

  it('stay as asked for where they do, and where nothing else would do better', () => {
    expect(eaten([...dishes(26, { style: 'lunchBox' }), ...recipes]).step).toBe(0);
    expect(eaten(small)).toMatchObject({ step: 0, days: new Set(['belowFloor']) });
  });
});
