/** Resolves after the next paint. A hidden page never paints. */
export async function nextPaint(page: Window): Promise<void> {
  await new Promise<void>((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
}

export function whenIdle(page: Window, work: () => void): void {
  const { requestIdleCallback: idle }: Partial<Window> = page;
  if (idle) idle.call(page, work, { timeout: 5000 });
  else page.setTimeout(work, 1000);
}

/** Milliseconds after which slow pictures no longer delay what comes next. */
const LONGEST_MS = 3_000;

/** Resolves once the first view of the page has been painted with its pictures, or after the limit. */
export async function firstViewPainted(page: Window): Promise<void> {
  const limit = new Promise<void>((resolve) => page.setTimeout(resolve, LONGEST_MS));
  await Promise.race([limit, picturesPainted(page)]);
}

async function picturesPainted(page: Window): Promise<void> {
  await nextPaint(page);
  const missing = [...page.document.images].filter(
    ({ loading, complete }) => loading !== 'lazy' && !complete,
  );
  await Promise.all(missing.map(settled));
  await nextPaint(page);
}

function settled(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
  });
}

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
