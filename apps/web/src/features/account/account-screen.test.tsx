import { changePassword, deleteAccount, exportAccount } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform, OFFLINE, signInPerson } from '../../testing/fake-platform.ts';
import { acknowledge, aStartedSurvey, renderApp } from '../../testing/render-app.tsx';

async function open() {
  const platform = signInPerson(fakePlatform());
  const survey = aStartedSurvey({ targets: ['parents'] });
  const app = await renderApp({ path: '/account', platform, survey });
  await screen.findByRole('heading', { level: 1, name: '내 계정' });
  return { ...app, platform };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const WRONG = fail({
  code: 'wrongPassword',
  message: '',
  statusText: '',
  status: 403,
  fields: ['currentPassword', 'password'],
});

describe('the account', () => {
  it('says who is signed in', async () => {
    await open();
    expect(screen.getByText('민아')).toBeDefined();
    expect(screen.getByText('mina@example.com')).toBeDefined();
  });

  it('gets another password after the present one', async () => {
    const { platform } = await open();
    const said: string[] = [];
    for (const [label, value] of [
      ['현재 비밀번호', 'rice and soup'],
      ['새 비밀번호', 'soup and rice'],
      ['새 비밀번호 확인', 'soup and rise'],
    ] as const) {
      press('비밀번호 바꾸기');
      said.push(await acknowledge());
      type(label, value);
    }
    expect(said).toEqual([
      '현재 비밀번호를 입력해 주세요.',
      '새 비밀번호를 입력해 주세요.',
      '새 비밀번호를 한 번 더 입력해 주세요.',
    ]);
    press('비밀번호 바꾸기');
    expect(screen.getByText('비밀번호가 서로 달라요.')).toBeDefined();
    type('새 비밀번호 확인', 'soup and rice');
    platform.answer(changePassword.path, () => WRONG);
    press('비밀번호 바꾸기');
    expect(await acknowledge()).toBe('비밀번호를 바꾸지 못했어요. 다시 시도해 주세요.');
    expect(document.activeElement).toBe(screen.getByLabelText('현재 비밀번호'));
    expect(screen.getByText('비밀번호가 맞지 않아요.')).toBeDefined();
    platform.answer(changePassword.path, () => ok({ result: 'ok' }));
    press('비밀번호 바꾸기');
    expect(
      await screen.findByText('비밀번호를 바꿨어요. 다른 기기에서는 다시 로그인해 주세요.'),
    ).toBeDefined();
    expect(platform.calls.at(-1)?.request).toEqual({
      currentPassword: 'rice and soup',
      newPassword: 'soup and rice',
    });
    expect(screen.getByLabelText<HTMLInputElement>('새 비밀번호').value).toBe('');
  });

  it('is handed out as a file', async () => {
    const { platform } = await open();
    platform.answer(exportAccount.path, () => ok(exportAccount.example.reply));
    press('파일로 받기');
    expect(await screen.findByText('파일을 저장했어요.')).toBeDefined();
    const [file] = platform.files;
    expect(file?.name).toBe('kkini-2025-11-20.json');
    expect(JSON.parse((await file?.text()) ?? '')).toEqual(exportAccount.example.reply);
  });

  it('says when the file could not be made', async () => {
    const { platform } = await open();
    platform.answer(exportAccount.path, () => fail(OFFLINE));
    press('파일로 받기');
    expect(await screen.findByText('인터넷 연결을 확인해 주세요.')).toBeDefined();
    expect(platform.files).toEqual([]);
  });

  it('is deleted with its password after being told what is lost, and nothing stays on the device', async () => {
    const { platform, history, store } = await open();
    press('탈퇴하기');
    const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    expect(dialog.getByText('설문 답변과 건강 정보')).toBeDefined();
    const remove = () => fireEvent.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    remove();
    expect(await acknowledge()).toBe('비밀번호를 입력해 주세요.');
    type('본인 확인을 위해 비밀번호를 입력해 주세요', 'rice and stew');
    platform.answer(deleteAccount.path, () => WRONG);
    remove();
    expect(await acknowledge()).toBe('탈퇴하지 못했어요. 다시 시도해 주세요.');
    expect(dialog.getByText('비밀번호가 맞지 않아요.')).toBeDefined();
    expect(platform.signIn.isSignedIn()).toBe(true);
    type('본인 확인을 위해 비밀번호를 입력해 주세요', 'rice and soup');
    platform.answer(deleteAccount.path, () => ok({ result: 'ok' }));
    remove();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(await screen.findByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.')).toBeDefined();
    expect(Object.keys(window.localStorage)).toEqual(['kkini.preferences']);
    expect(store.getState().surveyId).toBeNull();
  });

  it('closes only the message on Escape, not the box behind it', async () => {
    await open();
    press('탈퇴하기');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '탈퇴하기' }));
    await screen.findByRole('alertdialog');
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
