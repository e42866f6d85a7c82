import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../messages/locale.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp, toastText } from '../../testing/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = async (path: string, title: string, locale: Locale = 'ko') => {
  const app = await renderApp({ path, survey: aStartedSurvey(COMPLETE_ANSWERS), locale });
  await heading(title);
  return app;
};
/** The names in a group: each is the start of its button's or label's text. */
const expectNames = (group: HTMLElement, role: 'button' | 'radio', names: string) => {
  const wanted = names.split(', ');
  const shown = within(group)
    .getAllByRole(role)
    .map((each) => (each.closest('label') ?? each).textContent ?? '');
  expect(shown).toHaveLength(wanted.length);
  for (const name of wanted) expect(shown.filter((text) => text.startsWith(name))).toHaveLength(1);
};

describe('what the survey offers', () => {
  it('are the five targets, of which several may be chosen', async () => {
    const { store } = await open('/mealTarget', '누구의 끼니인가요?');
    expectNames(screen.getByRole('group', { name: '대상' }), 'button', '본인, 부모님, 배우자, 자녀, 동료');
    press('자녀');
    expect(store.getState().draft.targets).toEqual(['parents', 'child']);
    press('부모님');
    expect(store.getState().draft.targets).toEqual(['child']);
  });

  it('are seven styles for each of the three meal times', async () => {
    await open('/mealCategory', '끼니마다 어떻게 드시나요?');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent?.slice(0, 2))).toEqual(['아침', '점심', '저녁']);
    for (const [index, tab] of tabs.entries()) {
      fireEvent.click(tab);
      const time = ['아침', '점심', '저녁'][index];
      const group = screen.getByRole('radiogroup', { name: `${time} 식사 방법` });
      expectNames(group, 'radio', '공복, 요리레시피, 간편레시피, 밀키트, 식당, 편의점, 도시락');
    }
  });

  it('are meal times as tabs with one panel, moved among by arrows, Home and End', async () => {
    await open('/mealCategory', '끼니마다 어떻게 드시나요?');
    const selected = () => screen.getByRole('tab', { selected: true });
    const press = (key: string, more = {}) => fireEvent.keyDown(selected(), { key, ...more });
    for (const [key, time] of [
      ['End', '저녁'],
      ['ArrowRight', '아침'],
      ['ArrowLeft', '저녁'],
      ['Home', '아침'],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(selected());
      expect(selected().textContent?.slice(0, 2)).toBe(time);
      expect(screen.getByRole('tabpanel', { name: new RegExp(`^${time}`) }).id).toBe(
        selected().getAttribute('aria-controls'),
      );
    }
    expect(press('ArrowRight', { altKey: true })).toBe(true);
    expect(selected().textContent?.slice(0, 2)).toBe('아침');
  });

  it('leaves a radio with a modifier to the browser', async () => {
    await open('/mealCategory', '끼니마다 어떻게 드시나요?');
    const [first] = screen.getAllByRole('radio');
    first?.focus();
    expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight', altKey: true })).toBe(
      true,
    );
    expect(document.activeElement).toBe(first);
  });

  it('are the health conditions', async () => {
    await open('/health', '관리 중인 질환이 있나요?');
    const group = document.querySelector('fieldset') ?? document.body;
    expectNames(group, 'button', '당뇨, 통풍, 고혈압, 비만, 고지혈증, 심장질환, 갑상선, 간질환');
  });

  it('are the eight eating styles, of which several may be chosen', async () => {
    const { store } = await open('/eatingHabits', '어떤 식사를 좋아하시나요?');
    expectNames(
      screen.getByRole('group', { name: '식사 스타일' }),
      'button',
      '일반식, 다이어트, 채식, 근육증가, 글루텐프리, 저당, 저염, 저탄수화물',
    );
    press(/^채식/);
    press(/^저당/);
    expect(store.getState().draft.eatingStyles).toEqual(['vegetarian', 'lowSugar']);
  });

  it.each([
    ['ko', '빼고 싶은 재료가 있나요?', '새우, 달걀, 견과류, 땅콩, 홍합, 굴, 호두, 키위, 고등어, 설탕'],
    [
      'en',
      'Anything to leave out?',
      'shrimp, egg, nuts, peanut, mussel, oyster, walnut, kiwi, mackerel, sugar',
    ],
  ] as const)('are the ten frequent foods to leave out (%s)', async (locale, title, names) => {
    await open('/excludedIngredients', title, locale);
    const section = screen.getByRole('button', { name: names.split(', ')[0] ?? '' }).closest('section');
    expectNames(section ?? document.body, 'button', names);
  });
});

describe('health, eating style and foods to leave out', () => {
  it('need no answer', async () => {
    const { history } = await open('/step3', '관리 중인 질환이 있나요?');
    press('다음');
    await heading('어떤 식사를 좋아하시나요?');
    press('다음');
    await heading('빼고 싶은 재료가 있나요?');
    press('다음');
    await heading('이대로 만들까요?');
    expect(history.location.pathname).toBe('/inputCheck');
    expect(toastText()).toBe('');
  });
});
