import { type RecipeHitWire, searchRecipes } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORED } from '../../../platform/browser-storage.ts';
import { type FakePlatform, fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, renderApp } from '../../../testing/render-app.tsx';

const aHit = (id: string, changes: Partial<RecipeHitWire> = {}): RecipeHitWire => ({
  doc_id: id,
  imgUrl: `/art/dishes/${id}.svg`,
  title: `요리 ${id}`,
  title_en: null,
  author: '손맛',
  source: null,
  match: 'title',
  excludedFoods: [],
  excludedFoodsEn: [],
  hasUnknownFood: false,
  ...changes,
});

type Asked = { readonly searchText: string; readonly cursor?: string; readonly surveyId?: string | null };

/** Opens the page at an address; `answer` gives the results of a search. */
async function open(path: string, answer: (asked: Asked) => readonly RecipeHitWire[] = () => []) {
  const platform = fakePlatform();
  platform.answer(searchRecipes.path, (request) => ok(answer(request as Asked)));
  const app = await renderApp({ path, platform });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: '레시피 검색어' });
  return { ...app, platform, field, asked: () => askedOf(platform) };
}

const askedOf = (platform: FakePlatform) =>
  platform.calls.filter(({ path }) => path === searchRecipes.path).map(({ request }) => request as Asked);

const main = () => within(screen.getByRole('main'));

/** The announcement of the results to screen readers. */
const shown = () => screen.getByRole('main').querySelector('[aria-live]');

