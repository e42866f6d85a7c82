import { EMPTY_SURVEY, type MainGroup, type SurveyDraft } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { type CheckedPlan, keptMeals } from '../checked-plan.ts';
import { dayTargets } from '../people/day-targets.ts';
import type { ClaimedCertificate, PlanToVerify } from '../plan-to-verify.ts';
import type { ServedDish, ServedDishes } from '../served-dish.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import {
  arithmeticChecks,
  CHECKED_RULES_VERSION,
  isComparable,
  isOfPresentRules,
  objectiveCheck,
  points,
  spacingChecks,
  validityChecks,
} from './certificate-checks.ts';
import { seedNumber } from './meal-points.ts';
import { weekPoints } from './week-points.ts';

const CLAIM: ClaimedCertificate = {
  objective: 50,
  lowerBound: 45,
  gap: 0.1,
  proved: false,
  ladderStep: 0,
  seed: seedNumber('survey', 2),
  rulesVersion: CHECKED_RULES_VERSION,
  dataVersion: 'data-1',
  changed: false,
};
const ANSWERS: SurveyDraft = { ...EMPTY_SURVEY, mealStyles: aVisitor().mealStyles };

function aPlan(changes: Partial<PlanToVerify> = {}, claim: Partial<ClaimedCertificate> = {}): PlanToVerify {
  return {
    surveyId: 'survey',
    answers: ANSWERS,
    answersAreThose: true,
    regeneration: 2,
    ladderStep: 0,
    days: [],
    certificate: { ...CLAIM, ...claim },
    ...changes,
  };
}

function aDish(id: string, mainGroup: MainGroup): ServedDish {
  return aServedDish({ id, mainGroup, mealTimes: ['breakfast'] });
}

function aChecked(
  plan: PlanToVerify,
  breakfasts: readonly (readonly [string, MainGroup])[] = [],
): CheckedPlan {
  const visitor = { ...ANSWERS, exclusions: [], owners: ['everyone' as const] };
  const context = {
    visitor,
    targets: dayTargets(visitor),
    seed: 1,
    month: 1,
    seedPoints: 0.25,
    basket: [],
    atHome: [],
  };
  const week = breakfasts.map(([id, group]) => ({ breakfast: aDish(id, group) }));
  return {
    plan,
    visitor,
    context,
    contexts: breakfasts.map(() => context),
    kept: keptMeals(plan),
    isAgain: () => false,
    minutesOn: () => null,
    week,
    servings: week,
    eaten: week,
    choices: {},
    wants: { fish: null, soup: false },
  };
}

const TWO = [
  ['a', 'tofu'],
  ['b', 'egg'],
] as const;
const DISHES = { dataVersion: 'data-1' } as ServedDishes;
const validity = (plan: PlanToVerify) =>
  validityChecks(aChecked(plan), DISHES).map(({ name, outcome }) => [name, outcome]);
const changedDay = { date: '2026-11-21', changes: 2 } as PlanToVerify['days'][number];

describe('what a certificate speaks of', () => {
  it('is this week, these answers, dishes and rules', () => {
    const checks = validityChecks(aChecked(aPlan()), DISHES);
    expect(checks).toEqual([
      { name: 'rules', outcome: 'ok', text: `version ${CHECKED_RULES_VERSION}` },
      { name: 'catalogue', outcome: 'ok', text: 'version data-1' },
      { name: 'answers', outcome: 'ok', text: 'those the plan was made for' },
      { name: 'changes', outcome: 'ok', text: '0 meals changed since' },
    ]);
    expect([isComparable(checks), isOfPresentRules(checks)]).toEqual([true, true]);
  });

  it.each([
    [
      'rules',
      aPlan({}, { rulesVersion: 'older' }),
      `planned by version older, checked by ${CHECKED_RULES_VERSION}: the rules changed since`,
    ],
    [
      'catalogue',
      aPlan({}, { dataVersion: 'data-0' }),
      'planned from version data-0, now data-1: the catalogue changed since',
    ],
    ['answers', aPlan({ answersAreThose: false }), 'others than the plan was made for: they changed since'],
    [
      'changes',
      aPlan({ days: [changedDay] }, { changed: true }),
      '2 meals changed since: it speaks of the week before',
    ],
  ])('stays open after other %s', (name, plan, text) => {
    const checks = validityChecks(aChecked(plan), DISHES);
    expect(checks.filter(({ outcome }) => outcome !== 'ok')).toEqual([{ name, outcome: 'open', text }]);
    expect(isComparable(checks)).toBe(false);
    expect(isOfPresentRules(checks)).toBe(name === 'changes');
  });

  it('is open without a certificate', () => {
    const plan = aPlan({ certificate: null });
    expect(validityChecks(aChecked(plan), DISHES)).toEqual([
      { name: 'certificate', outcome: 'open', text: 'none: the plan was made before plans had one' },
    ]);
    expect(arithmeticChecks(plan)).toEqual([]);
  });

  it('is wrong where it denies changes, or claims some', () => {
    expect(validity(aPlan({ days: [changedDay] }))).toContainEqual(['changes', 'failed']);
    expect(validity(aPlan({}, { changed: true }))).toContainEqual(['changes', 'failed']);
    const [denied] = validityChecks(aChecked(aPlan({ days: [changedDay] })), DISHES).slice(-1);
    expect(denied?.text).toBe('2 meals changed since, but the certificate says none');
    const [claimed] = validityChecks(aChecked(aPlan({}, { changed: true })), DISHES).slice(-1);
    expect(claimed?.text).toBe('0 meals changed since, but the certificate says some');
  });
});

