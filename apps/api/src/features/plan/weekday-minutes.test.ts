import { createMealPlan, upsertSurvey } from '@kkini/contract';
import { addDays, isStored, MEAL_TIMES, type Survey, weekday } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { explainWeek, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { runs } from '@kkini/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
const HOME = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const MONDAY = '2026-11-23';

function planned(weekdayMinutes: Survey['weekdayMinutes'], answers: Partial<Survey> = {}, week = 1) {
  const survey = aSurvey({ mealStyles: HOME, startDate: MONDAY, weekdayMinutes, ...answers });
  const visitor = makeVisitor(catalogue.taxonomy, survey);
  const input = { candidates, tables, visitor, startDate: MONDAY, seed: seedFrom('minutes', week) };
  return { ...input, ...planWeek(input) };
}

/** Minutes of work for leading dishes by day, without those eaten again. */
function leadingMinutes({ week }: ReturnType<typeof planned>): readonly number[] {
  return week.map(({ slots }) =>
    MEAL_TIMES.reduce((sum, time) => {
      const slot = slots[time];
      if (slot.kind !== 'recipe' || slot.cookedOn !== undefined) return sum;
      return sum + (tables.leadOf(slot.id)?.recipe.cooking?.activeMinutes ?? 0);
    }, 0),
  );
}

const total = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);

describe('a week for somebody with little time on weekdays', () => {
  const [free, short] = [planned(null), planned(20)];
  const later = [2, 3, 4, 5, 6, 7, 8, 9].slice(0, runs(8, 3));
  const freeWeeks = [free, ...later.map((week) => planned(null, {}, week))];
  const shortWeeks = [short, ...later.map((week) => planned(20, {}, week))];

  it('has less work from Monday to Friday, is proved, and lies no further outside its limits', () => {
    const weekdays = (weeks: readonly ReturnType<typeof planned>[]) =>
      total(weeks.map((week) => total(leadingMinutes(week).slice(0, 5))));
    expect(weekdays(shortWeeks)).toBeLessThan(0.9 * weekdays(freeWeeks));
    expect(short.quality.certificate.proved).toBe(true);
    const beyond = ({ quality }: typeof short) =>
      quality.days.filter(({ verdict }) => verdict === 'over' || verdict === 'belowFloor').length;
    expect(beyond(short)).toBeLessThanOrEqual(beyond(free));
  });

  it('says how long each weekday takes, and whether that is longer than there is time', () => {
    const { weekdayWork, bodyNotes } = short.quality;
    expect(weekdayWork?.wanted).toBe(20);
    expect(weekdayWork?.days.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4].map((day) => addDays(MONDAY, day)),
    );
    const isBeyond = weekdayWork?.days.some(({ minutes }) => minutes > 20) === true;
    const codes = bodyNotes.map(({ code }) => code);
    expect(codes).toContain(isBeyond ? 'weekdayMinutesBeyond' : 'weekdayMinutes');
    expect(free.quality.weekdayWork).toBeNull();
  });

  it('names the time where it decided for a dish, on weekdays alone', () => {
    const dates = shortWeeks
      .flatMap(explainWeek)
      .flatMap(({ date, reasons }) =>
        Object.values(reasons).flatMap((each) =>
          each.some(({ code }) => code === 'shorterDay') ? [date] : [],
        ),
      );
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => [0, 6].includes(weekday(date)))).toEqual([]);
  });

  it('leaves the day for cooking ahead out', () => {
    const { weekdayWork } = planned(20, { prepDay: 'wednesday' }).quality;
    expect(weekdayWork?.days.map(({ date }) => date)).not.toContain(addDays(MONDAY, 2));
  });
});

describe('the minutes to cook over the network', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ catalogue });
  });
  afterAll(() => test.close());

  it('stay in the survey, and the plan counts what its meals say they take', async () => {
    const mealCategory = { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' };
    const id = await test.answer(aWireSurvey({ mealCategory, health: [] }));
    const made = await test.send(createMealPlan.path, { survey_id: id, weekday_minutes: 30 });
    expect(made.status).toBe(200);
    const { survey } = await test.stored(id);
    expect(survey?.answers.weekdayMinutes).toBe(30);
    const { mealPlan, quality } = await test.shown(id);
    const meals = Object.entries(mealPlan).flatMap(([date, { lunch, dinner }]) =>
      [lunch, dinner].flatMap((meal) => (meal === null ? [] : [{ date, ...meal.details }])),
    );
    const cooked = new Map<string, { readonly on: string; readonly minutes: number }>();
    for (const [at, { date, id: lead, cooked_on: again, companions }] of meals.entries()) {
      const minutes = tables.leadOf(lead ?? '')?.recipe.cooking?.activeMinutes ?? 0;
      if (again === null) cooked.set(`${at}`, { on: date, minutes });
      for (const { id: beside, role, cooked_on: on, active_minutes: active } of companions) {
        if (isStored(tables.sideCandidate(beside)?.cooking)) continue;
        const key = role === 'rice' ? date : (on ?? `${at}`);
        cooked.set(`${key} ${beside}`, { on: on ?? date, minutes: active ?? 0 });
      }
    }
    for (const { date, minutes } of quality?.weekdayWork?.days ?? []) {
      const own = [...cooked.values()].filter(({ on }) => on === date);
      expect(minutes).toBe(Math.round(total(own.map((each) => each.minutes))));
    }
    expect(quality?.weekdayWork?.wanted).toBe(30);
  });

  it('are refused where they are none of the choices', async () => {
    const refused = await test.send(upsertSurvey.path, { ...aWireSurvey({}), weekdayMinutes: 31 });
    expect(refused.status).toBe(400);
  });
});
