/** Milliseconds the logo alone shows while a screen loads. Then a text appears. */
const LOGO_ALONE_MS = 1_000;

export async function settleWithin(coming: Promise<unknown>, limitMs = LOGO_ALONE_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([coming, late]);
  clearTimeout(timer);
}
