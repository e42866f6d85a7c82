import { createShare, getMealPlan, listShares, type ShareWire, withdrawShare } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMealPlan } from '../../../testing/a-meal-plan.ts';
import { type FakePlatform, fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const NEW: ShareWire = {
  shareId: '2c8a9a0d-7b35-4c0f-9f5e-6a1d3c4b5e61',
  createdAt: '2025-11-20T06:20:00.000Z',
};
const OLD: ShareWire = {
  shareId: '91f1a7a4-13d5-4e86-9a0b-0d5f3b2c7e10',
  createdAt: '2025-11-18T22:05:00.000Z',
};
const DAY_LINK = `https://kkini.test/#/dailyMeals/${NEW.shareId}?date=2025-11-20`;
const REFUSAL = { ...OFFLINE, status: 409 };

/** A server that keeps the shares of one plan. */
function withShares(...present: readonly ShareWire[]): FakePlatform {
  const platform = fakePlatform();
  let shares = [...present];
  platform.answer(getMealPlan.path, () => ok(aMealPlan()));
  platform.answer(listShares.path, () => ok({ shares }));
  platform.answer(createShare.path, (request) => {
    const another = typeof request === 'object' && request !== null && Reflect.get(request, 'another');
    if (another || shares.length === 0) shares = [NEW, ...shares];
    return ok(shares[0]);
  });
  platform.answer(withdrawShare.path, (request) => {
    const gone = typeof request === 'object' && request !== null && Reflect.get(request, 'shareId');
    shares = shares.filter(({ shareId }) => shareId !== gone);
    return ok({ result: 'ok' });
  });
  return platform;
}

async function open(platform: FakePlatform, screenName = 'dailyMeals', locale: 'ko' | 'en' = 'ko') {
  const app = await renderApp({ path: `/${screenName}/${TEST_SURVEY_ID}`, platform, locale });
  const button = await screen.findByRole('button', { name: locale === 'ko' ? '공유하기' : 'Share' });
  button.focus();
  fireEvent.click(button);
  return { ...app, button };
}
const dialog = () => screen.findByRole('dialog', { name: '식단 공유하기' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const callsTo = (platform: FakePlatform, path: string) => platform.calls.filter((call) => call.path === path);

describe('sharing a plan', () => {
  it('says what others see, makes a link and copies it', async () => {
    const platform = withShares();
    const { button } = await open(platform);
    expect((await dialog()).textContent).toContain('건강 상태, 제외 재료, 각자 드실 양은 보이지 않아요');
    await press('링크 복사');
    expect(platform.copied).toEqual([DAY_LINK]);
    expect((await screen.findByText('링크를 복사했어요.')).closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '공유 링크' }).value).toBe(DAY_LINK);
    expect(DAY_LINK).not.toContain(TEST_SURVEY_ID);
    expect(callsTo(platform, createShare.path).map(({ request }) => request)).toEqual([
      { surveyId: TEST_SURVEY_ID, another: false },
    ]);
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('gives the week away by the same share', async () => {
    const platform = withShares(NEW);
    await open(platform, 'weeklyMeals');
    await press('링크 복사');
    expect(platform.copied).toEqual([`https://kkini.test/#/weeklyMeals/${NEW.shareId}`]);
  });

  it('offers the share sheet where the device has one', async () => {
    const platform = withShares(NEW);
    platform.ways.sheet = true;
    await open(platform);
    await press('다른 앱으로 보내기');
    const title = '[11월 20일 (목)] 식단';
    expect(platform.shared).toEqual([{ title, text: title, url: DAY_LINK }]);
    expect(screen.queryByRole('button', { name: '카카오톡으로 보내기' })).toBeNull();
  });

  it('sends a message where a messaging app is configured', async () => {
    const platform = withShares(NEW);
    platform.ways.messenger = 'takes';
    await open(platform);
    await press('카카오톡으로 보내기');
    await waitFor(() => expect(platform.sent).toHaveLength(1));
    expect(platform.sent[0]).toMatchObject({ objectType: 'list', headerLink: { webUrl: DAY_LINK } });
    expect(platform.sent[0]?.contents).toHaveLength(3);
    expect(platform.shared).toEqual([]);
  });

  it('keeps a press that comes while the messaging app still loads', async () => {
    const platform = withShares(NEW);
    platform.ways.messenger = 'takes';
    let finish = () => {};
    const loaded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { openMessenger } = platform;
    await open({ ...platform, openMessenger: () => loaded.then(openMessenger) });
    await press('카카오톡으로 보내기');
    const pressed = screen.getByRole('button', { name: '카카오톡으로 보내기' });
    await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'));
    expect(platform.sent).toEqual([]);
    finish();
    await waitFor(() => expect(platform.sent).toHaveLength(1));
    await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBeNull());
  });

  it('falls back on the link when the messaging app refuses', async () => {
    const platform = withShares(NEW);
    platform.ways.messenger = 'refuses';
    await open(platform);
    await press('카카오톡으로 보내기');
    await waitFor(() => expect(platform.shared).toHaveLength(1));
    expect(platform.shared[0]?.url).toBe(DAY_LINK);
    expect(await screen.findByText('링크를 복사했어요.')).toBeDefined();
  });

  it('speaks English too', async () => {
    await open(withShares(NEW), 'dailyMeals', 'en');
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeDefined();
    expect(
      screen.getByText(/They cannot see health conditions, foods you left out or anyone’s portions/),
    ).toBeDefined();
  });
});

describe('a link that was made', () => {
  it('is withdrawn after a question, and the focus stays with the links', async () => {
    const platform = withShares(OLD);
    await open(platform);
    const stop = '11월 19일 (수) 07:05에 만든 링크 공유 해제';
    await press(stop);
    expect(document.activeElement?.textContent).toContain('공유를 해제할까요?');
    await press('그대로 두기');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: stop }));
    expect(callsTo(platform, withdrawShare.path)).toEqual([]);
    await press(stop);
    await press('해제하기');
    expect(await screen.findByText('공유를 해제했어요.')).toBeDefined();
    expect(callsTo(platform, withdrawShare.path).map(({ request }) => request)).toEqual([
      { surveyId: TEST_SURVEY_ID, shareId: OLD.shareId },
    ]);
    expect(screen.getByText(/지금은 다른 사람이 이 식단을 볼 수 없어요/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '링크 복사' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '이 식단의 공유 링크' }));
  });

  it('stands beside another one, which is then the one that is sent', async () => {
    const platform = withShares(OLD);
    await open(platform);
    await press('새 링크 만들기');
    expect(await screen.findByText('새 링크를 만들었어요.')).toBeDefined();
    const links = within(await dialog()).getAllByRole('listitem');
    expect(links.map((link) => link.textContent?.includes('지금 보내는 링크예요'))).toEqual([true, false]);
    await press('링크 복사');
    expect(platform.copied).toEqual([DAY_LINK]);
  });

  it('counts as withdrawn when it was withdrawn elsewhere', async () => {
    const platform = withShares(OLD);
    await open(platform);
    await press('11월 19일 (수) 07:05에 만든 링크 공유 해제');
    platform.answer(withdrawShare.path, () => fail({ ...REFUSAL, code: 'shareNotFound' }));
    platform.answer(listShares.path, () => ok({ shares: [] }));
    await press('해제하기');
    expect(await screen.findByText('공유를 해제했어요.')).toBeDefined();
  });
});

