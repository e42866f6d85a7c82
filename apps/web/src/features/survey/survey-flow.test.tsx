import { fail, LAST_STEPS, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform, holdNextCall, OFFLINE, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import {
  aStartedSurvey,
  COMPLETE_ANSWERS,
  findScreenHeading,
  openScreen,
  renderApp,
  toastText,
} from '../../testing/render-app.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => press('다음');

describe('intro', () => {
  it('creates a survey and leads to the first question', async () => {
    const { store, platform } = await renderApp({ path: '/' });
    fireEvent.click(await screen.findByRole('button', { name: '식단 만들기' }));
    await heading('누구의 끼니인가요?');
    expect(store.getState()).toMatchObject({ started: true, surveyId: TEST_SURVEY_ID });
    expect(platform.calls[0]?.request).toMatchObject({ startIntro: true });
  });

  it.each(['/', '/intro'])('shows the tagline, the logo and one way to begin at %s', async (path) => {
    await renderApp({ path });
    const title = await findScreenHeading();
    expect(title.textContent).toBe('아침, 점심, 저녁.\n이제 걱정 없이.');
    expect(screen.getByRole('link', { name: '끼니, 처음으로' })).toBeDefined();
    expect(screen.getByRole('button', { name: '식단 만들기' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /계속하기/ })).toBeNull();
  });

  it('stays and says so when the survey cannot be created', async () => {
    const platform = fakePlatform();
    platform.answer('/functions/v1/upsert-survey', () => fail(OFFLINE));
    const { history } = await renderApp({ path: '/', platform });
    fireEvent.click(await screen.findByRole('button', { name: '식단 만들기' }));
    await waitFor(() => expect(toastText()).toBe('설문을 시작하지 못했어요. 인터넷 연결을 확인해 주세요.'));
    platform.answer('/functions/v1/upsert-survey', () => fail({ ...OFFLINE, code: 'busy' }));
    press('식단 만들기');
    await waitFor(() => expect(toastText()).toBe('설문을 시작하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'));
    expect(history.location.pathname).toBe('/');
  });

  it('keeps the answers, and stays where the visitor has gone, when a new survey comes late', async () => {
    const platform = fakePlatform();
    const answer = holdNextCall(platform);
    const survey = { ...aStartedSurvey({ targets: ['parents'] }), lastStep: 4 } as const;
    const { history, store } = await renderApp({ path: '/', platform, survey });
    fireEvent.click(await screen.findByRole('button', { name: '식단 만들기' }));
    fireEvent.click(await screen.findByRole('button', { name: '지우고 새로 만들기' }));
    press('계속하기');
    await heading('어떤 식사를 좋아하시나요?');
    await act(() => answer(ok({ lastInsertId: 'late' })));
    expect(history.location.pathname).toBe('/step4');
    expect(store.getState()).toMatchObject({ surveyId: TEST_SURVEY_ID, draft: { targets: ['parents'] } });
  });

  it('puts an unfinished survey first, and discards it only after asking', async () => {
    const plan = { surveyId: 'before', startDate: '2025-11-20' };
    const { platform, store } = await openScreen({
      path: '/',
      survey: { ...aStartedSurvey(), lastStep: 4, plan },
    });
    const words = [...document.querySelectorAll('main button')].map((button) => button.textContent);
    expect(words).toEqual(['계속하기 이어서 만들기', '오늘 식단 보기', '식단 만들기']);
    press('식단 만들기');
    const answers = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    expect(answers.map((answer) => answer.textContent)).toEqual(['계속하기', '지우고 새로 만들기']);
    expect(platform.calls).toEqual([]);
    press('지우고 새로 만들기');
    await heading('누구의 끼니인가요?');
    expect(store.getState().lastStep).toBe('step1');
  });

  it('offers another week with the same answers once a plan is over, and asks when it starts', async () => {
    const plan = { surveyId: 'before', startDate: '2025-11-10' };
    const survey = { ...aStartedSurvey(COMPLETE_ANSWERS), surveyId: 'before', plan };
    const { store, platform, history } = await renderApp({ path: '/', survey });
    fireEvent.click(await screen.findByRole('button', { name: '같은 답변으로 새로 만들기' }));
    await heading('언제부터 시작할까요?');
    expect(history.location.search).toBe('?edit=1');
    expect(platform.calls[0]?.request).toMatchObject({ step1: ['부모님'], lastStep: 'inputCheck' });
    const { surveyId, draft } = store.getState();
    expect([surveyId, draft]).toMatchObject([TEST_SURVEY_ID, { ...COMPLETE_ANSWERS, startDate: null }]);
  });
});

describe('the way through the survey', () => {
  it('asks for the target first, then for all meal styles', async () => {
    await renderApp({ path: '/step1', survey: aStartedSurvey() });
    await heading('누구의 끼니인가요?');
    next();
    expect(toastText()).toBe('대상을 선택해주세요!');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '본인' }));
    press('부모님');
    pick('간편레시피');
    next();
    expect(toastText()).toBe('모든 식사 방법을 선택해 주세요!');
  });

  it('opens the next unanswered meal after a pick and announces it', async () => {
    await renderApp({ path: '/mealCategory', survey: aStartedSurvey() });
    await heading('끼니마다 어떻게 드시나요?');
    pick('도시락');
    expect(screen.getByRole('radiogroup', { name: '점심 식사 방법' })).toBeDefined();
    expect(screen.getByText('점심을 골라 주세요')).toBeDefined();
    press(/아침과 똑같이 도시락/);
    expect(screen.getByRole('tab', { name: /점심/ }).textContent).toContain('도시락');
  });

  it('goes on once however often 다음 is pressed', async () => {
    const { history } = await renderApp({ path: '/step3', survey: aStartedSurvey() });
    await heading('관리 중인 질환이 있나요?');
    await act(() => history.push('/step4'));
    await heading('어떤 식사를 좋아하시나요?');
    await act(() => history.go(-1));
    await heading('관리 중인 질환이 있나요?');
    const button = screen.getByRole('button', { name: '다음' });
    button.click();
    button.click();
    await heading('어떤 식사를 좋아하시나요?');
    await act(() => history.go(-1));
    await heading('관리 중인 질환이 있나요?');
  });

  it('goes by way of the area when a meal is eaten at a restaurant', async () => {
    const { history } = await renderApp({ path: '/step1', survey: aStartedSurvey({ targets: ['self'] }) });
    await heading('누구의 끼니인가요?');
    for (const style of ['공복', '식당', '밀키트']) pick(style);
    next();
    await heading('어디에서 식사하시나요?');
    next();
    expect(toastText()).toBe('식사를 원하시는 지역을 선택해 주세요!');
    press('홍대');
    next();
    await heading('언제부터 시작할까요?');
    expect(history.location.pathname).toBe('/step2');
  });

  it('leads from the targets alone to the meal styles and on to the date', async () => {
    const survey = aStartedSurvey({ ...COMPLETE_ANSWERS });
    const { visited } = await renderApp({ path: '/mealTarget', survey });
    await heading('누구의 끼니인가요?');
    next();
    await heading('끼니마다 어떻게 드시나요?');
    next();
    await heading('언제부터 시작할까요?');
    expect(visited).toContain('/mealCategory');
    expect(visited).toContain('/selectMealDay');
  });

  it('only logs a failed update outside the date step', async () => {
    const platform = fakePlatform();
    platform.failUpdates('down');
    await renderApp({ path: '/step3', survey: aStartedSurvey(), platform });
    await heading('관리 중인 질환이 있나요?');
    await waitFor(() => expect(platform.logged).toEqual(['survey could not be updated']));
    expect(toastText()).toBe('');
  });
});