const submit = (field: HTMLInputElement) => field.form && fireEvent.submit(field.form);

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the search screen', () => {
  it('puts the focus into the field and asks nothing before something is typed', async () => {
    const { field, asked } = await open('/search');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('heading', { level: 1, name: '레시피 찾기' })).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('offers foods and kinds of dishes to look for, but no food that is left out', async () => {
    const platform = fakePlatform({ [searchRecipes.path]: [aHit('a')] });
    await renderApp({ path: '/search', platform, survey: aStartedSurvey({ excludedFoods: ['egg'] }) });
    const foods = within(await screen.findByRole('list', { name: '재료로 찾기' }));
    const names = foods.getAllByRole('button').map((food) => food.textContent);
    expect(names).toEqual(expect.arrayContaining(['두부', '닭고기', '고구마']));
    expect(names).not.toContain('달걀');
    fireEvent.click(screen.getByRole('button', { name: '국물요리' }));
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
    expect(askedOf(platform).at(-1)?.searchText).toBe('국물요리');
  });

  it('looks up what is typed after a pause, once, half-written syllables too', async () => {
    const { field, asked, history } = await open('/search', () => [aHit('a')]);
    type(field, '두');
    type(field, '둡');
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
    expect(asked().map(({ searchText }) => searchText)).toEqual(['둡']);
    expect(history.location.search).toBe(`?q=${encodeURIComponent('둡')}`);
    expect(document.activeElement).toBe(field);
  });

  it('shows picture, title and author of a result and leads to its recipe', async () => {
    const { history } = await open('/search?q=두부', () => [aHit('tofu-stew')]);
    const link = await screen.findByRole('link', { name: '요리 tofu-stewby. 손맛' });
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/art/dishes/tofu-stew.svg');
    fireEvent.click(link);
    await waitFor(() => expect(history.location.pathname).toBe('/recipeDetail/tofu-stew'));
    expect(history.location.search).toBe('');
  });

  it('names the source where no author is known, but not us', async () => {
    await open('/search?q=두부', () => [
      aHit('a', { author: null, source: 'kkini' }),
      aHit('b', { author: null, source: '식약처' }),
    ]);
    expect(await screen.findByText('by. 식약처')).toBeDefined();
    expect(screen.getAllByText(/^by\./)).toHaveLength(1);
  });

  it('asks for the visitor’s own survey and says which left-out foods a recipe holds', async () => {
    const found = [aHit('a', { excludedFoods: ['새우', '게'] }), aHit('b', { hasUnknownFood: true })];
    const platform = fakePlatform({ [searchRecipes.path]: found });
    await renderApp({ path: '/search?q=볶음밥', platform, survey: aStartedSurvey() });
    expect(await screen.findByText('제외한 재료 포함: 새우, 게')).toBeDefined();
    expect(askedOf(platform)[0]?.surveyId).toBe(TEST_SURVEY_ID);
    const [link, other] = main().getAllByRole('link');
    expect(other?.textContent).toContain('알 수 없는 재료가 있어요');
    expect(link?.getAttribute('href')).toBe(`/recipeDetail/a?surveyId=${TEST_SURVEY_ID}`);
  });

  it('tells the number of results politely, and more of them when asked', async () => {
    const all = Array.from({ length: 15 }, (_, place) => aHit(String(place + 1)));
    const { asked } = await open('/search?q=두부', ({ cursor }) => {
      const start = cursor === undefined ? 0 : Number(cursor);
      return all.slice(start, start + 12);
    });
    await waitFor(() => expect(shown()?.textContent).toBe('레시피 12개를 먼저 보여 드려요'));
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(shown()?.textContent).toBe('레시피 15개'));
    expect(main().getAllByRole('link')).toHaveLength(15);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /요리 13/ }));
    expect(asked().map(({ cursor }) => cursor)).toEqual([undefined, '12']);
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('tells what was found by a region that was there before', async () => {
    const { field } = await open('/search?q=두부', ({ searchText }) =>
      searchText === '두부' ? [aHit('a')] : [],
    );
    await waitFor(() => expect(shown()?.textContent).toBe('레시피 1개'));
    const region = shown();
    type(field, '탕후루');
    await waitFor(() => expect(region?.textContent).toMatch(/^‘탕후루’ 레시피가 없어요/));
    expect(shown()).toBe(region);
  });

  it('keeps results of almost the same name apart', async () => {
    await open('/search?q=볶은밥', () => [aHit('a'), aHit('b', { match: 'similar' })]);
    expect(await screen.findByRole('heading', { level: 2, name: '비슷한 이름의 레시피' })).toBeDefined();
    const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('link').length);
    expect(lists).toEqual([1, 1]);
  });

  it('says so when there are only such results', async () => {
    await open('/search?q=볶은밥', () => [aHit('b', { match: 'similar' })]);
    await waitFor(() =>
      expect(shown()?.textContent).toBe('‘볶은밥’ 레시피가 없어서 비슷한 이름을 찾았어요.'),
    );
  });

  it('offers foods where nothing is found, without taking the focus', async () => {
    const { field, asked } = await open('/search', ({ searchText }) =>
      searchText === '두부' ? [aHit('a')] : [],
    );
    type(field, '탕후루');
    expect(await screen.findByRole('heading', { level: 2, name: '‘탕후루’ 레시피가 없어요' })).toBeDefined();
    expect(document.activeElement).toBe(field);
    const foods = within(screen.getByRole('list', { name: '재료로 찾기' }));
    expect(foods.getAllByRole('button').map((chip) => chip.textContent)).toEqual(
      expect.arrayContaining(['두부', '고등어', '시금치']),
    );
    fireEvent.click(foods.getByRole('button', { name: '두부' }));
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
    expect(field.value).toBe('두부');
    expect(asked().at(-1)?.searchText).toBe('두부');
  });

  it('says why a search fails and searches again when asked to', async () => {
    const platform = fakePlatform();
    platform.answer(searchRecipes.path, () => fail(OFFLINE));
    await renderApp({ path: '/search?q=두부', platform });
    expect(await screen.findByText('Network Error')).toBeDefined();
    expect(screen.getByText('인터넷 연결을 확인해 주세요.')).toBeDefined();
    platform.answer(searchRecipes.path, () => ok([aHit('a')]));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
  });

  it('keeps what was found when more can not be loaded', async () => {
    const platform = fakePlatform();
    const page = Array.from({ length: 12 }, (_, place) => aHit(String(place + 1)));
    platform.answer(searchRecipes.path, () => ok(page));
    await renderApp({ path: '/search?q=두부', platform });
    const more = await screen.findByRole('button', { name: '더 보기' });
    platform.answer(searchRecipes.path, () => fail(OFFLINE));
    fireEvent.click(more);
    expect((await main().findByRole('alert')).textContent).toBe('더 불러오지 못했어요.');
    expect(main().getAllByRole('link')).toHaveLength(12);
    platform.answer(searchRecipes.path, () => ok([aHit('13')]));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: /요리 13/ })).toBeDefined();
  });

  it('clears the field and keeps the focus there', async () => {
    const { field, history } = await open('/search?q=두부', () => [aHit('a')]);
    fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(history.location.search).toBe(''));
    await waitFor(() => expect(main().queryByRole('link')).toBeNull());
  });
});

