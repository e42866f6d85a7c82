import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollOnceTallEnough } from './scroll-once-tall-enough.ts';

let grow = () => {};
class Growth implements ResizeObserver {
  constructor(hear: ResizeObserverCallback) {
    grow = () => hear([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    grow = () => {};
  }
}

/** A page that can be scrolled down to `tallest`. */
function aPage() {
  const page = { tallest: 0, place: 0 };
  vi.stubGlobal('ResizeObserver', Growth);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.place);
  vi.mocked(window.scrollTo).mockImplementation((...to: unknown[]) => {
    page.place = Math.min(Number(to[1]), page.tallest);
  });
  return page;
}

describe('the way down to a place', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is taken again as the page grows, until the place is reached', () => {
    const page = aPage();
    page.tallest = 120;
    scrollOnceTallEnough(500);
    expect(page.place).toBe(120);
    page.tallest = 900;
    grow();
    expect(page.place).toBe(500);
    page.place = 0;
    grow();
    expect(page.place).toBe(0);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'ends with the first %s of the visitor',
    (name) => {
      const page = aPage();
      scrollOnceTallEnough(500);
      page.tallest = 900;
      window.dispatchEvent(new Event(name));
      grow();
      expect(page.place).toBe(0);
    },
  );

  it('ends when the content takes too long, and when the screen is left', () => {
    const page = aPage();
    scrollOnceTallEnough(500);
    vi.advanceTimersByTime(5_000);
    page.tallest = 900;
    grow();
    expect(page.place).toBe(0);
    page.tallest = 0;
    const leave = scrollOnceTallEnough(500);
    page.tallest = 900;
    leave();
    grow();
    expect(page.place).toBe(0);
  });
});
