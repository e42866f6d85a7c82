import { copySurvey, deleteSurvey, listSurveys, type MySurveyWire } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform, OFFLINE, signInPerson, TEST_SURVEY_ID } from '../../testing/fake-platform.ts';
import { aStartedSurvey, openScreen, renderApp } from '../../testing/render-app.tsx';

const OTHER_ID = '7d0f1a52-54a1-4a0e-8c7f-5f6f3b1d9e20';
const COPY_ID = '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b72';

type Open = Partial<Parameters<typeof renderApp>[0]> & { readonly surveys?: readonly MySurveyWire[] };

async function open({
  surveys = [aMySurvey()],
  platform = signInPerson(fakePlatform()),
  ...rest
}: Open = {}) {
  platform.answer(listSurveys.path, () => ok({ surveys, nextCursor: null }));
  const app = await openScreen({ path: '/myPlans', platform, ...rest });
  return { ...app, platform };
}

const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the intro of somebody signed in', () => {
  it.each([
    ['2025-11-20', '2025-11-26', ['오늘 식단 보기', '식단 만들기']],
    ['2025-11-01', '2025-11-07', ['식단 만들기']],
  ])('shows the way to the plan of %s to %s while it lasts', async (from, to, words) => {
    const platform = signInPerson(fakePlatform());
    const surveys = [aMySurvey({ plan: { from, to, updatedAt: '' } })];
    platform.answer(listSurveys.path, () => ok({ surveys, nextCursor: null }));
    await renderApp({ path: '/', platform });
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    await waitFor(() =>
      expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual(
        words,
      ),
    );
  });
});

