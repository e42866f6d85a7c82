import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that shares a plan. */
export class ShareScreens {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '식단 공유하기' });
  }

  get message(): Locator {
    return this.dialog.getByRole('button', { name: '카카오톡으로 보내기' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: '공유하기' }).click();
    await expect(this.dialog.getByRole('button', { name: '링크 복사' })).toBeVisible();
  }

  /** The shared address. */
  async link(): Promise<string> {
    return await this.dialog.getByRole('textbox', { name: '공유 링크' }).inputValue();
  }

  async withdraw(): Promise<void> {
    await this.dialog.getByRole('button', { name: /만든 링크 공유 해제$/ }).click();
    await this.dialog.getByRole('button', { name: '해제하기' }).click();
    await expect(this.dialog.getByText('공유한 링크가 없어요', { exact: false })).toBeVisible();
  }
}
