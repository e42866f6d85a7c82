import { expect, type Page } from '@playwright/test';

export type TestPerson = { readonly email: string; readonly password: string; readonly name: string };

/** A unique person, so that journeys can run in parallel. */
export function aPerson(): TestPerson {
  return { email: `mina-${crypto.randomUUID()}@example.com`, password: 'rice and soup', name: '민아' };
}

/** Sign-up, sign-in, my plans and the account, by the texts a visitor reads. */
export class AccountScreens {
  constructor(private readonly page: Page) {}

  /** Registers an account; ends on the sign-in with the e-mail address filled in. */
  async signUp({ email, password, name }: TestPerson): Promise<void> {
    await this.page.getByRole('link', { name: '회원가입' }).click();
    await this.heading('처음 오셨군요, 환영해요');
    await this.page.getByLabel('이메일').fill(email);
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.page.getByLabel('비밀번호 확인', { exact: true }).fill(password);
    await this.page.getByLabel('이름').fill(name);
    await this.page.getByRole('button', { name: '가입하기' }).click();
    await this.acknowledge('환영해요! 가입한 계정으로 로그인해 주세요.');
    await this.heading('다시 만나서 반가워요');
    await expect(this.page.getByLabel('이메일')).toHaveValue(email);
  }

  async signIn({ password }: Pick<TestPerson, 'password'>): Promise<void> {
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: '로그인' }).click();
    await expect(this.page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  }

  /** The token of this browser's sign-in. */
  async token(): Promise<string> {
    const token = await this.page.evaluate(() => localStorage.getItem('token'));
    if (token === null) throw new Error('nobody is signed in');
    return token;
  }

  /** Checks a message and confirms it. */
  async acknowledge(words: string): Promise<void> {
    const alert = this.page.getByRole('alertdialog');
    await expect(alert).toContainText(words);
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(alert).toBeHidden();
  }

  async openMenu(way: '내 식단' | '내 계정'): Promise<void> {
    await this.page.getByRole('button', { name: '메뉴', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('link', { name: way }).click();
    await this.heading(way);
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: '로그아웃' }).click();
    await expect(this.page.getByText('로그아웃했어요.')).toBeVisible();
  }

  async heading(name: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }
}
