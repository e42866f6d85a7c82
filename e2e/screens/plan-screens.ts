import { expect, type Locator, type Page } from '@playwright/test';

export type MealTimeName = '아침' | '점심' | '저녁';

/** The day and the week of a finished plan. */
export class PlanScreens {
  constructor(private readonly page: Page) {}

  /** The link of one meal of the shown day. */
  meal(time: MealTimeName): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(`^${time}, `) });
  }

  /** The name of its dish, without the time before it. */
  title(time: MealTimeName): Locator {
    return this.meal(time).locator('[lang=ko]');
  }

  /** Titles of the three meals of the shown day, in eating order. */
  async titles(): Promise<readonly string[]> {
    const titles = (['아침', '점심', '저녁'] as const).map((time) => this.title(time));
    return await Promise.all(titles.map(async (title) => (await title.innerText()).trim()));
  }

  async expectDay(): Promise<void> {
    await expect(this.page.getByRole('tab')).toHaveCount(7);
    await expect(this.meal('저녁')).toBeVisible();
  }

  async openMeal(time: MealTimeName): Promise<void> {
    await this.meal(time).click();
  }

  /** Changes a meal in the dialog and waits until the day shows another title. */
  async changeMeal(time: MealTimeName, style: string): Promise<void> {
    const before = (await this.title(time).innerText()).trim();
    await this.page.getByRole('button', { name: `${time} 메뉴 바꾸기` }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: style, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.title(time)).not.toHaveText(before);
  }

  async openWeek(): Promise<void> {
    const toWeek = this.page.getByRole('button', { name: '일주일 한눈에 보기' });
    await toWeek.click();
    await this.page.waitForURL(/#\/weeklyMeals\//);
    // The day stays until the script of the week has loaded.
    await toWeek.waitFor({ state: 'detached' });
  }

  /** Every dish the week shows. */
  async weekTitles(): Promise<readonly string[]> {
    const links = this.page.getByRole('main').getByRole('link', { name: /^(아침|점심|저녁), / });
    await expect(links).toHaveCount(21);
    return (await links.locator('[lang=ko]').allInnerTexts()).map((text) => text.trim());
  }
}