describe('sharing that fails', () => {
  it('is refused without a connection', async () => {
    const platform = withShares();
    platform.plug(false);
    await open(platform);
    expect(await screen.findByText(/인터넷이 끊겨서 공유할 수 없어요/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(platform, createShare.path)).toEqual([]);
  });

  it('says why and tries again when asked to', async () => {
    const platform = withShares();
    platform.answer(createShare.path, () => fail(OFFLINE));
    await open(platform);
    const alert = within(await dialog()).findByRole('alert');
    expect((await alert).textContent).toContain('인터넷이 끊겨서 공유할 수 없어요');
    platform.answer(createShare.path, () => ok(OLD));
    platform.answer(listShares.path, () => ok({ shares: [OLD] }));
    await press('다시 시도');
    expect(await screen.findByRole('button', { name: '링크 복사' })).toBeDefined();
  });

  it('shows the new link that was made although its answer was lost, instead of making two', async () => {
    const platform = withShares(OLD);
    await open(platform);
    await screen.findByRole('button', { name: '링크 복사' });
    platform.answer(listShares.path, () => ok({ shares: [NEW, OLD] }));
    platform.answer(createShare.path, () => fail({ ...OFFLINE, mayBeDone: true }));
    await press('새 링크 만들기');
    await within(await dialog()).findByRole('alert');
    await press('새 링크 만들기');
    expect(await screen.findByText('새 링크를 만들었어요.')).toBeDefined();
    expect(within(await dialog()).getAllByRole('listitem')).toHaveLength(2);
    const another = callsTo(platform, createShare.path).filter(({ request }) =>
      Reflect.get(Object(request), 'another'),
    );
    expect(another).toHaveLength(1);
  });

  it('no longer speaks of a failed withdrawal when it is opened again', async () => {
    const platform = withShares(OLD);
    const { button } = await open(platform);
    await press('11월 19일 (수) 07:05에 만든 링크 공유 해제');
    platform.answer(withdrawShare.path, () => fail(OFFLINE));
    await press('해제하기');
    await within(await dialog()).findByRole('alert');
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(button);
    await screen.findByRole('button', { name: '링크 복사' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that there are too many links, and keeps those there are', async () => {
    const platform = withShares(OLD);
    await open(platform);
    await screen.findByRole('button', { name: '링크 복사' });
    platform.answer(createShare.path, () => fail({ ...REFUSAL, code: 'shareLimit' }));
    await press('새 링크 만들기');
    const alert = await within(await dialog()).findByRole('alert');
    expect(alert.textContent).toContain('공유 링크를 더 만들 수 없어요');
    expect(screen.getByRole('button', { name: '링크 복사' })).toBeDefined();
  });
});
