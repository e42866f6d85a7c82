import {
  changeMeal,
  createShare,
  getMealPlan,
  mealCandidates,
  replanRest,
  undoReplan,
} from '@kkini/contract';
import { REFUSAL_REASON_KO } from '@kkini/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/open-test-database.ts';
import {
  FASTING,
  fasting,
  LUNCH_BOX,
  PERSON,
  refused,
  refusingServer,
  saying,
} from '../../../testing/refused-plan.ts';

const server = await refusingServer();
const { test, calls } = server;
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

describe('a plan whose answers are refused by now', () => {
  it('can be read by its owner, who is told why, while a share tells nothing', async () => {
    const { id } = await calls.aPlan(fasting('breakfast'));
    const share = createShare.reply.parse((await test.send(createShare.path, { surveyId: id })).body);
    await calls.edit(id, { persons: [saying('본인', { insulin: 'yes' })] });
    const own = await test.shown(id);
    expect(own.quality?.refusal).toEqual({
      reason: REFUSAL_REASON_KO.R2,
      reasonCode: 'R2',
      target: 'self',
      waysOn: ['lighterMeals', 'chooseMeals'],
    });
    const shared = await test.shown(share.shareId);
    expect(shared.quality).toBeNull();
    expect(JSON.stringify(shared)).not.toMatch(/R2|혈당|insulin/);
  });

  it('praises no day of it, and judges none for somebody who gets no plan', async () => {
    const { id } = await calls.aPlan();
    const verdicts = async () => {
      return (await test.shown(id)).quality?.days.map(({ verdict }) => verdict);
    };
    expect(await verdicts()).toHaveLength(7);
    await calls.edit(id, { persons: [saying('본인', { swallow: 'yes' })] });
    expect(await verdicts()).toEqual([]);
    const fasted = await calls.aPlan(fasting('breakfast'));
    await calls.edit(fasted.id, { persons: [saying('본인', { insulin: 'yes' })] });
    const { quality } = await test.shown(fasted.id);
    expect(quality?.refusal?.reasonCode).toBe('R2');
    expect(quality?.days.filter(({ verdict }) => verdict === 'within')).toEqual([]);
  });

  it('says so of a day that was fasted by hand', async () => {
    const { id, change } = await calls.aPlan();
    expect((await change('점심', '공복')).status).toBe(200);
    await calls.edit(id, { persons: [saying('본인', { pregnancy: 'pregnant' })] });
    const { body } = await test.send(getMealPlan.path, { surveyId: id });
    expect(getMealPlan.reply.parse(body).quality?.refusal?.reasonCode).toBe('R4');
  });

  it('is neither planned anew nor brought back', async () => {
    const { id, change } = await calls.aPlan();
    await change('점심', '공복');
    expect((await test.send(replanRest.path, { surveyId: id })).body).toMatchObject({ result: 'ok' });
    await calls.edit(id, { persons: [saying('본인', { pregnancy: 'pregnant' })] });
    const before = await test.stored(id);
    refused(await test.send(undoReplan.path, { surveyId: id }), { code: FASTING, reason: 'R4' });
    await calls.edit(id, { persons: [saying('본인', { swallow: 'yes' })] });
    refused(await test.send(undoReplan.path, { surveyId: id }), { code: PERSON, reason: 'swallow' });
    refused(await test.send(replanRest.path, { surveyId: id }), { code: PERSON, reason: 'swallow' });
    expect((await test.stored(id)).plan).toEqual(before.plan);
  });

  it('is planned anew without a fasted meal that was to stay and may not', async () => {
    const { id, change } = await calls.aPlan({
      health: ['당뇨'],
      persons: [saying('본인', { insulin: 'no' })],
    });
    await change('점심', '공복');
    await calls.edit(id, { persons: [saying('본인', { insulin: 'yes' })] });
    const keep = [{ date: '2026-11-22', mealTime: 'lunch' }];
    const { body } = await test.send(replanRest.path, { surveyId: id, keep });
    expect(body).toMatchObject({ result: 'ok', notKept: keep });
    expect((await test.stored(id)).plan?.days[1]?.slots.lunch.kind).not.toBe('fasting');
  });
});

describe('a change of one meal', () => {
  it('is refused where it would make a day that is not planned, and leaves the slot: case 7', async () => {
    const { id, dayMealId, change } = await calls.aPlan({
      health: ['당뇨'],
      persons: [saying('본인', { insulin: 'yes' })],
    });
    const before = await test.stored(id);
    refused(await change('저녁', '공복'), { code: FASTING, reason: 'R2' });
    const asked = { dayMealId, mealType: '저녁', category: '공복' };
    refused(await test.send(mealCandidates.path, asked), { code: FASTING, reason: 'R2' });
    expect(await test.stored(id)).toEqual(before);
  });

  it('counts the meals its own day leaves out, and tells the dialog a day like that opens', async () => {
    const { change } = await calls.aPlan();
    expect((await change('아침', '공복')).body).not.toHaveProperty('confirmations');
    expect((await change('점심', '공복')).body).toMatchObject({ result: 'ok', confirmations: ['D1'] });
    refused(await change('저녁', '공복'), { code: FASTING, reason: 'R0' });
    expect((await change('아침', LUNCH_BOX)).body).toMatchObject({ result: 'ok' });
  });

  it('leads out of a day whose fasting is refused by now, and brings nothing else into it', async () => {
    const { id, change } = await calls.aPlan(fasting('breakfast', 'lunch'));
    await calls.edit(id, { step1: ['자녀'] });
    refused(await change('저녁', '간편레시피'), { code: FASTING, reason: 'R3' });
    expect((await change('아침', LUNCH_BOX)).body).toMatchObject({ result: 'ok' });
    expect((await change('점심', LUNCH_BOX)).body).toMatchObject({ result: 'ok' });
    expect((await change('저녁', '간편레시피')).body).toMatchObject({ result: 'ok' });
  });

  it('is refused for somebody no plan is made for, in place of fasting and by name of a dish too', async () => {
    const { id, dayMealId, change } = await calls.aPlan(fasting('breakfast'));
    await calls.edit(id, { persons: [saying('본인', { kidney: 'stage4to5' })] });
    const { plan } = await test.stored(id);
    const lunch = plan?.days[2]?.slots.lunch;
    const candidateId = lunch !== undefined && 'id' in lunch ? lunch.id : '';
    refused(await change('저녁', LUNCH_BOX), { code: PERSON, reason: 'kidney' });
    refused(await change('아침', LUNCH_BOX), { code: PERSON, reason: 'kidney' });
    const named = { dayMealId, mealType: '점심', category: LUNCH_BOX, candidateId };
    refused(await test.send(changeMeal.path, named), { code: PERSON, reason: 'kidney' });
    expect((await test.stored(id)).plan).toEqual(plan);
  });

  it('is not saved when the answers forbid it while it is being chosen', async () => {
    const { id, change } = await calls.aPlan();
    const { plan } = await test.stored(id);
    server.planner.disturb = () => calls.edit(id, { persons: [saying('본인', { insulin: 'yes' })] });
    refused(await change('저녁', '공복'), { code: FASTING, reason: 'R2' });
    expect((await test.stored(id)).plan).toEqual(plan);
  });
});
