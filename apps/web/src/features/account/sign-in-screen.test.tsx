import { claimSurveys, login } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../platform/server/server-client.ts';
import {
  fakePlatform,
  holdNextCall,
  OFFLINE,
  signInPerson,
  TEST_PERSON,
  TEST_SURVEY_ID,
  TEST_TOKEN,
} from '../../testing/fake-platform.ts';
import { acknowledge, aStartedSurvey, openScreen, renderApp, toastText } from '../../testing/render-app.tsx';

const WELCOME = ok({ ...TEST_PERSON, access_token: TEST_TOKEN, token_type: 'bearer' });

const refused = (code: string, more: Partial<CallFailure> = {}) =>
  fail({ code, message: code, statusText: '', status: 400, ...more });

type Open = Partial<Parameters<typeof renderApp>[0]>;

async function open({ path = '/signIn', platform = fakePlatform(), ...rest }: Open = {}) {
  const app = await openScreen({ path, platform, ...rest });
  return { ...app, platform };
}

const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '이메일' });
const passwordField = () => screen.getByLabelText<HTMLInputElement>('비밀번호');
const fill = (email: string, password: string) => {
  fireEvent.change(emailField(), { target: { value: email } });
  fireEvent.change(passwordField(), { target: { value: password } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: '로그인' }));

describe('the sign-in', () => {
  it('asks for the e-mail address first, then for the password, and leads to the field', async () => {
    const { platform } = await open();
    submit();
    expect(await acknowledge()).toBe('이메일을 입력해 주세요.');
    expect(document.activeElement).toBe(emailField());
    fill('mina@example.com', '');
    submit();
    expect(await acknowledge()).toBe('비밀번호를 입력해 주세요.');
    expect(document.activeElement).toBe(passwordField());
    expect(platform.calls).toEqual([]);
  });

  it('leads a visitor who has gone elsewhere nowhere when its answer comes late', async () => {
    const platform = fakePlatform();
    const answer = holdNextCall(platform);
    const { history } = await open({ path: '/signIn?next=%2Fstep3', platform });
    fill('mina@example.com', 'long-enough');
    submit();
    act(() => history.push('/search'));
    await screen.findByRole('searchbox');
    await act(() => answer(WELCOME));
    await waitFor(() => expect(toastText()).toContain('민아'));
    expect(platform.signIn.isSignedIn()).toBe(true);
    expect(history.location.pathname).toBe('/search');
  });

  it('says it in English to the letter', async () => {
    await open({ locale: 'en' });
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    const read = async () => {
      const alert = await screen.findByRole('alertdialog');
      fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
      return alert.querySelector('div')?.textContent;
    };
    await press();
    expect(await read()).toBe('please enter your email');
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mina@example.com' } });
    await press();
    expect(await read()).toBe('please enter your password');
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong one' } });
    await press();
    expect(await read()).toBe('Check your connection.Network Error');
  });

  it('keeps the sign-in and goes to the start, once, however often it is submitted', async () => {
    const { platform, history } = await open({ path: '/signIn' });
    platform.answer(login.path, () => WELCOME);
    fill(' mina@example.com ', 'rice and soup');
    const form = passwordField().form;
    if (form) fireEvent.submit(form);
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(platform.calls.filter(({ path }) => path === login.path)).toEqual([
      { path: login.path, request: { username: 'mina@example.com', password: 'rice and soup' } },
    ]);
    const kept = ['token', 'email', 'name'].map((name) => window.localStorage.getItem(name));
    expect(kept).toEqual([TEST_TOKEN, 'mina@example.com', '민아']);
    expect(toastText()).toBe('민아님, 반가워요.');
    expect(await screen.findByRole('button', { name: '로그아웃' })).toBeDefined();
  });

  it('takes over the survey begun before and goes back to it with its answers', async () => {
    const survey = aStartedSurvey({ targets: ['parents'] });
    const { platform, history, store } = await open({ path: '/signIn?next=%2Fstep3', survey });
    platform.answer(login.path, () => WELCOME);
    platform.answer(claimSurveys.path, () => ok({ surveyIds: [TEST_SURVEY_ID] }));
    fill('mina@example.com', 'rice and soup');
    submit();
    await waitFor(() => expect(history.location.pathname).toBe('/step3'));
    expect(platform.calls.at(1)).toEqual({
      path: claimSurveys.path,
      request: { surveyIds: [TEST_SURVEY_ID] },
    });
    expect(store.getState().draft.targets).toEqual(['parents']);
  });

  it('shows nobody the answers of a survey that belongs to another account', async () => {
    const survey = aStartedSurvey({ targets: ['parents'] });
    const { platform, history, store } = await open({ survey });
    platform.answer(login.path, () => WELCOME);
    platform.answer(claimSurveys.path, () => ok({ surveyIds: [] }));
    fill('mina@example.com', 'rice and soup');
    submit();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(store.getState().surveyId).toBeNull();
    expect(window.localStorage.getItem('kkini.survey')).toBeNull();
  });

  it.each([
    [refused('loginFailed'), '로그인하지 못했어요. 다시 시도해 주세요.'],
    [fail(OFFLINE), '인터넷 연결을 확인해 주세요.Network Error'],
    [refused('tooManyAttempts', { waitSeconds: 840 }), '여러 번 시도했어요. 14분 뒤에 다시 시도해 주세요.'],
    [refused('busy', { waitSeconds: 2 }), '지금 이용하는 분이 많아요. 잠시 뒤에 다시 시도해 주세요.'],
    [refused('tooManyRequests', { waitSeconds: 41 }), '여러 번 시도했어요. 41초 뒤에 다시 시도해 주세요.'],
  ])('says why nobody was signed in and keeps what was typed: %#', async (answer, words) => {
    const { platform } = await open();
    platform.answer(login.path, () => answer);
    fill('mina@example.com', 'rice and stew');
    submit();
    expect(await acknowledge()).toBe(words);
    expect(document.activeElement).toBe(passwordField());
    expect(emailField().value).toBe('mina@example.com');
    expect(passwordField().value).toBe('rice and stew');
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('shows and hides the password', async () => {
    await open();
    expect(passwordField().type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(passwordField().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
    expect(passwordField().type).toBe('password');
  });

  it('tells the browser what belongs into the fields', async () => {
    await open();
    expect(emailField().autocomplete).toBe('username');
    expect(emailField().type).toBe('email');
    expect(passwordField().autocomplete).toBe('current-password');
  });

  it('only says that the messaging-app login is being prepared', async () => {
    const { platform } = await open();
    fireEvent.click(screen.getByRole('button', { name: '카카오로 시작하기' }));
    expect(await acknowledge()).toBe('카카오 로그인은 준비하고 있어요.');
    expect(platform.calls).toEqual([]);
  });

  it('leads to the sign-up, which knows the way back too, and from a forgotten password to the start', async () => {
    const { history } = await open({ path: '/signIn?next=%2Fstep3' });
    expect(screen.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).getAttribute('href')).toBe('/');
    fireEvent.click(screen.getByRole('link', { name: '회원가입' }));
    await waitFor(() => expect(history.location.pathname).toBe('/signUp'));
    expect(history.location.search).toBe('?next=%2Fstep3');
  });

  it('sends somebody who is signed in on to the screen asked for, never to another site', async () => {
    const { history } = await renderApp({
      path: `/signIn?next=${encodeURIComponent('//evil.example')}`,
      platform: signInPerson(fakePlatform()),
    });
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });
});
