/** How long the mark alone says that the page is coming; from then on words do. */
const SOON_MS = 1_000;

/** Waits for something that is likely to come at once, but no longer than the limit. */
export async function settleWithin(coming: Promise<unknown>, limitMs = SOON_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([coming, late]);
  clearTimeout(timer);
}