describe('the way back to the results of the search screen', () => {
  it('focuses the recipe that was open and not the field, which would scroll to the top', async () => {
    const { field, history } = await open('/search', () => [aHit('a'), aHit('b')]);
    type(field, '두부');
    fireEvent.click(await screen.findByRole('link', { name: /요리 b/ }));
    await waitFor(() => expect(history.location.pathname).toBe('/recipeDetail/b'));
    await screen.findByRole('heading', { level: 1 });
    act(() => history.go(-1));
    const link = await screen.findByRole('link', { name: /요리 b/ });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});

describe('the result list', () => {
  it('opens on Enter with the heading in focus, but not on the Enter that ends a syllable', async () => {
    const { field, history } = await open('/search', () => [aHit('a')]);
    type(field, '두부');
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
    expect(history.location.pathname).toBe('/search');
    submit(field);
    await waitFor(() => expect(history.location.pathname).toBe('/recipeResultList'));
    const heading = await screen.findByRole('heading', { level: 1, name: '‘두부’ 레시피' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
  });

  it('is found again on the way back from a recipe', async () => {
    const { history } = await open('/recipeResultList?q=두부', () => [aHit('a')]);
    fireEvent.click(await screen.findByRole('link', { name: /요리 a/ }));
    await waitFor(() => expect(history.location.pathname).toBe('/recipeDetail/a'));
    await act(() => history.go(-1));
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('두부');
  });
});

describe('recent searches', () => {
  const kept = () => JSON.parse(window.localStorage.getItem(STORED.searches) ?? '[]');

  it('are kept on this device, the newest first, each once', async () => {
    const { field } = await open('/recipeResultList', () => []);
    for (const text of ['두부', '새우', '두부']) {
      type(field, text);
      submit(field);
    }
    expect(kept()).toEqual(['두부', '새우']);
  });

  it('can be looked up, removed one by one and all at once', async () => {
    window.localStorage.setItem(STORED.searches, JSON.stringify(['두부', '새우', '미역']));
    const { field } = await open('/search', () => [aHit('a')]);
    fireEvent.click(screen.getByRole('button', { name: '새우 지우기' }));
    expect(kept()).toEqual(['두부', '미역']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '미역 지우기' }));
    fireEvent.click(screen.getByRole('button', { name: '미역' }));
    expect(field.value).toBe('미역');
    expect(await screen.findByRole('link', { name: /요리 a/ })).toBeDefined();
    type(field, '');
    fireEvent.click(await screen.findByRole('button', { name: '모두 지우기' }));
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('heading', { name: '최근 검색어' })).toBeNull();
  });

  it('are none when what is stored is broken', async () => {
    window.localStorage.setItem(STORED.searches, '{"a":1}');
    await open('/search');
    expect(screen.queryByRole('heading', { name: '최근 검색어' })).toBeNull();
  });
});