describe('my plans', () => {
  it('are shown as the server lists them, with days, people and what can be done', async () => {
    const past = { from: '2024-12-30', to: '2025-01-05', updatedAt: '' };
    const coming = { from: '2025-11-28', to: '2025-12-04', updatedAt: '' };
    await open({
      surveys: [
        aMySurvey({ id: COPY_ID, plan: coming, step1: ['본인', '배우자'], health: [] }),
        aMySurvey(),
        aMySurvey({ id: OTHER_ID, plan: past }),
      ],
    });
    const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    expect(names).toEqual(['11월 28일 – 12월 4일', '11월 18일 – 24일', '2024년 12월 30일 – 1월 5일']);
    expect(card('11월 28일 – 12월 4일').getByText('시작 전')).toBeDefined();
    expect(card('11월 28일 – 12월 4일').getByText('본인 · 배우자의 식단')).toBeDefined();
    expect(card('11월 18일 – 24일').getByText('진행 중')).toBeDefined();
    expect(card('11월 18일 – 24일').getByText('당뇨 · 고혈압')).toBeDefined();
    expect(card('2024년 12월 30일 – 1월 5일').getByText('지난 식단')).toBeDefined();
  });

  it('are opened again', async () => {
    await open();
    const link = screen.getByRole('link', { name: '식단 보기' });
    expect(link.getAttribute('href')).toBe(`/dailyMeals/${TEST_SURVEY_ID}`);
  });

  it.each([
    ['2025-11-18', '/step2?edit=1', null],
    ['2025-11-21', '/inputCheck', '2025-11-21'],
  ])('are copied into a new survey; one that starts on %s leads to %s', async (dates, path, startDate) => {
    const mother = { target: '부모님' as const, sex: 'female' as const, birthYear: 1955 };
    const beyond = {
      excludedStrictness: [{ ingredient: 'shrimp', strictness: '심한 알레르기' }],
      persons: [{ ...mother, freeOf: ['당뇨' as const] }],
      confirmations: ['D1' as const],
      ...{ prepDay: '일요일', rice: '현미밥', weekdayMinutes: 30, foodsAtHome: ['두부'] },
      refusedExtras: ['uyu'],
    };
    const { platform, history, store } = await open({ surveys: [aMySurvey({ dates, ...beyond })] });
    platform.answer(copySurvey.path, () => ok({ surveyId: COPY_ID }));
    fireEvent.click(screen.getByRole('button', { name: '같은 답변으로 새로 만들기' }));
    await waitFor(() => {
      const { pathname, search } = history.location;
      expect(pathname + search).toBe(path);
    });
    const copies = platform.calls.filter(({ path }) => path === copySurvey.path);
    expect(copies).toMatchObject([{ request: { surveyId: TEST_SURVEY_ID, newId: expect.any(String) } }]);
    expect(store.getState()).toMatchObject({
      surveyId: COPY_ID,
      started: true,
      draft: {
        targets: ['parents'],
        mealStyles: { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
        healthConditions: ['diabetes', 'hypertension'],
        excludedFoods: ['shrimp'],
        excludedFoodStrictness: [{ food: 'shrimp', strictness: 'severeAllergy' }],
        persons: [{ target: 'parents', sex: 'female', birthYear: 1955, freeOf: ['diabetes'] }],
        confirmations: ['D1'],
        ...{ prepDay: 'sunday', rice: 'brown', weekdayMinutes: 30, foodsAtHome: ['두부'] },
        refusedExtras: ['uyu'],
        startDate,
      },
    });
  });

  it('are copied once though the first answer is lost', async () => {
    const { platform, store } = await open();
    platform.answer(copySurvey.path, () => fail({ ...OFFLINE, mayBeDone: true }));
    const copy = () => fireEvent.click(screen.getByRole('button', { name: '같은 답변으로 새로 만들기' }));
    copy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '같은 답변으로 새로 만들기' })).toBeDefined(),
    );
    const copies = () => platform.calls.filter(({ path }) => path === copySurvey.path);
    await waitFor(() => expect(copies()).toHaveLength(1));
    platform.answer(copySurvey.path, () => ok({ surveyId: COPY_ID }));
    copy();
    await waitFor(() => expect(store.getState().surveyId).toBe(COPY_ID));
    const [first, second] = copies();
    expect(first?.request).toHaveProperty('newId');
    expect(second?.request).toEqual(first?.request);
  });

  it('say which answers can’t be read, and keep all others', async () => {
    const health = ['당뇨', '새로운 병'];
    const { platform, store } = await open({ surveys: [aMySurvey({ health, rice: '조밥' })] });
    expect(screen.getByText(/읽지 못한 답변이 있어요: 건강 상태 · 밥상에 놓을 밥\./)).toBeDefined();
    platform.answer(copySurvey.path, () => ok({ surveyId: COPY_ID }));
    fireEvent.click(screen.getByRole('button', { name: '같은 답변으로 새로 만들기' }));
    await waitFor(() => expect(store.getState().surveyId).toBe(COPY_ID));
    expect(store.getState().draft).toMatchObject({
      targets: ['parents'],
      healthConditions: ['diabetes'],
      excludedFoods: ['shrimp'],
      rice: null,
    });
  });

  it('are all shown where one has targets, meals, people or dialogs nobody knows', async () => {
    const strange = aMySurvey({
      step1: ['부모님', '이웃'],
      mealCategory: { breakfast: '브런치', lunch: '도시락', dinner: '공복' },
      persons: [{ target: '이웃', count: 2 }],
      confirmations: ['D99'],
    });
    const other = aMySurvey({ id: OTHER_ID, surveyId: OTHER_ID, step1: ['자녀'] });
    const { platform, store } = await open({ surveys: [strange, other] });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByText(/읽지 못한 답변이 있어요/).map((each) => each.textContent)).toEqual([
      expect.stringContaining('대상\u00a0· 식사 방법\u00a0· 더 정확하게'),
    ]);
    platform.answer(copySurvey.path, () => ok({ surveyId: COPY_ID }));
    const [copy] = screen.getAllByRole('button', { name: '같은 답변으로 새로 만들기' });
    fireEvent.click(copy ?? document.body);
    await waitFor(() => expect(store.getState().surveyId).toBe(COPY_ID));
    expect(store.getState().draft).toMatchObject({
      targets: ['parents'],
      mealStyles: { breakfast: null, lunch: 'lunchBox', dinner: 'fasting' },
      persons: [],
      confirmations: [],
    });
  });

  it('go on where an unfinished one was left', async () => {
    const { history, store } = await open({ surveys: [aMySurvey({ plan: null, lastStep: 3 })] });
    fireEvent.click(card('작성 중인 식단').getByRole('button', { name: '이어서 만들기' }));
    await waitFor(() => expect(history.location.pathname).toBe('/step3'));
    expect(store.getState().surveyId).toBe(TEST_SURVEY_ID);
  });

  it('leave out surveys in which nothing was answered', async () => {
    await open({ surveys: [aMySurvey({ plan: null, step1: [] })] });
    expect(screen.getByRole('heading', { level: 1, name: '아직 만든 식단이 없어요' })).toBeDefined();
    expect(screen.getByRole('button', { name: '식단 만들기' })).toBeDefined();
  });

  it('are deleted only after a question, and the device lets go of the survey', async () => {
    const plan = { surveyId: TEST_SURVEY_ID, startDate: '2025-11-18' };
    const survey = { ...aStartedSurvey(), plan };
    const { platform, store } = await open({ survey });
    platform.answer(deleteSurvey.path, () => ok({ result: 'ok' }));
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    const question = await screen.findByRole('alertdialog', { name: '‘11월 18일 – 24일’ 항목을 지울까요?' });
    fireEvent.click(within(question).getByRole('button', { name: '그대로 두기' }));
    expect(platform.calls.some(({ path }) => path === deleteSurvey.path)).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    platform.answer(listSurveys.path, () => ok({ surveys: [], nextCursor: null }));
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('아직 만든 식단이 없어요')).toBeDefined();
    expect(screen.getByText('지웠어요.')).toBeDefined();
    expect(store.getState()).toMatchObject({ surveyId: null, plan: null });
  });

  it('come page by page', async () => {
    const platform = signInPerson(fakePlatform());
    const cursor = `1763348400000~${TEST_SURVEY_ID}`;
    platform.answer(listSurveys.path, (request) =>
      ok(
        JSON.stringify(request).includes(cursor)
          ? { surveys: [aMySurvey({ id: OTHER_ID, plan: null })], nextCursor: null }
          : { surveys: [aMySurvey()], nextCursor: cursor },
      ),
    );
    await renderApp({ path: '/myPlans', platform });
    fireEvent.click(await screen.findByRole('button', { name: '더 보기' }));
    expect(await screen.findByRole('article', { name: '작성 중인 식단' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('say when they can not be loaded, and try again', async () => {
    const platform = signInPerson(fakePlatform());
    platform.answer(listSurveys.path, () => fail(OFFLINE));
    await renderApp({ path: '/myPlans', platform });
    await screen.findByRole('heading', { level: 1, name: '내 식단을 불러오지 못했어요' });
    expect(screen.getByText('인터넷 연결을 확인해 주세요.')).toBeDefined();
    platform.answer(listSurveys.path, () => ok({ surveys: [aMySurvey()], nextCursor: null }));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });

  it('lead somebody who is not signed in to the sign-in and back', async () => {
    const { history } = await renderApp({ path: '/myPlans' });
    await waitFor(() => expect(history.location.pathname).toBe('/signIn'));
    expect(history.location.search).toBe('?next=%2FmyPlans');
  });

  it('are reached from the start and from the menu', async () => {
    const platform = signInPerson(
      fakePlatform({ [listSurveys.path]: { surveys: [aMySurvey()], nextCursor: null } }),
    );
    await renderApp({ path: '/', platform });
    const link = await screen.findByRole('link', { name: '내 식단' });
    expect(link.getAttribute('href')).toBe('/myPlans');
    fireEvent.click(link);
    expect(await screen.findByRole('article')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '메뉴' }));
    const menu = within(await screen.findByRole('dialog', { name: '메뉴' }));
    expect(menu.getByRole('link', { name: '내 계정' }).getAttribute('href')).toBe('/account');
    fireEvent.click(menu.getByRole('link', { name: '내 식단' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** A survey of the account with a plan around today, as the server lists it. */
function aMySurvey(survey: Partial<MySurveyWire> = {}): MySurveyWire {
  return {
    id: TEST_SURVEY_ID,
    surveyId: TEST_SURVEY_ID,
    startIntro: true,
    lastStep: 'inputCheck',
    step1: ['부모님'],
    mealCategory: { breakfast: '간편레시피', lunch: '도시락', dinner: '요리레시피' },
    dates: '2025-11-18',
    area: [],
    health: ['당뇨', '고혈압'],
    eatingHabits: [],
    excludedIngredients: ['shrimp'],
    excludedStrictness: [],
    persons: [],
    confirmations: [],
    prepDay: null,
    rice: null,
    weekdayMinutes: null,
    foodsAtHome: [],
    refusedExtras: [],
    createdAt: '2025-11-17T03:00:00.000Z',
    updatedAt: '2025-11-17T03:00:00.000Z',
    plan: { from: '2025-11-18', to: '2025-11-24', updatedAt: '2025-11-17T03:00:00.000Z' },
    shares: 0,
    ...survey,
  };
}
