import type { LimitWire, QualityWire } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLimit, amounts, aQuality, limitDays, someDays } from '../../../testing/a-limit.ts';
import { aDay, aMealPlan, aRecipeMeal, someNutrients } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { foldsRendered, renderApp } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

const PATH = `/nutrition/${TEST_SURVEY_ID}`;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
async function open(plan: MealPlan, path = PATH) {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': plan });
  const app = await renderApp({ path, platform });
  await screen.findByRole('tablist');
  await foldsRendered();
  return app;
}

const withLimits = (limits: readonly LimitWire[], more: Partial<QualityWire> = {}) =>
  aMealPlan({ quality: aQuality({ limits: [...limits], days: someDays('within'), ...more }) });
const over = { days: someDays('over') };

/** The list item of a limit of the day. */
function rowOf(name: string): HTMLElement {
  const list = screen.getByRole('heading', { name: '지키는 기준' }).closest('section');
  const row = within(list ?? document.body)
    .getAllByText(name, { selector: 'b' })[0]
    ?.closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

const todayHolds =
  (breakfast: number | null, lunch: number | null, dinner: number | null) =>
  (verdicts: LimitWire['days'][number]['verdicts']) =>
    limitDays({ [TEST_TODAY]: { amounts: amounts(breakfast, lunch, dinner), verdicts } });

describe('the nutrition of a day', () => {
  it('stands beside each limit by name, with the verdict in words', async () => {
    await open(withLimits([aLimit()]));
    const row = rowOf('나트륨');
    expect(row.textContent).toContain('나트륨1,700mg / 1,800mg 이하');
    expect(within(row).getByText('기준 안이에요')).toBeDefined();
    expect(heading()).toBe('오늘은 기준을 모두 지킨 하루예요');
    expect(screen.getByText('고혈압 기준으로 본 하루예요.')).toBeDefined();
  });

  it('names the one limit that is missed', async () => {
    const days = todayHolds(900, 700, 500)({ day: 'over' });
    await open(withLimits([aLimit({ days })], over));
    expect(heading()).toBe('나트륨: 기준보다 300mg 많아요');
    expect(within(rowOf('나트륨')).getByText('기준보다 300mg 많아요')).toBeDefined();
  });

  it('counts the limits that are missed where they are several', async () => {
    const days = todayHolds(900, 700, 500)({ day: 'over' });
    const fiberDays = limitDays({
      [TEST_TODAY]: { amounts: amounts(5, 5, 5.5), low: 25.2, high: null, verdicts: { day: 'under' } },
    });
    await open(
      withLimits(
        [
          aLimit({ days }),
          aLimit({ nutrient: 'fiberG', unit: 'g', days: fiberDays }),
          aLimit({ nutrient: 'fatG', unit: 'g' }),
        ],
        over,
      ),
    );
    expect(heading()).toBe('기준을 벗어난 성분 2가지');
    expect(screen.getByText('나트륨: 기준보다 많아요 · 식이섬유: 기준보다 적어요')).toBeDefined();
    expect(within(rowOf('식이섬유')).getByText('기준보다 9.7g 적어요')).toBeDefined();
  });

  it('tells each meal, whose limit it is and the document behind it', async () => {
    await open(withLimits([aLimit()]));
    const row = rowOf('나트륨');
    fireEvent.click(within(row).getByText('끼니별 양과 출처'));
    expect(row.textContent).toContain('아침 600mg');
    expect(within(row).getByText('고혈압: 하루에 2,000mg 이하')).toBeDefined();
    expect(within(row).getByText(/^세계보건기구, 나트륨/)).toBeDefined();
    expect(within(row).getByText('문헌에서 확인한 값 · 근거가 충분해요')).toBeDefined();
    expect(within(row).getByText('하루 전체의 기준: 2,000mg 이하')).toBeDefined();
  });

  it('judges every meal of a limit of a meal', async () => {
    const days = todayHolds(
      600,
      950,
      0,
    )({ breakfast: 'within', lunch: 'over' }).map((day) => ({ ...day, high: 800 }));
    await open(withLimits([aLimit({ per: 'meal', judgedHigh: 800, days })]));
    const row = rowOf('한 끼 나트륨');
    expect(within(row).getByText('점심', { exact: false }).textContent).toContain(
      '950mg기준보다 150mg 많아요',
    );
  });

  it('is within a limit as long as both read the same', async () => {
    const days = limitDays({
      [TEST_TODAY]: { amounts: amounts(3.5, 3.5, 3.54), high: 10.52, verdicts: { day: 'within' } },
    });
    await open(withLimits([aLimit({ nutrient: 'saturatedFatG', unit: 'g', days })]));
    expect(rowOf('포화지방').textContent).toContain('11g / 11g 이하');
    expect(within(rowOf('포화지방')).getByText('기준 안이에요')).toBeDefined();
  });

  it('says once which meal is above a limit of a meal', async () => {
    const days = todayHolds(600, 810, 500)({ breakfast: 'within', lunch: 'over', dinner: 'within' });
    await open(
      withLimits([
        aLimit({ per: 'meal', judgedHigh: 800, days: days.map((day) => ({ ...day, high: 800 })) }),
      ]),
    );
    const row = rowOf('한 끼 나트륨');
    expect(within(row).getAllByText('기준보다 10mg 많아요')).toHaveLength(1);
    expect(within(row).getByText('점심', { exact: false }).textContent).toContain(
      '810mg기준보다 10mg 많아요',
    );
  });

  it('shows what is not known as unknown and does not judge it', async () => {
    const days = todayHolds(600, null, 500)({});
    const lunch = aRecipeMeal({ nutrient: someNutrients({ calorie: null, sodium: null, fat: null }) });
    await open(
      aMealPlan({
        days: { [TEST_TODAY]: aDay({ lunch }) },
        quality: aQuality({ limits: [aLimit({ days })], days: someDays('unknown') }),
      }),
    );
    const row = rowOf('나트륨');
    expect(within(row).getByText('값이 부족해 판단하지 않았어요')).toBeDefined();
    expect(row.textContent).toContain('점심 모름');
    expect(screen.getByText('값을 모르는 끼니는 빼고 더했어요.')).toBeDefined();
    expect(screen.getByRole('row', { name: '지방 아는 만큼 28g' })).toBeDefined();
  });

  it('says of a known amount that is not judged that it is an estimate', async () => {
    const days = todayHolds(600, 700, 500)({ day: 'unknown' });
    await open(
      aMealPlan({
        days: { [TEST_TODAY]: aDay({}) },
        quality: aQuality({ limits: [aLimit({ days })], days: someDays('unknown') }),
      }),
    );
    const found = within(rowOf('나트륨')).getByText('추정값이 있어 기준을 채웠는지는 알 수 없어요');
    expect(found).toBeDefined();
  });

  it('does not compute what the food tables do not hold', async () => {
    await open(
      withLimits([
        aLimit(),
        aLimit({ nutrient: 'iodineUg', unit: 'µg', value: null, met: null, judged: 0, days: [] }),
      ]),
    );
    expect(within(rowOf('요오드')).getByText('성분표에 없어 계산하지 않았어요')).toBeDefined();
  });

  it('asks to choose meals while the day is not full', async () => {
    const quality = aQuality({ limits: [aLimit()] });
    await open(aMealPlan({ days: { [TEST_TODAY]: aDay({ dinner: null }) }, quality }));
    expect(heading()).toBe('두 끼를 골랐어요.');
  });

  it('follows the day chosen in the tabs', async () => {
    const days = limitDays({ '2025-11-22': { amounts: amounts(900, 700, 500), verdicts: { day: 'over' } } });
    const { history } = await open(withLimits([aLimit({ days })]));
    fireEvent.click(screen.getByRole('tab', { name: '토 22, 11월 22일 토요일' }));
    expect(history.location.search).toBe('?date=2025-11-22');
    expect(within(rowOf('나트륨')).getByText('기준보다 300mg 많아요')).toBeDefined();
  });

  it('shows the amounts alone to whoever reads a shared plan', async () => {
    await open(aMealPlan({ shared: true }));
    expect(heading()).toBe('오늘 하루 1,500kcal');
    expect(screen.getByText('기준은 이 식단을 만든 사람에게만 보여요.')).toBeDefined();
    expect(screen.getByRole('row', { name: '나트륨 1,800mg' })).toBeDefined();
    expect(screen.queryByText('이번 주 하루 평균')).toBeNull();
  });

  it('carries the disclaimer', async () => {
    await open(withLimits([aLimit()]));
    expect(screen.getByText('식단은 의사의 진단이나 처방을 대신하지 않아요.')).toBeDefined();
  });
});

describe('the nutrition of the week', () => {
  it('is drawn with a sentence and a table that say the same', async () => {
    const days = limitDays({ [TEST_TODAY]: { amounts: amounts(900, 700, 500), verdicts: { day: 'over' } } });
    await open(withLimits([aLimit({ days })]));
    const chart = screen.getByRole('img', { name: /^요일별 나트륨/ });
    expect(chart.getAttribute('aria-label')).toBe(
      '요일별 나트륨. 하루 평균 1,757mg. 하루 기준은 1,800mg 이하. 기준보다 많은 날: 목요일.',
    );
    expect(screen.getByText('단위 mg · 점선은 하루 기준 1,800mg 이하')).toBeDefined();
    fireEvent.click(screen.getByText('표로 보기'));
    expect(screen.getByRole('row', { name: '11월 20일 (목) 2,100mg 기준보다 300mg 많아요' })).toBeDefined();
  });

  it('is held against the limit of each day where it follows the energy, as the row of the day is', async () => {
    const [first = '', second = ''] = limitDays().map(({ date }) => date);
    const day = { amounts: amounts(3.5, 3.5, 3.5), high: 10.8 };
    const days = limitDays({ [first]: day, [second]: { ...day, high: 10.6 } });
    await open(
      withLimits([aLimit({ nutrient: 'saturatedFatG', unit: 'g', days: days.slice(0, 2) })]),
      `${PATH}?date=${second}`,
    );
    expect(rowOf('포화지방').textContent).toContain('11g / 11g 이하');
    fireEvent.change(screen.getByRole('combobox', { name: '보고 싶은 성분' }), {
      target: { value: 'nutrient.saturatedFatG' },
    });
    expect(screen.getByText('단위 g · 점선은 그날 열량에 맞춘 기준')).toBeDefined();
    const chart = screen.getByRole('img', { name: /하루 기준은 그날 열량에 맞춰요\./ });
    const lines = [...chart.querySelectorAll('u')].map(({ style }) => Number.parseFloat(style.insetBlockEnd));
    expect(lines).toEqual([expect.closeTo(100 / 1.12, 3), expect.closeTo((100 * 10.6) / 10.8 / 1.12, 3)]);
    expect(
      screen.getByRole('row', { name: '11월 18일 (화) 10.5g / 10.8g 이하 기준 안이에요' }),
    ).toBeDefined();
    expect(
      screen.getByRole('row', { name: '11월 19일 (수) 10.5g / 10.6g 이하 기준 안이에요' }),
    ).toBeDefined();
  });

  it('shows the nutrient that is chosen', async () => {
    await open(withLimits([aLimit()]));
    fireEvent.change(screen.getByRole('combobox', { name: '보고 싶은 성분' }), {
      target: { value: 'nutrient.proteinG' },
    });
    expect(screen.getByRole('heading', { name: '이번 주 단백질' })).toBeDefined();
    expect(screen.getByRole('img', { name: '요일별 단백질. 하루 평균 75g.' })).toBeDefined();
  });

  it('puts the mean beside each limit and says what was missed', async () => {
    await open(
      withLimits([
        aLimit({ value: 2300, met: false, within: 1 }),
        aLimit({ nutrient: 'fatG', unit: 'g', judgedHigh: 60, value: 58, within: 5 }),
        aLimit({ nutrient: 'sugarG', unit: 'g', kind: 'aim', value: 30, met: false }),
        aLimit({
          nutrient: 'saturatedFatG',
          unit: 'g',
          judgedHigh: 10.5,
          value: 10.6,
          met: false,
          within: 6,
        }),
        aLimit({
          nutrient: 'fiberG',
          unit: 'g',
          kind: 'aim',
          judgedLow: 25,
          judgedHigh: null,
          value: 23.8,
          met: false,
        }),
      ]),
    );
    const week = within(
      screen.getByRole('heading', { name: '이번 주 하루 평균' }).closest('section') as HTMLElement,
    );
    expect(week.getByText('기준을 벗어난 성분이 2가지 있어요')).toBeDefined();
    expect(week.getByText('기준보다 500mg 많아요')).toBeDefined();
    expect(week.getByText('2일은 기준을 벗어났어요')).toBeDefined();
    expect(week.getByText('함께 챙기는 목표 2가지')).toBeDefined();
    expect(week.getAllByText('목표까지 조금 남았어요')).toHaveLength(2);
    expect(week.getByText('기준보다 0.1g 많아요')).toBeDefined();
  });

  it('tells a household whose means they are', async () => {
    const eaters = [
      { target: 'parents' as const, isLead: false, portion: 1, energyKcal: 2000 },
      { target: 'parents' as const, isLead: true, portion: 1, energyKcal: 2000 },
      { target: 'child' as const, isLead: false, portion: 0.85, energyKcal: 1700 },
    ];
    await open(withLimits([aLimit()], { eaters }));
    expect(screen.getAllByRole('heading', { name: /^이번 주 .+ · 부모님 2$/ })).toHaveLength(2);
  });

  it('can be reached from the day, for that day', async () => {
    const { history } = await open(withLimits([aLimit()]), `/dailyMeals/${TEST_SURVEY_ID}?date=2025-11-21`);
    fireEvent.click(await screen.findByRole('link', { name: '영양과 기준 보기' }));
    await screen.findByText('이번 주 하루 평균');
    expect(history.location).toMatchObject({ pathname: PATH, search: '?date=2025-11-21' });
  });

  it('says why there is nothing to show and asks anew', async () => {
    const platform = fakePlatform();
    platform.answer('/functions/v1/get-meal-plan', () => fail(OFFLINE));
    await renderApp({ path: PATH, platform });
    await screen.findByRole('heading', { name: '지금은 식단을 보여\u00a0드릴\u00a0수\u00a0없어요' });
    platform.answer('/functions/v1/get-meal-plan', () => ok(withLimits([aLimit()])));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('이번 주 하루 평균')).toBeDefined();
  });
});
