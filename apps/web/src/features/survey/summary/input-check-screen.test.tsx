import { aStranger, fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality } from '../../../testing/a-limit.ts';
import { answerFoods, aReading } from '../../../testing/a-reading.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import {
  aStartedSurvey,
  COMPLETE_ANSWERS,
  openScreen,
  renderApp,
  toastText,
} from '../../../testing/render-app.tsx';

const QUALITY = aQuality();
const DATES = [21, 22, 23, 24, 25, 26, 27].map((day) => `2025-11-${day}`);
const OUTLOOK = '/functions/v1/plan-outlook';
const CREATE = '/functions/v1/create-meal-plan';
const complete = () => aStartedSurvey(COMPLETE_ANSWERS);
const open = async (platform = fakePlatform(), survey = complete()) => {
  const app = await renderApp({ path: '/inputCheck', survey, platform });
  await screen.findByRole('heading', { name: '이대로 만들까요?' });
  return app;
};

describe('summary', () => {
  it('opens a step in edit mode and comes back with the change', async () => {
    const { history, store } = await open();
    fireEvent.click(screen.getByRole('button', { name: '건강 상태 수정' }));
    await screen.findByRole('heading', { name: '관리 중인 질환이 있나요?' });
    expect(history.location.search).toBe('?edit=1');
    expect(screen.queryByRole('progressbar')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /통풍/ }));
    fireEvent.click(screen.getByRole('button', { name: '변경 완료' }));
    await screen.findByRole('heading', { name: '이대로 만들까요?' });
    expect(store.getState().draft.healthConditions).toEqual(['gout']);
  });

  it('says whose a condition is where it is not everybody’s, until it is chosen anew', async () => {
    const persons = [{ ...aStranger('self'), freeOf: ['diabetes'] as const }];
    const answers = {
      targets: ['self', 'parents'],
      healthConditions: ['diabetes', 'gout'],
      persons,
    } as const;
    await open(fakePlatform(), aStartedSurvey({ ...COMPLETE_ANSWERS, ...answers }));
    const card = () => screen.getByRole('region', { name: '건강 상태' });
    expect(card().textContent).toContain('당뇨\u00a0(부모님)\u00a0· 통풍');
    fireEvent.click(screen.getByRole('button', { name: '건강 상태 수정' }));
    await screen.findByRole('heading', { name: '관리 중인 질환이 있나요?' });
    expect(screen.getByText('질환이 누구에게 해당하는지도 여기에서 골라요.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^당뇨/ }));
    fireEvent.click(screen.getByRole('button', { name: /^당뇨/ }));
    fireEvent.click(screen.getByRole('button', { name: '변경 완료' }));
    await screen.findByRole('heading', { name: '이대로 만들까요?' });
    expect(card().textContent).toMatch(/통풍\u00a0· 당뇨수정$/);
  });

  it('keeps edit mode and answers over a reload', async () => {
    const platform = fakePlatform();
    const first = await renderApp({ path: '/step4?edit=1', survey: complete(), platform });
    fireEvent.click(await screen.findByRole('button', { name: /저염/ }));
    first.unmount();
    const { store } = await renderApp({ path: '/step4?edit=1', platform });
    expect(await screen.findByRole('button', { name: '변경 완료' })).toBeDefined();
    expect(store.getState().draft.eatingStyles).toEqual(['lowSodium']);
  });

  it('asks for the area when an edit brings in a restaurant', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '식사 방법 수정' }));
    await screen.findByRole('heading', { name: '끼니마다 어떻게 드시나요?' });
    fireEvent.click(screen.getByRole('radio', { name: '식당' }));
    fireEvent.click(screen.getByRole('button', { name: '변경 완료' }));
    await screen.findByRole('heading', { name: '어디에서 식사하시나요?' });
    fireEvent.click(screen.getByRole('button', { name: '강남' }));
    fireEvent.click(screen.getByRole('button', { name: '변경 완료' }));
    await screen.findByRole('heading', { name: '이대로 만들까요?' });
    expect(screen.getByRole('button', { name: '외식 지역 수정' })).toBeDefined();
  });

  it('asks who cooks at home for a day for cooking ahead', async () => {
    const { store } = await open();
    fireEvent.change(screen.getByRole('combobox', { name: '미리 만드는 날' }), {
      target: { value: 'sunday' },
    });
    expect(store.getState().draft.prepDay).toBe('sunday');
    expect(screen.queryByText(/에 끝나서/)).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: '미리 만드는 날' }), {
      target: { value: 'thursday' },
    });
    expect(screen.getByText(/식단이 목요일에 끝나서/)).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: '미리 만드는 날' }), { target: { value: '' } });
    expect(store.getState().draft.prepDay).toBeNull();
  });

  it('asks for the rice on the table, and says at once where kidneys refuse it', async () => {
    const persons = [{ ...aStranger('parents'), answers: { kidney: 'stage3' } as const }];
    const { store } = await open(fakePlatform(), aStartedSurvey({ ...COMPLETE_ANSWERS, persons }));
    const choice = screen.getByRole('combobox', { name: '밥상에 놓을 밥' });
    fireEvent.change(choice, { target: { value: 'barley' } });
    expect(store.getState().draft.rice).toBe('barley');
    expect(screen.queryByText(/지금 콩팥 상태에는 맞지 않아요/)).toBeNull();
    fireEvent.change(choice, { target: { value: 'brown' } });
    expect(screen.getByText(/지금 콩팥 상태에는 맞지 않아요/)).toBeDefined();
  });

  it('asks how long there is to cook on a weekday', async () => {
    const { store } = await open();
    const choice = screen.getByRole('combobox', { name: '평일에 요리할 수 있는 시간' });
    fireEvent.change(choice, { target: { value: '30' } });
    expect(store.getState().draft.weekdayMinutes).toBe(30);
    fireEvent.change(choice, { target: { value: '' } });
    expect(store.getState().draft.weekdayMinutes).toBeNull();
  });

  it('asks what is at home, names what is not known, and takes nothing that is left out', async () => {
    const platform = answerFoods(fakePlatform(), [aReading('딱풀', { unread: ['딱풀'] })]);
    const survey = aStartedSurvey({ ...COMPLETE_ANSWERS, excludedFoods: ['shrimp'] });
    const { store } = await open(platform, survey);
    const field = screen.getByRole('combobox', { name: '집에 있는 재료 이름' });
    const add = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    };
    add('딱풀');
    expect(await screen.findByText('‘딱풀’\u2060은 모르는 재료라서 식단에 쓰지 않아요.')).toBeDefined();
    add('새우');
    expect(screen.getByRole('alert').textContent).toContain('‘새우’\u2060는 제외한 재료라서 넣지 않았어요.');
    expect(store.getState().draft.foodsAtHome).toEqual(['딱풀']);
    fireEvent.click(screen.getByRole('button', { name: '집에 있는 재료에서 지우기' }));
    expect(store.getState().draft.foodsAtHome).toEqual([]);
  });

  it('comes back to a food at home that the server knows as left out', async () => {
    const platform = fakePlatform();
    const failure = {
      status: 400,
      statusText: '',
      code: 'invalidRequest',
      message: '',
      fields: ['foods_at_home.1'],
    };
    platform.answer(CREATE, () => fail(failure));
    const foodsAtHome = ['tofu', '새우'];
    await open(platform, aStartedSurvey({ ...COMPLETE_ANSWERS, foodsAtHome }));
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    const shown = await screen.findByText(/그 재료가 들어 있어서 쓸 수 없어요/);
    expect(shown.textContent).toContain('새우');
    expect(shown.textContent).not.toContain('두부');
  });

  it('asks nobody for it who only buys', async () => {
    const bought = { breakfast: 'convenienceStore', lunch: 'lunchBox', dinner: 'fasting' } as const;
    await open(fakePlatform(), aStartedSurvey({ ...COMPLETE_ANSWERS, mealStyles: bought }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('names everything that is missing', async () => {
    await open(fakePlatform(), aStartedSurvey());
    expect(screen.getByText('아직 고르지 않은 것: 대상 · 식사 방법 · 기간')).toBeDefined();
  });

  it('points at the first missing answer instead of making a plan', async () => {
    const { platform } = await open(fakePlatform(), aStartedSurvey({ ...COMPLETE_ANSWERS, startDate: null }));
    expect(screen.getByText('골라 주세요')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    expect(toastText()).toBe('식단이 필요한 날짜를 선택해 주세요!');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '기간 수정' }));
    expect(platform.calls.map(({ path }) => path)).toEqual([OUTLOOK]);
  });
});

