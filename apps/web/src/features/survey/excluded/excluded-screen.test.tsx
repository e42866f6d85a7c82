import type { ExclusionReadingWire } from '@kkini/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerFoods, LIST_FOODS } from '../../../testing/a-reading.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, renderApp } from '../../../testing/render-app.tsx';

const field = () => screen.getByRole('combobox', { name: '재료 이름' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more });
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent?.replace('Enter로 추가', ''));
const open = async (
  excludedFoods: readonly string[] = [],
  readings: readonly ExclusionReadingWire[] = [],
) => {
  const platform = answerFoods(fakePlatform(), readings);
  const app = await renderApp({ path: '/step5', survey: aStartedSurvey({ excludedFoods }), platform });
  await screen.findByRole('heading', { name: '빼고 싶은 재료가 있나요?' });
  await waitFor(() => expect(platform.calls.map(({ path }) => path)).toContain(LIST_FOODS));
  const excluded = () => app.store.getState().draft.excludedFoods;
  return { ...app, excluded };
};

describe('food box', () => {
  it('matches beginnings up to two characters', async () => {
    await open();
    type('고');
    expect(rows()).toEqual(['고추', '고등어', '‘고’ 그대로 빼기']);
  });

  it('matches anywhere from three characters on', async () => {
    await open();
    type('프리카');
    expect(rows()).toEqual(['‘프리카’ 그대로 빼기', '파프리카']);
  });

  it('matches the first syllable by a single initial consonant', async () => {
    const { excluded } = await open();
    type('ㅎ');
    expect(rows()).toEqual(['홍합', '호두', '‘ㅎ’ 그대로 빼기']);
    key('Enter');
    expect(excluded()).toEqual(['mussel']);
  });

  it('moves with arrows and takes the highlighted row on Enter', async () => {
    const { excluded } = await open();
    type('고');
    key('ArrowDown');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('고등어');
    key('Enter');
    expect(excluded()).toEqual(['mackerel']);
    expect(field()).toHaveProperty('value', '');
  });

  it.each(['생선', '쌀', '간', '김', '배', '감', ' 생 선 '])('takes the name %s for itself', async (name) => {
    const { excluded } = await open();
    type(name);
    expect(rows()[0]).toMatch(new RegExp(`^${name.trim()}`));
    key('Enter');
    expect(excluded()).toEqual([name.trim()]);
  });

  it('takes another name as it was typed, so that it means all that it may mean', async () => {
    const { excluded } = await open();
    type('계란');
    expect(rows()).toEqual(['계란달걀']);
    key('Enter');
    expect(excluded()).toEqual(['계란']);
  });

  it('takes what no name begins with as it was typed', async () => {
    const { excluded } = await open();
    type('등어');
    key('Enter');
    expect(excluded()).toEqual(['등어']);
  });

  it('takes a text as it was typed while the foods are on their way', async () => {
    const { store } = await renderApp({ path: '/step5', survey: aStartedSurvey() });
    await screen.findByRole('heading', { name: '빼고 싶은 재료가 있나요?' });
    type('고등');
    expect(rows()).toEqual(['‘고등’ 그대로 빼기', '고등어']);
    key('Enter');
    expect(store.getState().draft.excludedFoods).toEqual(['고등']);
  });

  it.each(['constructor', '__proto__', 'toString'])('takes any word for a food: %s', async (word) => {
    await open([word]);
    expect(screen.getByText(word)).toBeTruthy();
  });

  it('takes the first row on Enter, but not while a syllable is composed', async () => {
    const { excluded } = await open();
    type('고등');
    key('Enter', { isComposing: true });
    key('Enter', { keyCode: 229 });
    expect(excluded()).toEqual([]);
    key('Enter');
    key('Enter');
    expect(excluded()).toEqual(['mackerel']);
  });

  it('closes on Escape and removes the last chip on Backspace in the empty field', async () => {
    const { excluded } = await open(['shrimp', 'egg']);
    type('고');
    key('Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('');
    key('Backspace');
    expect(excluded()).toEqual(['shrimp']);
  });

  it('leaves chosen foods out of the rows and of the frequent ones', async () => {
    await open(['mackerel']);
    type('고');
    expect(rows()).not.toContain('고등어');
    expect(screen.queryByRole('button', { name: '고등어' })).toBeNull();
    expect(screen.getByRole('button', { name: '고등어 지우기' })).toBeDefined();
  });

  it('takes a chosen food that is typed again for nothing, not for one with a longer name', async () => {
    const survey = aStartedSurvey({ excludedFoods: ['mackerel'] });
    const { store } = await renderApp({ path: '/step5', survey, locale: 'en' });
    const box = await screen.findByRole('combobox', { name: 'Food name' });
    fireEvent.change(box, { target: { value: 'Mackerel' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(store.getState().draft.excludedFoods).toEqual(['mackerel']);
  });

  it('takes words of the visitor through a row of their own, once', async () => {
    const { excluded } = await open();
    type('마라');
    expect(rows()).toEqual(['‘마라’ 그대로 빼기']);
    key('Enter');
    type('마라');
    key('Enter');
    expect(excluded()).toEqual(['마라']);
  });

  it('offers related foods without choosing them', async () => {
    const { excluded } = await open();
    fireEvent.click(screen.getByRole('button', { name: '새우' }));
    expect(screen.getByRole('heading', { name: '함께 뺄까요?' })).toBeDefined();
    expect(excluded()).toEqual(['shrimp']);
    fireEvent.click(screen.getByRole('button', { name: '바닷가재' }));
    expect(excluded()).toEqual(['shrimp', 'lobster']);
  });

  it('moves the focus to the next chip when one is removed, at last to the field', async () => {
    await open(['shrimp', 'egg']);
    fireEvent.click(screen.getByRole('button', { name: '새우 지우기' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '달걀 지우기' }));
    fireEvent.click(screen.getByRole('button', { name: '달걀 지우기' }));
    expect(document.activeElement).toBe(field());
  });

  it('leaves out what stands in the field when the visitor goes on', async () => {
    const { excluded, history } = await open();
    type('마라');
    fireEvent.click(screen.getByRole('button', { name: '다음' }));
    await waitFor(() => expect(history.location.pathname).toBe('/inputCheck'));
    expect(excluded()).toEqual(['마라']);
  });

  it('asks for the foods ahead while the visitor answers other questions', async () => {
    const platform = answerFoods(fakePlatform());
    await renderApp({ path: '/step4', survey: aStartedSurvey(), platform });
    await screen.findByRole('heading', { name: '어떤 식사를 좋아하시나요?' });
    expect(platform.calls).toEqual([]);
    platform.rest();
    await waitFor(() => expect(platform.calls.map(({ path }) => path)).toEqual([LIST_FOODS]));
  });
});

describe('a list of foods', () => {
  it.each([
    ['새우, 땅콩 / 마라;쌀', ['shrimp', 'peanut', '마라', '쌀']],
    ['- 새우\n- 마라 소스\t쌀\r\n', ['shrimp', '마라 소스', '쌀']],
    ['햄·소시지', ['processed_meat']],
    ['1. 새우\n2. 햄·간', ['shrimp', '햄', '간']],
  ])('is cut where its foods clearly end: %j', async (text, foods) => {
    const { excluded } = await open();
    paste(text);
    if (foods.length === 1) {
      type(text);
      key('Enter');
    }
    expect(excluded()).toEqual(foods);
    expect(field()).toHaveProperty('value', '');
  });

  it('is added on Enter when it is typed, and it is said how much of it', async () => {
    const { excluded } = await open(['shrimp']);
    type('새우, 마라, 쌀 과자, \u0007');
    expect(rows()).toEqual(['3가지 모두 빼기: ‘새우’, ‘마라’, ‘쌀 과자’']);
    key('Enter');
    expect(excluded()).toEqual(['shrimp', '마라', '쌀 과자']);
    const [said] = screen.getAllByText('2가지를 넣었어요. 1가지는 이미 있어요.');
    expect(said).toBeDefined();
  });

  it('of any length is taken whole, and said politely', async () => {
    const { excluded } = await open();
    const foods = Array.from({ length: 60 }, (_, index) => `재료이름이아주긴것${index}`);
    paste(foods.join('\n'));
    expect(excluded()).toEqual(foods);
    const said = screen.getAllByText(/60가지를 넣었어요/);
    expect(said.some((words) => words.getAttribute('aria-live') === 'polite')).toBe(true);
  });

  it('of more than a hundred foods stays in the field, with a word why', async () => {
    const { excluded } = await open(['shrimp']);
    const foods = Array.from({ length: 100 }, (_, index) => `재료${index}`);
    paste(foods.join('\n'));
    expect(excluded()).toEqual(['shrimp']);
    expect(field()).toHaveProperty('value', foods.join(', '));
    expect(screen.getByRole('alert').textContent).toContain('100가지까지 넣을 수 있는데 101가지예요');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('with more than 4000 characters in all stays in the field, with a word why', async () => {
    const { excluded } = await open(['shrimp']);
    paste(Array.from({ length: 11 }, (_, at) => `${at}`.padEnd(390, '가')).join('\n'));
    expect(excluded()).toEqual(['shrimp']);
    expect(screen.getByRole('alert').textContent).toContain('모두 합쳐 4000자까지');
  });

  it('with an entry of more than 400 characters stays in the field, with a word why', async () => {
    const { excluded, history } = await open();
    const long = '가'.repeat(401);
    type(long);
    expect(screen.getByRole('alert').textContent).toContain('400자까지');
    key('Enter');
    fireEvent.click(screen.getByRole('button', { name: '다음' }));
    expect(excluded()).toEqual([]);
    expect(field()).toHaveProperty('value', long);
    expect(history.location.pathname).toBe('/step5');
    type('가'.repeat(400));
    key('Enter');
    expect(excluded()).toEqual(['가'.repeat(400)]);
  });
});
