import { expect, type Locator, type Page } from '@playwright/test';

export class SearchScreens {
  readonly field: Locator;
  readonly results: Locator;
  readonly more: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByRole('searchbox');
    this.results = page.getByRole('main').getByRole('link');
    this.more = page.getByRole('button', { name: '더 보기' });
  }

  async open(): Promise<void> {
    await this.page.goto('/#/search');
    await expect(this.field).toBeFocused();
  }

  /** The title without the line of the author. */
  async titleOf(result: Locator): Promise<string> {
    return (await result.innerText()).split('\n')[0]?.trim() ?? '';
  }
}