describe('making the plan', () => {
  it('stores the answers, asks for the plan and goes to it', async () => {
    const platform = fakePlatform({ [CREATE]: { surveyId: TEST_SURVEY_ID, dates: DATES, quality: QUALITY } });
    const { visited, store } = await open(platform);
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    await waitFor(() => expect(visited).toContain(`/dailyMeals/${TEST_SURVEY_ID}`));
    expect(platform.calls.map(({ path }) => path).slice(0, 3)).toEqual([
      OUTLOOK,
      '/functions/v1/upsert-survey',
      CREATE,
    ]);
    expect(platform.calls[2]?.request).toMatchObject({ survey_id: TEST_SURVEY_ID, dates: '2025-11-21' });
    expect(store.getState().plan).toEqual({ surveyId: TEST_SURVEY_ID, startDate: '2025-11-21' });
  });

  it('goes to the plan on any answer of success, whatever its body', async () => {
    const platform = fakePlatform();
    platform.answer(CREATE, () => fail({ ...OFFLINE, code: 'emptyReply', status: 204 }));
    const { visited, store } = await open(platform);
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    await waitFor(() => expect(visited).toContain(`/dailyMeals/${TEST_SURVEY_ID}`));
    expect(store.getState().plan?.surveyId).toBe(TEST_SURVEY_ID);
  });

  it('keeps the answers when it fails, and tries again', async () => {
    const platform = fakePlatform();
    platform.answer(CREATE, () => fail({ ...OFFLINE, code: 'busy' }));
    const { visited } = await open(platform);
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    expect(await screen.findByRole('heading', { name: '식단을 만들지 못했어요.' })).toBeDefined();
    const lead = '답변은 그대로 있어요. 지금 이용하는 분이 많아요. 잠시 뒤에 다시 시도해 주세요.';
    expect(screen.getByText(lead).getAttribute('role')).toBe('alert');
    expect(platform.logged).toContain('ElasticSearch request failed');
    expect(screen.getByText('ElasticSearch request failed')).toBeDefined();
    platform.answer(CREATE, () => ok({ surveyId: TEST_SURVEY_ID, dates: DATES, quality: QUALITY }));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(visited).toContain(`/dailyMeals/${TEST_SURVEY_ID}`));
  });

  it.each([
    { code: 'surveyNotFound', fields: [] },
    { code: 'invalidRequest', fields: ['id'] },
  ] as const)('stores the answers anew where the server answers $code to their id', async (refusal) => {
    const platform = fakePlatform();
    platform.answer('/functions/v1/upsert-survey', (asked) =>
      typeof asked === 'object' && asked !== null && 'id' in asked
        ? fail({ ...OFFLINE, ...refusal })
        : ok({ lastInsertId: TEST_SURVEY_ID }),
    );
    platform.answer(CREATE, () => ok({ surveyId: TEST_SURVEY_ID, dates: DATES, quality: QUALITY }));
    const { visited } = await open(platform);
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    await waitFor(() => expect(visited).toContain(`/dailyMeals/${TEST_SURVEY_ID}`));
  });

  it('says Network Error when no answer comes', async () => {
    const platform = fakePlatform();
    platform.answer(CREATE, () => fail(OFFLINE));
    await open(platform);
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    expect(await screen.findByText('Network Error')).toBeDefined();
    expect(screen.getByText(/인터넷 연결을 확인해 주세요/).getAttribute('role')).toBe('alert');
  });

  it('returns to the summary to change answers', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    fireEvent.click(await screen.findByRole('button', { name: '조건 바꾸기' }));
    expect(await screen.findByRole('heading', { name: '이대로 만들까요?' })).toBeDefined();
  });
});

