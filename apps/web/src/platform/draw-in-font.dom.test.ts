import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawInFont } from './draw-in-font.ts';

const OURS = '"Ours", serif';

beforeEach(() => {
  document.body.style.fontFamily = 'serif';
  const meals = Array.from({ length: 21 }, () => `<article>${'<p>밥</p>'.repeat(9)}</article>`);
  document.body.innerHTML = `<header>끼니</header><main><div>${meals.join('')}</div></main>`;
});
afterEach(() => {
  document.body.removeAttribute('style');
});

/** Elements already in our font, by themselves or through an ancestor. */
const inOurFont = () =>
  [...document.body.querySelectorAll('*')].filter((element) => element.closest('[style*="Ours"]') !== null)
    .length;

describe('drawing the page in a font', () => {
  it('ends with all of it drawn in that font, and leaves nothing else behind', async () => {
    await drawInFont(window, 'Ours');
    expect(document.body.style.fontFamily).toBe(OURS);
    expect(document.body.querySelectorAll('[style*="font-family"]')).toHaveLength(0);
  });

  it('lays out no more than a small part of it between two drawings', async () => {
    const counts: number[] = [0];
    const watch = () => {
      counts.push(inOurFont());
      window.requestAnimationFrame(watch);
    };
    window.requestAnimationFrame(watch);
    await drawInFont(window, 'Ours');
    counts.push(inOurFont());
    const steps = counts.map((count, index) => count - (counts[index - 1] ?? 0));
    expect(counts.at(-1)).toBe(document.body.querySelectorAll('*').length);
    expect(Math.max(...steps)).toBeLessThan(60);
  });

  it('also reaches what came while it went through the page', async () => {
    const done = drawInFont(window, 'Ours');
    document.body.prepend(document.createElement('aside'));
    await done;
    expect(inOurFont()).toBe(document.body.querySelectorAll('*').length);
  });
});
