import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

async function open(screenName: 'dailyMeals' | 'weeklyMeals') {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': aMealPlan() });
  const broken = { current: false };
  const { openPaper } = platform;
  const breakable = {
    ...platform,
    openPaper: () => (broken.current ? Promise.reject(new Error('no connection')) : openPaper()),
  };
  await openScreen({ path: `/${screenName}/${TEST_SURVEY_ID}`, platform: breakable });
  return { platform, broken };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('saving a plan', () => {
  it('saves the day as a picture and as a document named by its date', async () => {
    const { platform } = await open('dailyMeals');
    press('이미지 저장');
    expect(await screen.findByText('파일을 저장했어요.')).toBeDefined();
    press('PDF 저장');
    await waitFor(() => expect(platform.files).toHaveLength(2));
    expect(platform.files.map(({ name, type }) => [name, type])).toEqual([
      ['끼니-2025-11-20.png', 'image/png'],
      ['끼니-2025-11-20.pdf', 'application/pdf'],
    ]);
  });

  it('saves the week named by its first and last date', async () => {
    const { platform } = await open('weeklyMeals');
    press('PDF 저장');
    await waitFor(() =>
      expect(platform.files.map(({ name }) => name)).toEqual(['끼니-2025-11-18_2025-11-24.pdf']),
    );
  });

  it('makes one file at a time and shows how far it is', async () => {
    const { platform } = await open('dailyMeals');
    press('PDF 저장');
    const making = screen.getByRole('button', { name: '파일을 만드는 중이에요, 0%' });
    expect(making.getAttribute('aria-busy')).toBe('true');
    press('이미지 저장');
    await screen.findByRole('button', { name: 'PDF 저장' });
    expect(platform.files.map(({ name }) => name)).toEqual(['끼니-2025-11-20.pdf']);
  });

  it('says when the file cannot be made and offers it again', async () => {
    const { platform, broken } = await open('dailyMeals');
    broken.current = true;
    press('PDF 저장');
    expect(await screen.findByText(/파일을 만들지 못했어요/)).toBeDefined();
    expect(platform.logged).toContain('the file could not be made');
    broken.current = false;
    press('PDF 저장');
    await waitFor(() => expect(platform.files).toHaveLength(1));
  });
});
