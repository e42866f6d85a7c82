import { nextPaint } from './next-paint.ts';

/** Elements laid out anew between two drawings of the page: some milliseconds of work on a slow phone. */
const BATCH = 30;

/**
 * Has the page drawn in a font that is there already, part by part: all at once would keep a slow phone from hearing the
 * visitor for a seventh of a second.
 */
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

/** The largest parts of a page that are no larger than a batch. */
function partsOf(element: HTMLElement): readonly HTMLElement[] {
  if (sizeOf(element) <= BATCH) return [element];
  return [...element.children].flatMap((child) => (child instanceof HTMLElement ? partsOf(child) : []));
}

function sizeOf(element: HTMLElement): number {
  return 1 + element.getElementsByTagName('*').length;
}
