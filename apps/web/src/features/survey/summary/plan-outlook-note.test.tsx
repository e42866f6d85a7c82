import type { PlanOutlookWire } from '@kkini/contract';
import { fail, ok, type SurveyDraft } from '@kkini/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakePlatform, OFFLINE } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../../testing/render-app.tsx';

const OUTLOOK = '/functions/v1/plan-outlook';
const CREATE = '/functions/v1/create-meal-plan';
const BOUGHT = {
  ...COMPLETE_ANSWERS,
  mealStyles: { breakfast: 'convenienceStore', lunch: 'lunchBox', dinner: 'mealKit' },
  healthConditions: ['hypertension'],
} as const;
const TITLE = '미리 알려 드려요';
const NOTHING: PlanOutlookWire = { unmet: [], scarce: [] };

type Unmet = PlanOutlookWire['unmet'][number];
const anUnmet = (changes: Partial<Unmet> = {}): Unmet => ({
  nutrient: 'sodiumMg',
  leastPerDay: 2291.4,
  max: 2070,
  helps: ['lunch', 'dinner'],
  together: false,
  ...changes,
});

const answering = (reply: ReturnType<Parameters<ReturnType<typeof fakePlatform>['answer']>[1]>) => {
  const platform = fakePlatform();
  platform.answer(OUTLOOK, () => reply);
  return platform;
};

async function open(platform = fakePlatform(), answers: Partial<SurveyDraft> = BOUGHT, locale?: 'en') {
  const survey = aStartedSurvey(answers);
  const app = await renderApp({ path: '/inputCheck', survey, platform, ...(locale && { locale }) });
  await screen.findByRole('heading', { name: /이대로 만들까요|Shall we make this/ });
  await act(async () => undefined);
  return app;
}

/** The paragraphs of the notice. */
async function noticed(outlook: Partial<PlanOutlookWire>, answers?: Partial<SurveyDraft>, locale?: 'en') {
  await open(answering(ok({ ...NOTHING, ...outlook })), answers, locale);
  const title = await screen.findByText(locale ? 'Before we start' : TITLE);
  expect(title.closest('[role=status]')).not.toBeNull();
  return Array.from(title.parentElement?.querySelectorAll('p') ?? [], (each) => each.textContent);
}

const ABOVE =
  '고른 방식대로면 나트륨이 가장 적은 음식만 골라도 하루 2,300mg쯤 될 수 있어요. 세 끼의 기준 2,070mg을 넘는 날이 생길 수 있어요.';
const SOUP = '국물을 남기면 더 줄일 수 있어요.';
const OTHER_STYLES = '다른 방식의 끼니가 섞일 수 있어요.';

