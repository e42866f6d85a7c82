import { register } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../platform/server/server-client.ts';
import { fakePlatform, OFFLINE } from '../../testing/fake-platform.ts';
import { acknowledge, renderApp } from '../../testing/render-app.tsx';

const LABELS = { email: '이메일', password: '비밀번호', confirm: '비밀번호 확인', name: '이름' };
type Field = keyof typeof LABELS;

async function open(path = '/signUp') {
  const platform = fakePlatform();
  const app = await renderApp({ path, platform });
  await screen.findByRole('heading', { level: 1, name: /처음 오셨군요/ });
  return { ...app, platform };
}

const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const type = (name: Field, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '가입하기' }));
const GOOD = { email: 'mina@example.com', password: 'rice and soup', confirm: 'rice and soup', name: '민아' };
const fillAll = (values: Partial<Record<Field, string>> = {}) => {
  for (const [name, value] of Object.entries({ ...GOOD, ...values })) type(name as Field, value);
};

const refused = (code: string, more: Partial<CallFailure> = {}) =>
  fail({ code, message: code, statusText: '', status: 400, ...more });

/** The message below a field. */
const under = (name: Field) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).at(-1);
};

describe('the sign-up', () => {
  it('checks e-mail, password, confirmation and name in this order, each with an alert that leads to its field', async () => {
    const { platform } = await open();
    const said: string[] = [];
    for (const name of ['email', 'password', 'confirm', 'name'] as const) {
      submit();
      said.push(await acknowledge());
      expect(document.activeElement).toBe(field(name));
      expect(under(name)).toBe(said.at(-1));
      type(name, name === 'confirm' ? 'another one' : GOOD[name]);
      expect(field(name).getAttribute('aria-invalid')).toBeNull();
    }
    expect(said).toEqual([
      '이메일을 입력해 주세요.',
      '비밀번호를 입력해 주세요.',
      '비밀번호를 한 번 더 입력해 주세요.',
      '이름을 입력해 주세요.',
    ]);
    submit();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(under('confirm')).toBe('비밀번호가 서로 달라요.');
    expect(document.activeElement).toBe(field('confirm'));
    expect(platform.calls).toEqual([]);
  });

  it('takes an alert back when the field is filled in all the same, as a browser may do by itself', async () => {
    await open();
    submit();
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    type('email', GOOD.email);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('email').getAttribute('aria-invalid')).toBeNull();
  });

  it.each(['confirm', 'password'] as const)('takes the difference back when %s is edited', async (name) => {
    await open();
    fillAll({ confirm: 'another one' });
    submit();
    expect(field('confirm').getAttribute('aria-invalid')).toBe('true');
    type(name, 'yet another one');
    expect(field('confirm').getAttribute('aria-invalid')).toBeNull();
  });

  it('opens the account, says so and leads to the sign-in with the e-mail address filled in', async () => {
    const { platform, history } = await open('/signUp?next=%2FmyPlans');
    platform.answer(register.path, () => ok({ email: GOOD.email, name: GOOD.name }));
    fillAll({ name: ' 민아 ' });
    submit();
    expect(await acknowledge()).toBe('환영해요! 가입한 계정으로 로그인해 주세요.');
    await waitFor(() => expect(history.location.pathname).toBe('/signIn'));
    expect(history.location.search).toBe('?next=%2FmyPlans');
    expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe('mina@example.com');
    const { email, password, name } = GOOD;
    expect(platform.calls).toEqual([{ path: register.path, request: { email, password, name } }]);
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it.each([
    [refused('emailTaken', { fields: ['email'] }), 'email', '이미 가입한 이메일이에요.'],
    [refused('invalidRequest', { fields: ['email'] }), 'email', '이메일 주소를 다시 확인해 주세요.'],
    [
      refused('invalidRequest', { fields: ['password'] }),
      'password',
      '비밀번호는 8자 이상, 너무 길지 않게 정해 주세요.',
    ],
    [refused('invalidRequest', { fields: ['name'] }), 'name', '이름은 50자까지 쓸 수 있어요.'],
  ] as const)('says under the field what the server found wrong: %#', async (answer, name, words) => {
    const { platform } = await open();
    platform.answer(register.path, () => answer);
    fillAll();
    submit();
    expect(await acknowledge()).toBe('가입하지 못했어요. 다시 시도해 주세요.');
    expect(under(name)).toBe(words);
    expect(document.activeElement).toBe(field(name));
    type(name, 'something else');
    expect(field(name).getAttribute('aria-invalid')).toBeNull();
  });

  it('leads to the sign-in where an account may be open already, because the first answer was lost', async () => {
    const { platform, history } = await open();
    platform.answer(register.path, () => fail({ ...OFFLINE, mayBeDone: true }));
    fillAll();
    submit();
    await acknowledge();
    platform.answer(register.path, () => refused('emailTaken', { fields: ['email'] }));
    submit();
    expect(await acknowledge()).toBe('앞서 연결이 끊겼을 때 이미 가입됐을 수 있어요. 로그인해 보세요.');
    await waitFor(() => expect(history.location.pathname).toBe('/signIn'));
    expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe(GOOD.email);
  });

  it('says how long to wait after too many accounts', async () => {
    const { platform } = await open();
    platform.answer(register.path, () => refused('tooManyAttempts', { waitSeconds: 3000 }));
    fillAll();
    submit();
    expect(await acknowledge()).toBe('여러 번 시도했어요. 50분 뒤에 다시 시도해 주세요.');
  });

  it('tells the browser that the passwords are new ones', async () => {
    await open();
    expect(field('password').autocomplete).toBe('new-password');
    expect(field('confirm').autocomplete).toBe('new-password');
    expect(field('name').autocomplete).toBe('name');
  });

  it('uses the English words of the specification', async () => {
    const platform = fakePlatform();
    await renderApp({ path: '/signUp', platform, locale: 'en' });
    const labels = { email: 'Email', password: 'Password', confirm: 'Confirm password', name: 'Name' };
    const write = async (name: Field, value: string) =>
      fireEvent.change(await screen.findByLabelText(labels[name]), { target: { value } });
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    const read = async () => {
      const alert = await screen.findByRole('alertdialog');
      fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
      return alert.querySelector('div')?.textContent;
    };
    for (const name of ['email', 'password', 'confirm'] as const) await write(name, GOOD[name]);
    press();
    expect(await read()).toBe('please enter your name');
    await write('name', 'Mina');
    await write('confirm', 'another one');
    press();
    expect(screen.getByText('passwords do not match')).toBeDefined();
    await write('confirm', GOOD.confirm);
    platform.answer(register.path, () => refused('internal'));
    press();
    expect(await read()).toBe('error, please try again');
    platform.answer(register.path, () => ok({ email: GOOD.email, name: 'Mina' }));
    press();
    expect(await read()).toBe('welcome, log in with the account you registered');
  });
});
