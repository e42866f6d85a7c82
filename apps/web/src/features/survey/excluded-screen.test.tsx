import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStartedSurvey, renderApp } from '../../testing/render-app.tsx';

const field = () => screen.getByRole('combobox', { name: '재료 이름' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more });
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent?.replace('Enter로 추가', ''));
const open = async (excludedFoods: readonly string[] = []) => {
  const app = await renderApp({ path: '/step5', survey: aStartedSurvey({ excludedFoods }) });
  await screen.findByRole('heading', { name: '빼고 싶은 재료가 있나요?' });
  return app;
};

describe('food box', () => {
  it('matches beginnings up to two characters', async () => {
    await open();
    type('고');
    expect(rows()).toEqual(['고등어', '고추', '고수', '고구마']);
  });

  it('matches anywhere from three characters on', async () => {
    await open();
    type('프리카');
    expect(rows()).toEqual(['파프리카']);
  });

  it('matches the first syllable by a single initial consonant', async () => {
    await open();
    type('ㅎ');
    expect(rows()).toEqual(expect.arrayContaining(['홍합', '호두']));
    expect(rows().every((name) => name !== '새우')).toBe(true);
  });

  it('moves with arrows and takes the highlighted row on Enter', async () => {
    const { store } = await open();
    type('고');
    key('ArrowDown');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('고추');
    key('Enter');
    expect(store.getState().draft.excludedFoods).toEqual(['chili_pepper']);
    expect(field()).toHaveProperty('value', '');
  });

  it.each(['constructor', '__proto__', 'toString'])('takes any word for a food: %s', async (word) => {
    await open([word]);
    expect(screen.getByText(word)).toBeTruthy();
  });

  it('takes the first row on Enter, but not while a syllable is composed', async () => {
    const { store } = await open();
    type('고등');
    key('Enter', { isComposing: true });
    expect(store.getState().draft.excludedFoods).toEqual([]);
    key('Enter');
    expect(store.getState().draft.excludedFoods).toEqual(['mackerel']);
  });

  it('closes on Escape and removes the last chip on Backspace in the empty field', async () => {
    const { store } = await open(['shrimp', 'egg']);
    type('고');
    key('Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('');
    key('Backspace');
    expect(store.getState().draft.excludedFoods).toEqual(['shrimp']);
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
    const box = await screen.findByRole('combobox', { name: 'Name of a food' });
    fireEvent.change(box, { target: { value: 'Mackerel' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(store.getState().draft.excludedFoods).toEqual(['mackerel']);
  });

  it('takes words of the visitor through a row of their own, once', async () => {
    const { store } = await open();
    type('마라');
    expect(rows()).toEqual(['‘마라’ 그대로 빼기']);
    key('Enter');
    type('마라');
    key('Enter');
    expect(store.getState().draft.excludedFoods).toEqual(['마라']);
  });

  it('takes pasted words on one line, as the survey call does', async () => {
    const { store } = await open();
    type(' 마라\t소스 \u0007 ');
    expect(rows()).toEqual(['‘마라 소스’ 그대로 빼기']);
    key('Enter');
    expect(store.getState().draft.excludedFoods).toEqual(['마라 소스']);
  });

  it('offers related foods without choosing them', async () => {
    const { store } = await open();
    fireEvent.click(screen.getByRole('button', { name: '새우' }));
    expect(screen.getByRole('heading', { name: '함께 뺄까요?' })).toBeDefined();
    expect(store.getState().draft.excludedFoods).toEqual(['shrimp']);
    fireEvent.click(screen.getByRole('button', { name: '바닷가재' }));
    expect(store.getState().draft.excludedFoods).toEqual(['shrimp', 'lobster']);
  });

  it('moves the focus to the next chip when one is removed, at last to the field', async () => {
    await open(['shrimp', 'egg']);
    fireEvent.click(screen.getByRole('button', { name: '새우 지우기' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '달걀 지우기' }));
    fireEvent.click(screen.getByRole('button', { name: '달걀 지우기' }));
    expect(document.activeElement).toBe(field());
  });
});
