import { nextPaint } from './page-moments.ts';

/** Elements to lay out between two paints, which takes some milliseconds on a slow phone. */
const BATCH = 30;

/** Switches the page to a loaded font part by part, because all at once would block a slow phone for a seventh of a second. */
export async function drawInFont(page: Window, family: string): Promise<void> {
  const { body } = page.document;
  const families = `"${family}", ${page.getComputedStyle(body).fontFamily}`;
  const parts = partsOf(body);
  let elements = 0;
  for (const part of parts) {
    part.style.fontFamily = families;
    elements += sizeOf(part);
    if (elements < BATCH) continue;
    await nextPaint(page);
    elements = 0;
  }
  body.style.fontFamily = families;
  for (const part of parts) if (part !== body) part.style.removeProperty('font-family');
}

/** Largest subtrees of a page with at most a batch of elements each. */
function partsOf(element: HTMLElement): readonly HTMLElement[] {
  if (sizeOf(element) <= BATCH) return [element];
  return [...element.children].flatMap((child) => (child instanceof HTMLElement ? partsOf(child) : []));
}

function sizeOf(element: HTMLElement): number {
  return 1 + element.getElementsByTagName('*').length;
}