describe('the outlook of the chosen meal styles', () => {
  it('names no maximum where several people have their own', async () => {
    const [above] = await noticed({ unmet: [anUnmet()] }, { ...BOUGHT, targets: ['self', 'child'] });
    expect(above).toMatch(/하루 2,300mg쯤 될 수 있어요. 기준을 넘는 날이 생기는 분이 있을 수 있어요.$/);
  });

  it.each([
    { helps: ['lunch'], together: false, words: '점심을 요리레시피로 바꾸면 지키는 날이 늘어요.' },
    {
      helps: ['lunch', 'dinner'],
      together: false,
      words: '점심이나 저녁을 요리레시피로 바꾸면 지키는 날이 늘어요.',
    },
    {
      helps: ['breakfast', 'lunch', 'dinner'],
      together: true,
      words: '아침·점심·저녁을 모두 요리레시피로 바꾸면 지키는 날이 늘어요.',
    },
    {
      helps: [],
      together: false,
      words: '이 조건에서는 기준을 지키는 날이 적을 수 있어요. 의사나 영양사와 상의해 주세요.',
    },
  ] as const)('says of a maximum what helps: $words', async ({ helps, together, words }) => {
    expect(await noticed({ unmet: [anUnmet({ helps: [...helps], together })] })).toEqual([
      ABOVE,
      `${words} ${SOUP}`,
    ]);
  });

  it('speaks of soup only for sodium in bought meals', async () => {
    const fat = anUnmet({ nutrient: 'saturatedFatG', leastPerDay: 16.44, max: 13.2, helps: [] });
    const words = await noticed({ unmet: [fat] });
    expect(words[0]).toContain('포화지방이 가장 적은 음식만 골라도 하루 16g쯤');
    expect(words.join()).not.toContain(SOUP);
  });

  it('says nothing of soup to whoever cooks every meal', async () => {
    const mealStyles = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    const words = await noticed({ unmet: [anUnmet({ helps: [] })] }, { ...COMPLETE_ANSWERS, mealStyles });
    expect(words.join()).not.toContain(SOUP);
  });

  it('says where a style has few dishes or none', async () => {
    const scarce: PlanOutlookWire['scarce'] = [
      { mealTime: 'breakfast', style: 'lunchBox', dishes: 3 },
      { mealTime: 'lunch', style: 'mealKit', dishes: 0 },
      { mealTime: 'dinner', style: 'mealKit', dishes: 0 },
    ];
    expect(await noticed({ scarce })).toEqual([
      `지금 조건에 맞는 도시락 메뉴는 3가지뿐이에요. 아침에는 ${OTHER_STYLES}`,
      '지금 조건에 맞는 밀키트 메뉴가 없어요. 점심·저녁에는 다른 방식의 끼니를 넣고, 그것도 없으면 비워 둬요.',
    ]);
  });

  it('speaks English', async () => {
    expect(await noticed({ unmet: [anUnmet()] }, BOUGHT, 'en')).toEqual([
      'With these choices, even the dishes lowest in sodium may come to about 2,300\u00a0mg a day. Some days may go above the limit of 2,070\u00a0mg for three meals.',
      'If you change lunch or dinner to ‘Cooking recipe’, more days stay within it. Leaving the broth lowers it further.',
    ]);
  });

  it('leads to the meal styles', async () => {
    const { history } = await open(answering(ok({ ...NOTHING, unmet: [anUnmet()] })));
    fireEvent.click(await screen.findByRole('button', { name: '식사 방법 바꾸기' }));
    await screen.findByRole('heading', { name: '끼니마다 어떻게 드시나요?' });
    expect(history.location.pathname + history.location.search).toBe('/mealCategory?edit=1');
  });

  it('is asked for with the answers', async () => {
    const { platform } = await open(answering(ok(NOTHING)));
    const mealCategory = { breakfast: '편의점', lunch: '도시락', dinner: '밀키트' };
    expect(platform.calls).toMatchObject([{ path: OUTLOOK, request: { health: ['고혈압'], mealCategory } }]);
  });

  it('waits until every meal has a style', async () => {
    const mealStyles = { ...BOUGHT.mealStyles, lunch: null };
    const { platform } = await open(answering(ok(NOTHING)), { ...BOUGHT, mealStyles });
    expect(platform.calls).toEqual([]);
  });
});

const paths = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

describe('a plan', () => {
  it.each([
    ['gives all', ok(NOTHING)],
    ['is not known', fail({ ...OFFLINE, code: 'busy' })],
  ] as const)('is made without a word where the outlook %s', async (_, reply) => {
    const { platform } = await open(answering(reply));
    expect(paths(platform.calls)).toEqual([OUTLOOK]);
    expect(screen.queryByText(TITLE)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    await waitFor(() => expect(paths(platform.calls)).toContain(CREATE));
  });

  it('is made while the outlook is still to come', async () => {
    const platform = fakePlatform();
    const call = vi.spyOn(platform.server, 'call').mockReturnValue(new Promise(() => undefined));
    await open(platform);
    fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
    const called = () => paths(call.mock.calls.map(([endpoint]) => endpoint));
    await waitFor(() => expect(called()).toEqual([OUTLOOK, '/functions/v1/upsert-survey']));
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
