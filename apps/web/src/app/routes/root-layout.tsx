import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { useOnTheWay } from '../../platform/address/on-the-way.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { onOtherTabs, STORED } from '../../platform/browser-storage.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { SCREEN_HEADING_ID } from '../../ui/screen-heading.tsx';
import { PageNotices } from '../navigation/page-notices.tsx';
import { shownIn } from '../navigation/use-visit.ts';
import styles from './root-layout.module.css';
import { framesOf } from './screens.ts';

export function RootLayout() {
  useScreenFocus();
  useAnswersOfOtherTabs();
  useSignedOutElsewhere();
  useFonts();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PageNotices />
      <Outlet />
    </>
  );
}

/** Loads the fonts with the first screen after the intro. */
function useFonts(): void {
  const { loadFonts } = usePlatform();
  const { pathname } = useLocation();
  useEffect(() => {
    if (framesOf(pathname).length > 0) loadFonts();
  }, [pathname, loadFonts]);
}

/** The first tab stop, visible on focus only: a link past the header to the heading of the screen. */
function SkipLink() {
  const { t } = useMessages();
  return (
    <a
      href={`#${SCREEN_HEADING_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // A fragment link would change the hash route.
        event.preventDefault();
        focusHeading();
      }}
    >
      {t('app.skip')}
    </a>
  );
}

/** Takes over the answers that another tab stores, which this one would otherwise overwrite with older ones. */
function useAnswersOfOtherTabs(): void {
  const survey = useSurveyStore();
  useEffect(() => onOtherTabs(window, STORED.survey, survey.follow), [survey]);
}

/** Clears the answers and leaves the screen, which may show a plan, when another tab signs out. */
function useSignedOutElsewhere(): void {
  const { signIn, storage } = usePlatform();
  const survey = useSurveyStore();
  const navigate = useNavigate();
  const wasSignedIn = useRef(signIn.isSignedIn());
  useEffect(
    () =>
      signIn.subscribe(() => {
        const isTheirs = wasSignedIn.current || survey.getState().surveyId !== null;
        wasSignedIn.current = signIn.isSignedIn();
        if (!isTheirs || signIn.isSignedIn() || signIn.hasExpired()) return;
        if (storage.read(STORED.survey) !== null) return;
        survey.forget();
        void navigate(PATHS.intro, { replace: true });
      }),
    [signIn, storage, survey, navigate],
  );
}

/**
 * After a change of the route or its dish, moves the focus to the heading of the new screen once it exists; on the way back, to the
 * link that was followed from there.
 */
function useScreenFocus(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const screen = shownIn(location);
  const shown = useRef(screen);
  const followed = useFollowedLinks(location.key);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    let link = isBack ? followed(location.key) : null;
    let isAtHeading = focusHeading();
    if (isAtHeading && focusLink(link)) return;
    const observer = new MutationObserver(() => {
      isAtHeading ||= focusHeading();
      if (isAtHeading && focusLink(link)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    // If the visitor interacts before the link exists, the focus is no longer moved.
    const moveOn = () => {
      link = null;
    };
    for (const sign of SIGNS) window.addEventListener(sign, moveOn);
    return () => {
      observer.disconnect();
      for (const sign of SIGNS) window.removeEventListener(sign, moveOn);
    };
  }, [screen, isBack, followed, location.key]);
}

/** Events that show the visitor is interacting. */
const SIGNS = ['keydown', 'pointerdown'] as const;

/** Address of the link that was followed from a place in the history, by the key of the place. */
function useFollowedLinks(key: string): (key: string) => string | null {
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('main a[href]')?.getAttribute('href');
      if (href) links.current.set(key, href);
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [key]);
  return useCallback((place) => links.current.get(place) ?? null, []);
}

/** Focuses the heading of the screen; false if there is none yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Focuses the link to an address, if there is one to focus; false while it is missing. */
function focusLink(href: string | null): boolean {
  if (href === null) return true;
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  const link = links.find((each) => each.getAttribute('href') === href);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/** A thin progress line at the top while the script of the next screen loads; fast loads do not show it. */
function NavigationProgress() {
  const { t } = useMessages();
  if (!useOnTheWay()) return null;
  return (
    <div role="progressbar" aria-label={t('app.loading')} className={styles.track}>
      <span className={styles.line} />
    </div>
  );
}
