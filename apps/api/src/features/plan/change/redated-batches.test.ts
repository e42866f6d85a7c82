import { changeMeal, createMealPlan, upsertSurvey } from '@kkini/contract';
import { addDays, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const test = await buildTestApp();
afterAll(() => test.close());

const cooked = (week: WeekPlan) =>
  week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      if (slot.kind !== 'recipe') return [];
      const dishes = [...(slot.companions ?? []), { id: slot.id, cookedOn: slot.cookedOn }];
      return dishes.flatMap(({ id, cookedOn }) => ({ id, date, time, cookedOn }));
    }),
  );

/** Dishes cooked on a day for later meals, although they are eaten neither on that day nor at the next breakfast. */
const waiting = (week: WeekPlan) =>
  cooked(week).filter(({ id, cookedOn }) => {
    const fresh = cooked(week).some(
      (each) =>
        each.id === id &&
        (each.date === cookedOn ||
          (each.time === 'breakfast' && each.date === addDays(cookedOn ?? each.date, 1))),
    );
    return cookedOn !== undefined && !fresh;
  });

async function readPlan(id: string) {
  const { plan } = await test.stored(id);
  if (plan === null) throw new Error('no plan');
  return plan.days;
}

/** The first meal of a batch, the only one on its day, whose companions are cooked only once in the week. */
function firstOfBatch(week: WeekPlan) {
  const all = cooked(week);
  const isOnly = ({ id, cookedOn }: (typeof all)[number]) =>
    all.every((each) => each.id !== id || each.cookedOn === cookedOn);
  return all.find(({ id, date, time, cookedOn }) => {
    const beside = all.filter((each) => each.date === date && each.time === time);
    const isAlone = all.filter((each) => each.id === id && each.date === date).length === 1;
    return (
      cookedOn === date && isAlone && beside.every((each) => each.cookedOn === undefined || isOnly(each))
    );
  });
}

/** A planned week with such a meal, as most weeks have. */
async function aPlan() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { body } = await test.send(
      upsertSurvey.path,
      aWireSurvey({ mealCategory: { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' } }),
    );
    const id = upsertSurvey.reply.parse(body).lastInsertId;
    await test.send(createMealPlan.path, { survey_id: id });
    const planned = await readPlan(id);
    const first = firstOfBatch(planned);
    const day = planned.find(({ date }) => date === first?.date);
    if (first !== undefined && day !== undefined) return { id, planned, day, time: first.time };
  }
  throw new Error('a week has batches');
}

const ATTEMPTS = 8;

describe('a meal that a batch was cooked for', () => {
  it('leaves the others something that is cooked when they eat it, and takes all of it back when it returns', async () => {
    const { id, planned, day, time } = await aPlan();
    const slot = { dayMealId: day.dayMealId, mealType: time };
    const before = day.slots[time];

    await test.send(changeMeal.path, { ...slot, category: '도시락' });
    const changed = await readPlan(id);
    expect(changed).not.toEqual(planned);
    expect(waiting(changed)).toEqual([]);

    const candidateId = 'id' in before ? before.id : '';
    await test.send(changeMeal.path, { ...slot, category: '요리레시피', candidateId });
    const returned = await readPlan(id);
    expect(returned.map(({ slots }) => slots)).toEqual(planned.map(({ slots }) => slots));
  });
});
