import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findScreenHeading } from '../../testing/find-screen-heading.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../testing/render-app.tsx';

const SECTIONS = [
  ['대상', '/mealTarget'],
  ['식사 방법', '/mealCategory'],
  ['기간', '/step2'],
  ['외식 지역', '/area'],
  ['건강 상태', '/step3'],
  ['식사 스타일', '/step4'],
  ['빼는 재료', '/step5'],
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
  });

  it.each([
    ['/step4', 'next'],
    ['/step4?edit=1', 'change complete'],
  ])('is left at %s by a button that says %s in English', async (path, words) => {
    await renderApp({ path, survey: aStartedSurvey(), locale: 'en' });
    await findScreenHeading();
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