describe('the numbers of a certificate', () => {
  const failed = (claim: Partial<ClaimedCertificate>, changes: Partial<PlanToVerify> = {}) =>
    arithmeticChecks(aPlan(changes, claim)).flatMap(({ name, outcome }) => (outcome === 'ok' ? [] : [name]));

  it('agree with one another', () => {
    expect(arithmeticChecks(aPlan()).map(({ name, outcome, text }) => [name, outcome, text])).toEqual([
      ['lower bound', 'ok', '45.000000 of 50.000000'],
      ['gap', 'ok', '0.1'],
      ['proved', 'ok', 'false'],
      ['ladder step', 'ok', '0'],
      ['seed', 'ok', 'that of plan 3'],
    ]);
    expect(failed({ objective: 45, gap: 0, proved: true })).toEqual([]);
    expect(failed({ objective: 0, lowerBound: 0, gap: 0, proved: true })).toEqual([]);
    expect(failed({ objective: -50, lowerBound: -55 })).toEqual([]);
  });

  it.each([
    ['a bound above the points', { lowerBound: 51, gap: 0 }, ['lower bound']],
    ['a bound that is no number', { lowerBound: Number.NaN }, ['lower bound', 'gap']],
    ['a gap that is not that of the figures', { gap: 0.11 }, ['gap']],
    ['a proof the figures do not give', { proved: true }, ['proved']],
    ['a proof the figures give but it denies', { objective: 45, gap: 0 }, ['proved']],
    ['another ladder step than the plan', { ladderStep: 1 }, ['ladder step']],
    ['the seed of another plan', { seed: 1 }, ['seed']],
  ] as const)('fail with %s', (_, claim, names) => {
    expect(failed(claim)).toEqual(names);
  });

  it('take rounding of the gap for equal, and a tiny gap for none', () => {
    expect(failed({ gap: 0.1 + 5e-11 })).toEqual([]);
    expect(failed({ gap: 0.1 + 5e-9 })).toEqual(['gap']);
    expect(failed({ objective: 1, lowerBound: 1 - 5e-8, gap: 5e-8, proved: true })).toEqual([]);
    expect(failed({ objective: 1, lowerBound: 1 - 5e-7, gap: 5e-7, proved: true })).toContain('proved');
  });

  it('name the value that was expected', () => {
    const texts = (claim: Partial<ClaimedCertificate>) =>
      arithmeticChecks(aPlan({}, claim)).map(({ text }) => text);
    expect(texts({ lowerBound: 51, gap: 0 })[0]).toBe('51.000000 of 50.000000: above the objective');
    expect(texts({ gap: 0.5 })[1]).toBe('0.5, by the figures 0.1');
    expect(texts({ proved: true })[2]).toBe('true, by the figures false');
    expect(texts({ ladderStep: 3 })[3]).toBe('3, the plan says 0');
    expect(texts({ seed: 1 })[4]).toBe('not that of this plan');
  });
});

