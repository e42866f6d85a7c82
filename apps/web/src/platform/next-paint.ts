/** Waits until the page has been drawn once more. A hidden page draws nothing. */
export async function nextPaint(page: Window): Promise<void> {
  await new Promise<void>((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
}
