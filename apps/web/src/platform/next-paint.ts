/** Resolves after the next paint. A hidden page never paints. */
export async function nextPaint(page: Window): Promise<void> {
  await new Promise<void>((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
}
