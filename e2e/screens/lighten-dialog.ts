import type { Locator, Page } from '@playwright/test';

/** The dialog of the shopping list that offers to buy less. */
export class LightenDialog {
  constructor(private readonly page: Page) {}

  get box(): Locator {
    return this.page.getByRole('dialog', { name: '장보기 줄이기' });
  }

  /** Its collapsed parts. */
  get folds(): Locator {
    return this.box.locator('summary');
  }

  get accept(): Locator {
    return this.box.getByRole('button', { name: '이대로 바꾸기' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: '장보기 줄이기', exact: true }).click();
  }
}
