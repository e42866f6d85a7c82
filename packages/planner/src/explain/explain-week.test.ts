import { aStranger, MEAL_TIMES, type Nutrient, type WeekPlan } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { withDish } from '../testing/brute-force-choices.ts';
import { randomPlan } from '../testing/random-dishes.ts';
import { assessWeek } from './assess-week.ts';
import { explainWeek } from './explain-week.ts';

const GROUPS = ['tofu', 'chicken', 'vegetable', 'egg', 'beef', 'mushroom', 'pork'] as const;
const dish = (id: string, changes: Parameters<typeof aCandidate>[0] = {}) => aCandidate({ id, ...changes });

/** The dishes of the week in which every duel takes place. */
const PLANNED = Array.from({ length: 21 }, (_, index) =>
  dish(`planned-${index}`, {
    mainGroup: GROUPS[index % GROUPS.length] ?? 'tofu',
    nutrition: aNutrition({ fiberG: 9 }),
  }),
);
const { week: WEEK } = planWeek({
  candidates: PLANNED,
  visitor: aVisitor(),
  startDate: '2026-11-21',
  seed: 1,
});

const NO_TABLES: Tables = {
  ...{ sidesOf: () => [], recipeWith: () => null },
  mealWith: () => undefined,
  sideCandidate: () => undefined,
  leadOf: () => undefined,
  partsOf: () => [],
};

/** The day, with a companion at dinner if dinner is this dish and a companion is given. */
function withCompanion(day: WeekPlan[number], { id }: Candidate, companion: Candidate | undefined) {
  const { dinner } = day.slots;
  if (companion === undefined || dinner.kind !== 'recipe' || dinner.id !== id) return day;
  return { ...day, slots: { ...day.slots, dinner: { ...dinner, companions: [{ id: companion.id }] } } };
}

/** A week of equal dishes in which one slot offers a lunch box (or a dish of another style) and one rival. */
function aDuel(
  chosen: Parameters<typeof aCandidate>[0],
  rival: Parameters<typeof aCandidate>[0],
  { visitor = aVisitor(), companion }: { readonly visitor?: Visitor; readonly companion?: Candidate } = {},
) {
  const box = { style: 'lunchBox', kind: 'product', mainGroup: 'legume' } as const;
  const [ours, theirs] = [dish('ours', { ...box, ...chosen }), dish('theirs', { ...box, ...rival })];
  const candidates = [...PLANNED, ours, theirs];
  const slot = { candidates, visitor, week: WEEK, date: '2026-11-23', mealTime: 'dinner', seed: 1 } as const;
  const served = withDish({ ...slot, style: ours.style }, ours).map((day) =>
    withCompanion(day, ours, companion),
  );
  const tables = companion && { ...NO_TABLES, sideCandidate: () => companion };
  const reasons =
    explainWeek({ candidates, tables, visitor, week: served, seed: 1 })[2]?.reasons.dinner ?? [];
  const judged = assessWeek({ candidates, visitor, week: served }).limits;
  /** The range by which the day is judged for a nutrient. */
  const judgedRange = (nutrient: Nutrient) =>
    judged.find((limit) => limit.nutrient === nutrient && limit.kind === 'limit')?.days[2]?.range;
  return { reasons, codes: reasons.map(({ code }) => code), judgedRange };
}

const salt = (sodiumMg: number) => ({ nutrition: aNutrition({ sodiumMg }) });

const butter = (saturatedFatG: number) => ({ nutrition: aNutrition({ saturatedFatG }) });

