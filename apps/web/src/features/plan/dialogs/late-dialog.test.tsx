import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlanWithToday } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';
import { PLAN_DIALOGS } from './late-dialog.tsx';

/**
 * Opens a day whose dialog script is not loaded yet and presses a button. Returns a function that ends the request for the script.
 */
async function pressBeforeTheScript() {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': aPlanWithToday({}) });
  await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
  const { part } = PLAN_DIALOGS;
  PLAN_DIALOGS.part = null;
  let endRequest = () => {};
  const request = new Promise<void>((resolve) => {
    endRequest = resolve;
  });
  vi.spyOn(PLAN_DIALOGS, 'bring').mockReturnValue(request);
  fireEvent.click(screen.getByRole('button', { name: '점심 메뉴 바꾸기' }));
  expect(screen.getByRole('dialog', { name: '불러오는 중이에요' })).toBeDefined();
  return async (comes: boolean) => {
    if (comes) PLAN_DIALOGS.part = part;
    await act(async () => endRequest());
  };
}

describe('a dialog whose script is slow', () => {
  let { part } = PLAN_DIALOGS;
  beforeEach(async () => {
    await PLAN_DIALOGS.bring();
    part = PLAN_DIALOGS.part;
  });
  afterEach(() => {
    PLAN_DIALOGS.part = part;
    vi.restoreAllMocks();
  });

  it('opens empty at once, and shows its content when that has come', async () => {
    const end = await pressBeforeTheScript();
    await end(true);
    expect(screen.getByRole('dialog', { name: '점심을 무엇으로 바꿀까요?' })).toBeDefined();
  });

  it('closes and says so when its content does not come', async () => {
    const end = await pressBeforeTheScript();
    await end(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('창을 열지 못했어요. 다시 눌러 주세요.')).toBeDefined();
  });
});
