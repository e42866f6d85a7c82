import { expect, type Locator, type Page } from '@playwright/test';

/** A visitor without a mouse: uses only Tab, arrows, Space, Enter and Escape. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the control has the focus; fails when it can't be reached. */
  async tabTo(control: Locator, limit = 60): Promise<void> {
    await control.waitFor();
    // Found once: to find it by its role and name, the browser names every element of the page.
    const wanted = await control.elementHandle();
    for (let presses = 0; presses < limit; presses += 1) {
      if (await wanted?.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(control, 'reachable by Tab').toBeFocused();
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(control);
    await this.page.keyboard.press(key);
  }

  /** Enters a group by Tab, moves inside it by arrows until the item has the focus, then picks it. */
  async pick(group: Locator, item: Locator): Promise<void> {
    await this.tabInto(group);
    const wanted = await item.elementHandle();
    for (let presses = 0; presses < 10; presses += 1) {
      if (await wanted?.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press('ArrowRight');
    }
    await expect(item).toBeFocused();
    await this.page.keyboard.press('Space');
  }

  private async tabInto(group: Locator, limit = 60): Promise<void> {
    await group.waitFor();
    const wanted = await group.elementHandle();
    for (let presses = 0; presses < limit; presses += 1) {
      if (await wanted?.evaluate((element) => element.contains(document.activeElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('the group was not reached by Tab');
  }
}