describe('the reasons of a meal', () => {
  it('say that the day stays within a limit the runner-up breaks, with both totals', () => {
    expect(aDuel(butter(4), butter(12)).reasons[0]).toEqual({
      code: 'withinLimit',
      nutrient: 'saturatedFatG',
      amount: 12,
      runnerUpAmount: 20,
      limit: expect.closeTo(14, 6),
      runnerUpId: 'theirs',
    });
  });

  it('tell a limit that is a share of the energy as the day is judged by it', () => {
    const lean = { nutrition: aNutrition({ saturatedFatG: 4, energyKcal: 540 }) };
    const { reasons, judgedRange } = aDuel(lean, butter(12));
    const limit = expect.closeTo((14 * 1740) / 1800, 6);
    expect(reasons[0]).toMatchObject({ code: 'withinLimit', nutrient: 'saturatedFatG', limit });
    expect(judgedRange('saturatedFatG')).toEqual({ max: limit });
  });

  it('hold nothing against a runner-up whose own day keeps the limit', () => {
    const rich = { nutrition: aNutrition({ saturatedFatG: 6.3, energyKcal: 720 }) };
    const { reasons } = aDuel(butter(4), rich);
    expect(reasons).not.toContainEqual(expect.objectContaining({ nutrient: 'saturatedFatG' }));
  });

  it('say that a limit is missed by less', () => {
    expect(aDuel(butter(8), butter(12)).reasons[0]).toMatchObject({
      code: 'lessOver',
      amount: 16,
      runnerUpAmount: 20,
    });
  });

  it('say that the meal alone is within what a meal may hold', () => {
    expect(aDuel(salt(500), salt(1300)).reasons[0]).toEqual({
      code: 'fitsMeal',
      nutrient: 'sodiumMg',
      amount: 500,
      runnerUpAmount: 1300,
      mealTime: 'dinner',
      runnerUpId: 'theirs',
    });
  });

  it('say that a goal is reached, or missed by less', () => {
    const fiber = (fiberG: number) => ({ nutrition: aNutrition({ fiberG }) });
    expect(aDuel(fiber(9), fiber(1)).reasons[0]).toMatchObject({
      code: 'reachesGoal',
      nutrient: 'fiberG',
      amount: 27,
    });
    expect(aDuel(fiber(3), fiber(1)).reasons[0]).toMatchObject({
      code: 'closerToGoal',
      amount: 21,
      runnerUpAmount: 19,
    });
  });

  it('never praise less potassium, which is aimed at and not limited', () => {
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const potassium = (potassiumMg: number) => ({ nutrition: aNutrition({ potassiumMg, saturatedFatG: 2 }) });
    const { reasons } = aDuel(potassium(3000), potassium(4000), { visitor });
    expect(reasons[0]).toMatchObject({ code: 'keepsLimit', nutrient: 'sodiumMg' });
    expect(reasons).not.toContainEqual(expect.objectContaining({ nutrient: 'potassiumMg' }));
  });

  it.each([
    ['betterForMealTime', {}, { mealTimes: ['breakfast'] }],
    ['moreFamiliar', { familiarity: 5 }, { familiarity: 2 }],
    ['quicker', { minutes: 10 }, { minutes: 40 }],
    ['withoutUnlike', {}, { profile: { certainTags: new Set(['ultra-processed']) } }],
  ] as const)('name what decides: %s', (code, chosen, rival) => {
    expect(aDuel(chosen as Partial<Candidate>, rival as Partial<Candidate>).codes[0]).toBe(code);
  });

  it('name no food as missing that may be in the dish', () => {
    const unsure = { profile: { possibleTags: new Set(['ultra-processed']) } };
    const { codes } = aDuel(unsure, { profile: { certainTags: new Set(['ultra-processed']) } });
    expect(codes).not.toContain('withoutUnlike');
  });

  it('never praise a dish for lacking purine, brown rice where kidneys are weak, or fried rice for its blood sugar', () => {
    const codesFor = (answers: Partial<Visitor>, profile: object, chosen: Partial<Candidate> = {}) =>
      aDuel(
        { nutrition: aNutrition({ purineMg: 320 }), ...chosen },
        { profile },
        { visitor: aVisitor(answers) },
      ).codes;
    const purine = { certainTags: new Set(['purine-mid']) };
    expect(codesFor({ healthConditions: ['gout'] }, purine)).not.toContain('withoutUnlike');
    const persons = [{ ...aStranger('self'), answers: { kidney: 'stage3' } as const }];
    const brownRice = { certainIds: new Set(['brown_rice_cooked']) };
    expect(codesFor({ persons }, brownRice)).not.toContain('withoutUnlike');
    const [diabetes, quick] = [
      { healthConditions: ['diabetes' as const] },
      { certainTags: new Set(['high-gi']) },
    ];
    expect(codesFor(diabetes, quick)).toContain('withoutUnlike');
    expect(codesFor(diabetes, quick, { family: 'friedRice' })).not.toContain('withoutUnlike');
  });

  it('name no food as missing that stands beside the dish', () => {
    const home = { style: 'simpleRecipe', kind: 'recipe' } as const;
    const processed = { profile: { certainTags: new Set(['ultra-processed']) } };
    const beside = (companion: Candidate) => aDuel(home, { ...home, ...processed }, { companion }).codes;
    expect(beside(dish('namul'))).toContain('withoutUnlike');
    expect(beside(dish('sausages', processed))).not.toContain('withoutUnlike');
  });

  it('compare no nutrient that is unknown in either dish or in another of the day', () => {
    const unknown = { nutrition: aNutrition({ sodiumMg: null }) };
    expect(aDuel(salt(300), unknown).codes).not.toContain('withinLimit');
    expect(aDuel(unknown, salt(2500)).codes).not.toContain('withinLimit');
  });

  it('fall back on the dish itself where nothing decides', () => {
    const { reasons } = aDuel({ familiarity: 4 }, { familiarity: 4 });
    expect(reasons).toEqual([
      { code: 'familiar' },
      { code: 'fillsGoal', nutrient: 'fiberG', amount: 9, limit: expect.closeTo(22.5, 6) },
    ]);
  });

  it('speak of a condition, then of time, of what is made already, and last of taste', () => {
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const quick = { minutes: 10, familiarity: 5, nutrition: aNutrition({ sodiumMg: 400 }) };
    expect(aDuel(quick, { ...quick, minutes: 40, familiarity: 1 }, { visitor }).codes).toEqual([
      'keepsLimit',
      'quicker',
    ]);
    expect(aDuel(quick, { ...quick, minutes: 40, familiarity: 1 }).codes[0]).toBe('quicker');
  });

  it('tell of batches of an earlier day before taste and variety', () => {
    const candidates = Array.from({ length: 28 }, (_, index) =>
      dish(`planned-${index}`, { mainGroup: GROUPS[index % GROUPS.length] ?? 'tofu', familiarity: 5 }),
    );
    const plan = { candidates, visitor: aVisitor(), seed: 1 };
    const { week } = planWeek({ ...plan, startDate: '2026-11-21' });
    const cookedOn = week[0]?.date ?? '';
    const laid = week.map(({ date, slots }) => {
      const withBatch = MEAL_TIMES.map((time) => {
        const slot = slots[time];
        return [time, slot.kind === 'recipe' ? { ...slot, companions: [{ id: 'namul', cookedOn }] } : slot];
      });
      return { date, slots: { ...slots, ...Object.fromEntries(withBatch) } };
    });
    const stated = explainWeek({ ...plan, week: laid }).flatMap(({ date, reasons }) =>
      MEAL_TIMES.flatMap((time) => {
        const isRecipe = week.find((day) => day.date === date)?.slots[time].kind === 'recipe';
        return isRecipe ? [{ date, codes: (reasons[time] ?? []).map(({ code }) => code) }] : [];
      }),
    );
    expect(stated.some(({ codes }) => codes.includes('usesBatch'))).toBe(true);
    for (const { date, codes } of stated) {
      if (date === cookedOn) expect(codes).not.toContain('usesBatch');
      else if (codes.includes('familiar') || codes.includes('varied')) expect(codes).toContain('usesBatch');
    }
  });

  it('speak of what a condition watches before all else that is plain', () => {
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const light = { nutrition: aNutrition({ sodiumMg: 400, cholesterolMg: 20, saturatedFatG: 1 }) };
    expect(aDuel(light, light, { visitor }).reasons[0]).toMatchObject({
      code: 'keepsLimit',
      nutrient: 'sodiumMg',
      amount: 400,
      dayAmount: 1600,
      limit: expect.closeTo(2000, 6),
    });
  });

  it.each([
    ['hypertension', 'sodiumMg'],
    ['diabetes', 'carbohydrateG'],
    ['dyslipidemia', 'saturatedFatG'],
    ['gout', 'purineMg'],
  ] as const)('name first what a condition is about: %s', (condition, nutrient) => {
    const visitor = aVisitor({ healthConditions: [condition] });
    const light = {
      nutrition: aNutrition({
        sodiumMg: 400,
        saturatedFatG: 2,
        purineMg: 30,
        sugarG: 3,
        addedSugarG: 0,
        carbohydrateG: 70,
      }),
    };
    expect(aDuel(light, light, { visitor }).reasons[0]).toMatchObject({ code: 'keepsLimit', nutrient });
  });

  it('are two at most, never about the same matter', () => {
    for (let seed = 1; seed <= runs(30); seed += 1) {
      for (const { reasons } of explainWeek(randomPlan(seed))) {
        for (const each of Object.values(reasons)) {
          const matters = each.map((reason) => {
            if ('nutrient' in reason) return reason.nutrient;
            return 'leaning' in reason ? reason.leaning : reason.code;
          });
          expect(new Set(matters).size).toBe(each.length);
          expect(each.length).toBeLessThanOrEqual(2);
        }
      }
    }
  });

  it('say when no other dish may be served', () => {
    const visitor = aVisitor({ exclusions: [{ kind: 'known', id: 'shrimp' }] });
    const laced = { profile: { certainIds: new Set(['shrimp']) } };
    expect(aDuel({}, laced, { visitor }).codes[0]).toBe('onlyDish');
  });
});
