/** Runs a task when the page is idle. */
export function whenIdle(page: Window, work: () => void): void {
  const { requestIdleCallback: idle }: Partial<Window> = page;
  if (idle) idle.call(page, work, { timeout: 5000 });
  else page.setTimeout(work, 1000);
}