describe('the spacing of a checked week', () => {
  const checks = (
    breakfasts: readonly (readonly [string, MainGroup])[],
    ladderStep = 0,
    styles: SurveyDraft['eatingStyles'] = [],
  ) => {
    const checked = aChecked(aPlan({ ladderStep }), breakfasts);
    return spacingChecks({ ...checked, visitor: { ...checked.visitor, eatingStyles: styles } });
  };
  const failing = (...parameters: Parameters<typeof checks>) =>
    checks(...parameters).flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : []));

  it('keeps H4 to H7', () => {
    expect(checks(TWO).map(({ name, outcome, text }) => [name, outcome, text])).toEqual([
      ['H4', 'ok', 'no dish more than 1 times in the week or twice on a day'],
      ['H5', 'ok', 'no main group twice on a day'],
      ['H6', 'ok', 'no main group at night and the next morning'],
      ['H7', 'ok', 'no main group more than 4 times'],
    ]);
  });

  it('fails where a dish returns, a night repeats or a group is used up', () => {
    expect(
      failing([
        ['a', 'tofu'],
        ['b', 'egg'],
        ['a', 'tofu'],
      ]),
    ).toEqual(['H4']);
    expect(
      failing([
        ['a', 'tofu'],
        ['b', 'tofu'],
      ]),
    ).toEqual(['H6']);
    const tofu = [0, 1, 2, 3, 4].flatMap(
      (day) =>
        [
          [`${day}`, 'tofu'],
          [`x${day}`, 'egg'],
        ] as const,
    );
    expect(failing(tofu)).toEqual(['H7', 'H7'].slice(0, 1));
    expect(failing(tofu, 0, ['vegetarian'])).toEqual([]);
  });

  it('names a group that a day has twice, and lets a dish be eaten again', () => {
    const day = { breakfast: aDish('a', 'tofu'), dinner: aDish('b', 'tofu') };
    const pot = [{ dinner: aDish('a', 'egg') }, { breakfast: aDish('a', 'egg') }];
    const texts = (changes: Partial<CheckedPlan>) =>
      spacingChecks({ ...aChecked(aPlan()), ...changes }).flatMap(({ name, outcome, text }) =>
        outcome === 'failed' ? [`${name}: ${text}`] : [],
      );
    expect(texts({ week: [day] })).toEqual(['H5: day 1 tofu']);
    expect(texts({ week: pot })).toEqual(['H4: a', 'H6: night before day 2 egg']);
    const isAgain = (at: number, time: string) => at === 1 && time === 'breakfast';
    expect(texts({ week: pot, isAgain })).toEqual([]);
  });

  it('lets meals that stayed break a rule among themselves', () => {
    const dates = ['2026-11-21', '2026-11-22', '2026-11-23'];
    const days = dates.map((date) => ({ date, changes: 0 })) as unknown as PlanToVerify['days'];
    const failingWith = (kept: readonly string[]) => {
      const meals = kept.map((date) => ({ date, mealTime: 'dinner' as const }));
      const plan = aPlan({ days }, { kept: { before: '', meals } });
      const week = [{ dinner: aDish('a', 'tofu') }, { dinner: aDish('a', 'tofu') }, {}];
      return spacingChecks({ ...aChecked(plan), week }).map(({ name, outcome, text }) =>
        outcome === 'ok' ? name : `${name}: ${text}`,
      );
    };
    expect(failingWith(dates)).toEqual(['H4', 'H5', 'H6', 'H7']);
    expect(failingWith([])).toEqual(['H4: a', 'H5', 'H6: night before day 2 tofu', 'H7']);
    expect(failingWith(dates.slice(1))).toEqual(['H4: a', 'H5', 'H6: night before day 2 tofu', 'H7']);
  });

  it('says what the step has given up', () => {
    expect(checks([], 4).map(({ text }) => text)).toEqual([
      'no dish more than 1 times in the week or twice on a day',
      'given up at step 4',
      'given up at step 4',
      'given up at step 4',
    ]);
  });
});

describe('the points of a checked week', () => {
  const counted = () => {
    const checked = aChecked(aPlan(), TWO);
    return { checked, ...weekPoints(checked) };
  };

  it('are added up anew', () => {
    const { checked, total, days, meals, counts, returns } = counted();
    expect(objectiveCheck(checked, total)).toEqual({
      name: 'objective',
      outcome: 'ok',
      text: `days ${points(days)} + meals ${points(meals)} + counts ${points(counts)} + returns ${points(returns)} = ${points(total)}, certificate ${points(total)}`,
    });
    expect(objectiveCheck(checked, total + 0.9e-6).outcome).toBe('ok');
  });

  it('fail where the certificate claims others, or none', () => {
    const { checked, total } = counted();
    expect(objectiveCheck(checked, total + 2e-6).outcome).toBe('failed');
    expect(objectiveCheck(checked, total - 2e-6).outcome).toBe('failed');
    expect(objectiveCheck(checked, Number.NaN).outcome).toBe('failed');
  });
});
