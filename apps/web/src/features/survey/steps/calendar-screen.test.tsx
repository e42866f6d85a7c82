import { ok } from '@kkini/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { aStartedSurvey, renderApp, toastText } from '../../../testing/render-app.tsx';

const NEW_ID = '0c8f0d52-5a2e-4d0e-9a56-3f3f1f0a7b10';
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const open = async (platform = fakePlatform(), startDate: string | null = null) => {
  const app = await renderApp({ path: '/step2', survey: aStartedSurvey({ startDate }), platform });
  await screen.findByRole('heading', { name: '언제부터 시작할까요?' });
  return app;
};

describe('calendar', () => {
  it('names days in Korean and refuses those before today', async () => {
    await open();
    expect(day('19, 11월 19일 수요일').disabled).toBe(true);
    expect(day('20 오늘, 11월 20일 목요일').disabled).toBe(false);
    expect(screen.getByText('2025년 11월')).toBeDefined();
    const weekdays = [...document.querySelectorAll('[data-weekday]')].map((name) => name.textContent);
    expect(weekdays.slice(0, 7)).toEqual(['일', '월', '화', '수', '목', '금', '토']);
  });

  it('highlights the seven days from the start, over the end of the week', async () => {
    await open();
    fireEvent.click(day('21, 11월 21일 금요일'));
    expect(day('21, 11월 21일 금요일, 시작일').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('button', { name: /식단 기간/ })).toHaveLength(6);
    expect(day('27, 11월 27일 목요일, 식단 기간')).toBeDefined();
    expect(screen.getByText('11월 21일 (금) – 27일 (목)')).toBeDefined();
  });

  it('shows the coming week on the last day of a month, and keeps the page for a day on it', async () => {
    const clock = { today: () => '2026-11-30', now: () => 0 };
    await open({ ...fakePlatform(), clock });
    const shown = [...document.querySelectorAll('[data-date]')].map((each) => each.getAttribute('data-date'));
    expect(shown).toHaveLength(14);
    expect([shown[0], shown.at(-1)]).toEqual(['2026-11-29', '2026-12-12']);
    fireEvent.click(day('오늘부터'));
    expect(screen.getAllByRole('button', { name: /식단 기간/ })).toHaveLength(6);
    fireEvent.click(day('3, 12월 3일 목요일, 식단 기간'));
    expect(screen.getByText('2026년 11월')).toBeDefined();
    fireEvent.click(day('다음 월요일'));
    expect(screen.getByText('2026년 12월')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /식단 기간/ })).toHaveLength(6);
  });

  it('is worked by the keyboard', async () => {
    await open();
    const today = day('20 오늘, 11월 20일 목요일');
    today.focus();
    fireEvent.keyDown(today, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(day('21, 11월 21일 금요일'));
    fireEvent.keyDown(day('21, 11월 21일 금요일'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(day('28, 11월 28일 금요일'));
    fireEvent.keyDown(day('28, 11월 28일 금요일'), { key: 'Home' });
    expect(document.activeElement).toBe(day('23, 11월 23일 일요일'));
    fireEvent.keyDown(day('23, 11월 23일 일요일'), { key: 'PageDown' });
    expect(document.activeElement).toBe(day('1, 12월 1일 월요일'));
    fireEvent.keyDown(day('1, 12월 1일 월요일'), { key: 'PageUp' });
    expect(document.activeElement).toBe(day('20 오늘, 11월 20일 목요일'));
  });

  it('leaves a key with a modifier to the browser', async () => {
    await open();
    const today = day('20 오늘, 11월 20일 목요일');
    today.focus();
    const notTaken = fireEvent.keyDown(today, { key: 'ArrowRight', altKey: true });
    expect(notTaken).toBe(true);
    expect(document.activeElement).toBe(today);
  });

  it('offers today, tomorrow and the next Monday', async () => {
    const { store } = await open();
    fireEvent.click(day('다음 월요일'));
    expect(store.getState().draft.startDate).toBe('2025-11-24');
    fireEvent.click(day('내일부터'));
    expect(store.getState().draft.startDate).toBe('2025-11-21');
  });

  it('asks for a date, also when the kept one has passed', async () => {
    await open(fakePlatform(), '2025-11-01');
    fireEvent.click(day('다음'));
    expect(toastText()).toBe('식단이 필요한 날짜를 선택해 주세요!');
  });

  it('asks again for a day that has passed while the screen was open', async () => {
    let today = '2025-11-20';
    const { history } = await open({ ...fakePlatform(), clock: { today: () => today, now: () => 0 } });
    fireEvent.click(day('오늘부터'));
    today = '2025-11-21';
    fireEvent.click(day('다음'));
    expect(toastText()).toBe('식단이 필요한 날짜를 선택해 주세요!');
    expect(history.location.pathname).toBe('/step2');
  });

  it.each([
    ['14:59', null],
    ['15:00', /^오늘 아침과 점심은 이미 지났어요/],
    ['21:00', /^오늘 세 끼는 모두 지났어요/],
  ])('says which meals of today have passed at %s, and nothing of another day', async (time, words) => {
    const now = () => Date.parse(`2025-11-20T${time}:00+09:00`);
    await open({ ...fakePlatform(), clock: { today: () => '2025-11-20', now } });
    const visible = () => screen.queryByText(/지났어요/)?.textContent ?? null;
    fireEvent.click(day('오늘부터'));
    expect(visible()).toEqual(words === null ? null : expect.stringMatching(words));
    fireEvent.click(day('내일부터'));
    expect(visible()).toBeNull();
  });

  it('goes on and says so when the answer cannot be stored', async () => {
    const platform = fakePlatform();
    const { history } = await open(platform, '2025-11-21');
    platform.failUpdates('down');
    fireEvent.click(day('다음'));
    await waitFor(() => expect(toastText()).toBe('데이터 업데이트 중 오류가 발생했습니다.'));
    expect(history.location.pathname).toBe('/step3');
  });

  it('stores all answers anew when the survey has been deleted elsewhere', async () => {
    const platform = fakePlatform();
    const { history, store } = await open(platform, '2025-11-21');
    store.answer({ targets: ['parents'] });
    platform.failUpdates('surveyNotFound');
    platform.answer('/functions/v1/upsert-survey', () => ok({ lastInsertId: NEW_ID }));
    fireEvent.click(day('다음'));
    await waitFor(() => expect(store.getState()).toMatchObject({ surveyId: NEW_ID, started: true }));
    expect(history.location.pathname).toBe('/step3');
    const { request } = platform.calls.at(-1) ?? {};
    expect(request).toMatchObject({ step1: ['부모님'], dates: '2025-11-21' });
    expect(request).not.toHaveProperty('id');
  });
});