describe('health and eating style', () => {
  it('says at once what a condition does to the plan', async () => {
    await renderApp({ path: '/health', survey: aStartedSurvey() });
    await heading('관리 중인 질환이 있나요?');
    expect(screen.queryByText('이렇게 반영해요')).toBeNull();
    press(/당뇨/);
    expect(screen.getByText('나트륨은 하루 2,300mg(소금으로 약 5.8g) 아래로 맞출게요.')).toBeDefined();
    press(/고혈압/);
    expect(screen.getByText('나트륨은 하루 2,000mg(소금으로 약 5.1g) 아래로 맞출게요.')).toBeDefined();
    press(/비만/);
    expect(screen.getByText(/^어른의 하루 열량을 많게는 500kcal 줄이고/)).toBeDefined();
    expect(screen.getByText('식단은 의사의 진단이나 처방을 대신하지 않아요.')).toBeDefined();
  });

  it('asks for words before it thanks for feedback, and sends nothing', async () => {
    const { platform } = await renderApp({ path: '/step4', survey: aStartedSurvey() });
    await heading('어떤 식사를 좋아하시나요?');
    press('확인');
    expect(toastText()).toBe('입력해 주세요.');
    fireEvent.change(screen.getByLabelText('원하는 스타일이 없으신가요?'), { target: { value: '덜 맵게' } });
    press('확인');
    expect(toastText()).toBe('피드백 주셔서 감사합니다.');
    expect(platform.calls).toEqual([]);
  });
});

const SCREENS = [
  ['/step1', 'step1'],
  ['/mealTarget', 'step1'],
  ['/mealCategory', 'step1'],
  ['/area', 'area'],
  ['/step2', 2],
  ['/selectMealDay', 2],
  ['/step3', 3],
  ['/health', 3],
  ['/step4', 4],
  ['/eatingHabits', 4],
  ['/step5', 5],
  ['/excludedIngredients', 5],
  ['/inputCheck', 'inputCheck'],
] as const;

const RESUMED_AT = {
  intro: '/step1',
  step1: '/step1',
  area: '/area',
  2: '/step2',
  3: '/step3',
  4: '/step4',
  5: '/step5',
  inputCheck: '/inputCheck',
} as const;

describe('the last step', () => {
  it.each(SCREENS)('is recorded on entry of %s as %s, here and on the server', async (path, step) => {
    const { platform, store } = await openScreen({ path, survey: aStartedSurvey() });
    await waitFor(() => expect(platform.updates).toEqual([{ id: TEST_SURVEY_ID, row: { lastStep: step } }]));
    expect(store.getState().lastStep).toBe(step);
  });

  it.each(SCREENS.slice(0, -1))('is not recorded by %s opened from the summary', async (path) => {
    const survey = { ...aStartedSurvey(), lastStep: 'inputCheck' as const };
    const { platform, store } = await renderApp({ path: `${path}?edit=1`, survey });
    expect(await screen.findByRole('button', { name: '변경 완료' })).toBeDefined();
    expect(platform.updates).toEqual([]);
    expect(store.getState().lastStep).toBe('inputCheck');
  });

  it.each(LAST_STEPS)('%s is where the survey is taken up again', async (lastStep) => {
    const { history } = await renderApp({ path: '/', survey: { ...aStartedSurvey(), lastStep } });
    fireEvent.click(await screen.findByRole('button', { name: /계속하기/ }));
    await waitFor(() => expect(history.location.pathname).toBe(RESUMED_AT[lastStep]));
  });
});