const SECTIONS = [
  ['대상', '/mealTarget'],
  ['식사 방법', '/mealCategory'],
  ['기간', '/step2'],
  ['외식 지역', '/area'],
  ['건강 상태', '/step3'],
  ['식사 스타일', '/step4'],
  ['제외 재료', '/step5'],
] as const;

const WITH_RESTAURANT = {
  ...COMPLETE_ANSWERS,
  mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: 'mealKit' },
  areas: ['강남'],
} as const;

describe('an answer of the summary', () => {
  it.each(SECTIONS)('%s is changed at %s and leads back to the summary', async (name, path) => {
    const { history } = await renderApp({ path: '/inputCheck', survey: aStartedSurvey(WITH_RESTAURANT) });
    fireEvent.click(await screen.findByRole('button', { name: `${name} 수정` }));
    const done = await screen.findByRole('button', { name: '변경 완료' });
    expect(history.location.pathname + history.location.search).toBe(`${path}?edit=1`);
    expect(screen.queryByRole('button', { name: '다음' })).toBeNull();
    fireEvent.click(done);
    await waitFor(() => expect(history.location.pathname).toBe('/inputCheck'));
    // Going back from there opens no step with a changed answer.
    act(() => history.go(-1));
    expect(history.location.pathname + history.location.search).toBe('/inputCheck');
  });

  it.each([
    ['/step4', 'next'],
    ['/step4?edit=1', 'change complete'],
  ])('is left at %s by a button that says %s in English', async (path, words) => {
    await openScreen({ path, survey: aStartedSurvey(), locale: 'en' });
    expect(screen.getAllByRole('button', { name: /^(next|change complete)$/ })).toEqual([
      screen.getByRole('button', { name: words }),
    ]);
  });

  it('is open for change by the flag of the navigation state too', async () => {
    const { history } = await renderApp({ path: '/inputCheck', survey: aStartedSurvey(WITH_RESTAURANT) });
    history.push('/step4', { edit: true });
    fireEvent.click(await screen.findByRole('button', { name: '변경 완료' }));
    await waitFor(() => expect(history.location.pathname).toBe('/inputCheck'));
  });
});
