import type { Locator, Page } from '@playwright/test';

/** The intro and the survey, by the texts a visitor reads. */
export class SurveyScreens {
  constructor(private readonly page: Page) {}

  async start(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: '식단 만들기' }).click();
    await this.heading('누구의 끼니인가요?');
  }

  async chooseTargets(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Chooses one style per meal time; the next meal time opens by itself. */
  async chooseMealStyles(styles: Readonly<Record<'아침' | '점심' | '저녁', string>>): Promise<void> {
    for (const [time, style] of Object.entries(styles)) {
      await this.page
        .getByRole('radiogroup', { name: `${time} 식사 방법` })
        .getByRole('radio', { name: style, exact: true })
        .click();
    }
  }

  async chooseArea(name: string): Promise<void> {
    await this.heading('어디에서 식사하시나요?');
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async calendar(): Promise<void> {
    await this.heading('언제부터 시작할까요?');
  }

  async startTomorrow(): Promise<void> {
    await this.calendar();
    await this.page.getByRole('button', { name: '내일부터' }).click();
  }

  async chooseConditions(...names: readonly string[]): Promise<void> {
    await this.heading('관리 중인 질환이 있나요?');
    for (const name of names) await this.page.getByRole('button', { name }).click();
  }

  async eatingStyle(): Promise<void> {
    await this.heading('어떤 식사를 좋아하시나요?');
  }

  async skipEatingStyle(): Promise<void> {
    await this.eatingStyle();
    await this.next();
  }

  async excludeFrequent(...names: readonly string[]): Promise<void> {
    await this.heading('빼고 싶은 재료가 있나요?');
    for (const name of names) await this.page.getByRole('button', { name, exact: true }).click();
  }

  foodField(): Locator {
    return this.page.getByRole('combobox', { name: '재료 이름' });
  }

  /** Types a food to exclude and presses Enter. */
  async exclude(text: string): Promise<void> {
    await this.foodField().fill(text);
    await this.foodField().press('Enter');
  }

  async paste(text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.foodField().focus();
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** The names of the excluded foods, which show what they cover when pressed. */
  excluded(): Locator {
    return this.page
      .getByRole('list', { name: '제외 재료' })
      .getByRole('button', { name: /무엇이 빠지는지 보기$/ });
  }

  async showExcluded(name: string): Promise<void> {
    await this.excluded().filter({ hasText: name }).click();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: '다음', exact: true }).click();
  }

  async summary(): Promise<void> {
    await this.heading('이대로 만들까요?');
  }

  async createPlan(): Promise<void> {
    await this.summary();
    await this.page.getByRole('button', { name: '이대로 식단 만들기' }).click();
    await this.page.waitForURL(/#\/dailyMeals\//);
  }

  private async heading(name: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }
}
