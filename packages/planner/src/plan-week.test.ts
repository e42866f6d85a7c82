import { aStranger, MAIN_GROUPS, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { assessWeek } from './explain/assess-week.ts';
import type { Candidate } from './model/candidate.ts';
import { planWeek } from './plan-week.ts';
import { aCandidate, aVisitor } from './testing/a-candidate.ts';

const startDate = '2026-11-21';

/** `count` different dishes of one style, their main groups in turn. */
function dishes(count: number, changes: Partial<Candidate> = {}): Candidate[] {
  return Array.from({ length: count }, (_, index) =>
    aCandidate({
      id: `${changes.style ?? 'cookedRecipe'}-${index}`,
      mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
      nutrition: aNutrition({ energyKcal: 560 + ((index * 37) % 101), sodiumMg: 450 + (index % 5) * 60 }),
      ...changes,
    }),
  );
}

const idsOf = (week: WeekPlan) =>
  week.flatMap((day) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = day.slots[time];
      return 'id' in slot ? [slot.id] : [];
    }),
  );

describe('planning a week', () => {
  it('fills twenty-one slots without repeating a dish where enough dishes exist', () => {
    const { week, quality } = planWeek({ candidates: dishes(40), visitor: aVisitor(), startDate, seed: 7 });
    expect(week.map((day) => day.date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(new Set(idsOf(week)).size).toBe(21);
    expect(quality).toMatchObject({ ladderStep: 0, emptySlots: 0, repeatedDishes: 0 });
  });

  it('never meets one main group twice on a day, nor overnight, nor more than four times a week', () => {
    const candidates = dishes(60);
    const group = new Map(candidates.map((candidate) => [candidate.id, candidate.mainGroup]));
    const { week } = planWeek({ candidates, visitor: aVisitor(), startDate, seed: 3 });
    const days = week.map((day) => idsOf([day]).map((id) => group.get(id)));
    const uses = new Map<string, number>();
    for (const [index, groups] of days.entries()) {
      expect(new Set(groups).size).toBe(3);
      if (index > 0) expect(groups[0]).not.toBe(days[index - 1]?.at(-1));
      for (const each of groups) uses.set(String(each), (uses.get(String(each)) ?? 0) + 1);
    }
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(4);
  });

  it('plans the same week for the same seed and another for another', () => {
    const input = { candidates: dishes(60), visitor: aVisitor(), startDate };
    expect(planWeek({ ...input, seed: 1 })).toEqual(planWeek({ ...input, seed: 1 }));
    expect(idsOf(planWeek({ ...input, seed: 1 }).week)).not.toEqual(
      idsOf(planWeek({ ...input, seed: 2 }).week),
    );
  });

  it('lets a dish return when there are fewer dishes than slots, and says so', () => {
    const { quality } = planWeek({ candidates: dishes(12), visitor: aVisitor(), startDate, seed: 1 });
    expect(quality.emptySlots).toBe(0);
    expect(quality.repeatedDishes).toBe(9);
    expect(quality.ladderStep).toBeGreaterThan(4);
  });

  it('says which spacing rules gave and by how much', () => {
    const few = dishes(40).map((dish, index) => ({
      ...dish,
      mainGroup: MAIN_GROUPS[index % 4] ?? ('tofu' as const),
    }));
    const { week, quality } = planWeek({ candidates: few, visitor: aVisitor(), startDate, seed: 1 });
    const groupOf = new Map(few.map(({ id, mainGroup }) => [id, mainGroup]));
    const uses = (group: string) => idsOf(week).filter((id) => groupOf.get(id) === group).length;
    expect(quality.ladderStep).toBeGreaterThan(0);
    const overused = quality.relaxations.flatMap((each) => (each.rule === 'groupLimit' ? [each] : []));
    expect(overused.length).toBeGreaterThan(0);
    for (const { mainGroup, uses: stated, limit } of overused) {
      expect(limit).toBe(4);
      expect(stated).toBe(uses(mainGroup));
    }
    const usual = planWeek({ candidates: dishes(60), visitor: aVisitor(), startDate, seed: 1 });
    expect(usual.quality.relaxations).toEqual([]);
  });

  it('repeats only dishes of the style that has too few', () => {
    const plenty = dishes(20, { nutrition: aNutrition({ energyKcal: 420, sodiumMg: 1500 }) });
    const best = aCandidate({ id: 'best', mainGroup: 'beef', familiarity: 5 });
    const scarce = dishes(4, { style: 'simpleRecipe', minutes: 10 });
    const visitor = aVisitor({
      mealStyles: { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    });
    const { week } = planWeek({ candidates: [...plenty, best, ...scarce], visitor, startDate, seed: 1 });
    const cooked = idsOf(week).filter((id) => !id.startsWith('simpleRecipe'));
    expect(new Set(cooked).size).toBe(14);
  });

  it('leaves a slot empty with its reason when no dish of any style may be served', () => {
    const forbidden = dishes(30, { style: 'lunchBox' }).map((dish) =>
      aCandidate({ ...dish, profile: { certainIds: new Set(['shrimp']) } }),
    );
    const visitor = aVisitor({
      mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'fasting' },
      exclusions: [{ kind: 'known', id: 'shrimp' }],
    });
    const { week, quality } = planWeek({ candidates: forbidden, visitor, startDate, seed: 1 });
    for (const { slots } of week) {
      expect(slots.breakfast).toEqual({ kind: 'fasting' });
      expect(slots.lunch).toEqual({ kind: 'empty', reason: 'noCandidate' });
    }
    expect(quality.emptySlots).toBe(7);
  });

  it('lets a dish return rather than take a day past its potassium or leave a meal empty', () => {
    const rich = { nutrition: aNutrition({ potassiumMg: 1500 }), familiarity: 5 };
    const candidates = [
      ...dishes(12, { nutrition: aNutrition({ potassiumMg: 600 }) }),
      ...dishes(12, rich).map((dish) => ({ ...dish, id: `rich-${dish.id}` })),
    ];
    const persons = [{ ...aStranger('self'), answers: { kRetain: 'yes' } as const }];
    const { week, quality } = planWeek({ candidates, visitor: aVisitor({ persons }), startDate, seed: 1 });
    expect(quality.emptySlots).toBe(0);
    expect(quality.repeatedDishes).toBeGreaterThan(0);
    for (const day of week) expect(idsOf([day]).filter((id) => id.startsWith('rich')).length).toBeLessThan(2);
  });

  it('places restaurant meals in the chosen areas in turn', () => {
    const candidates = dishes(30, { kind: 'product', style: 'restaurant' });
    const visitor = aVisitor({
      mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: 'fasting' },
      areas: ['강남', '판교'],
    });
    const { week } = planWeek({ candidates, visitor, startDate, seed: 1 });
    const areas = week.map(({ slots }) => (slots.lunch.kind === 'product' ? slots.lunch.area : null));
    expect(areas).toEqual(['강남', '판교', '강남', '판교', '강남', '판교', '강남']);
  });

  it('prefers the dishes that keep a day within its limits, and reports the days that are not', () => {
    const salty = dishes(30, { nutrition: aNutrition({ sodiumMg: 1400 }) }).map((dish) => ({
      ...dish,
      id: `salty-${dish.id}`,
    }));
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const chosen = planWeek({ candidates: [...salty, ...dishes(40)], visitor, startDate, seed: 1 });
    expect(idsOf(chosen.week).filter((id) => id.startsWith('salty'))).toEqual([]);
    const forced = planWeek({ candidates: salty, visitor, startDate, seed: 1 });
    expect(forced.quality.warnings.filter((warning) => warning.nutrient === 'sodiumMg')).toHaveLength(7);
    expect(forced.quality.warnings.find((warning) => warning.nutrient === 'sodiumMg')).toMatchObject({
      value: 4200,
      limit: 2000,
      kind: 'above',
    });
    const both = { ...visitor, persons: [...visitor.persons, ...visitor.persons] };
    const { quality } = planWeek({ candidates: salty, visitor: both, startDate, seed: 1 });
    const missing = quality.warnings
      .filter(({ nutrient }) => nutrient === 'sodiumMg')
      .map(({ person }) => person);
    expect(missing.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('what a week says of itself', () => {
  const candidates = dishes(40);
  const visitor = aVisitor();
  const { week } = planWeek({ candidates, visitor, startDate, seed: 1 });

  it('is the same for a finished week as for the planner', () => {
    const { certificate, ...quality } = planWeek({ candidates, visitor, startDate, seed: 1 }).quality;
    expect({ ladderStep: 0, ...assessWeek({ week, candidates, visitor }) }).toEqual(quality);
    expect(certificate).toMatchObject({ ladderStep: 0, seed: 1, proved: true });
  });

  it('counts a slot emptied later, and does not call that day short', () => {
    const [first, ...rest] = week;
    if (first === undefined) throw new Error('a week has days');
    const emptied = {
      ...first,
      slots: { ...first.slots, dinner: { kind: 'empty', reason: 'blockedAfterEdit' } as const },
    };
    const assessed = assessWeek({ week: [emptied, ...rest], candidates, visitor });
    expect(assessed.emptySlots).toBe(1);
    expect(
      assessed.warnings.filter((warning) => warning.date === first.date && warning.kind === 'below'),
    ).toEqual([]);
  });
});
