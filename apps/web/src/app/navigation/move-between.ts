import { flushSync } from 'react-dom';
import type { Location } from 'react-router';
import { type DetailTarget, readDetailTarget } from '../../platform/address/detail-address.ts';
import { PATHS } from '../../platform/address/paths.ts';

/** A screen in the history: its address and its position, null if the browser does not report it. */
export type Place = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'state'>;
  readonly position: number | null;
  /** How it was reached: 'POP', 'PUSH' or 'REPLACE'. */
  readonly action: string;
};

/** A transition between screens: forward, back, or a dish that opens or closes. */
type Move = { readonly way: 'forward' | 'back'; readonly dish: string | null };

/**
 * Shows another screen with a view transition: screens slide, a dish grows out of its card. Shows it at once if the browser has no
 * view transitions or the visitor prefers reduced motion.
 */
export function moveBetween(from: Place | null, to: Place, show: () => void): void {
  const shownDay = document.querySelector<HTMLElement>('[data-day]')?.dataset['day'];
  const move = from && moveOf(from, to, shownDay);
  if (!move || !('startViewTransition' in document) || wantsLessMotion()) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['move'] = move.dish === null ? move.way : 'dish';
  if (move.way === 'forward') nameDish(move.dish);
  // Until the browser has taken its snapshot, the previous screen is visible under the new address, so clicks are ignored.
  const meetsFormer = new AbortController();
  const { signal } = meetsFormer;
  window.addEventListener('click', ignorePress, { capture: true, signal });
  const { finished, ready } = document.startViewTransition(() => {
    meetsFormer.abort();
    // React would render later; the browser takes its second snapshot when this callback returns.
    flushSync(show);
    if (move.way === 'back') nameDish(move.dish);
  });
  // Another transition or a hidden page ends this one early; the screen is shown anyway.
  ready.catch(() => undefined);
  void finished.finally(() => {
    delete dataset['move'];
    document.querySelectorAll<HTMLElement>('[data-dish]').forEach(({ style }) => {
      style.viewTransitionName = '';
    });
  });
}

/**
 * Transition from one place to another; null if only part of the same screen changes. `shownDay` is the day of a plan that is shown
 * if the address names none.
 */
export function moveOf(from: Place, to: Place, shownDay?: string): Move | null {
  const [before, after] = [from.location, to.location];
  if (before.pathname === after.pathname && idOf(before) === idOf(after)) {
    const [named, nextDay] = [before, after].map(({ search }) => new URLSearchParams(search).get('date'));
    const day = named ?? shownDay;
    if (!day || !nextDay || day === nextDay) return null;
    return { way: day < nextDay ? 'forward' : 'back', dish: null };
  }
  // An address typed by hand has no position.
  const isBack = to.action === 'POP' && (to.position ?? 0) <= (from.position ?? 0);
  return { way: isBack ? 'back' : 'forward', dish: isBack ? idOf(before) : idOf(after) };
}

const DISH_PATHS: readonly string[] = [PATHS.recipeDetail, PATHS.productDetail];

/** Id of the dish a place shows; null elsewhere. */
function idOf(location: Place['location']): DetailTarget['id'] | null {
  return DISH_PATHS.includes(location.pathname) ? (readDetailTarget(location)?.id ?? null) : null;
}

/** Names the picture of a dish on the current screen, so that the view transition grows out of it or shrinks into it. */
function nameDish(id: string | null): void {
  const picture = id === null ? null : document.querySelector<HTMLElement>(`[data-dish="${CSS.escape(id)}"]`);
  if (picture) picture.style.viewTransitionName = 'dish';
}

function ignorePress(press: MouseEvent): void {
  press.preventDefault();
  press.stopImmediatePropagation();
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
