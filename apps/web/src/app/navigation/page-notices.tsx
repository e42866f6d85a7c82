import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useOnline, usePlatform } from '../../platform/platform-context.tsx';
import { signInPath } from '../../platform/session/sign-in-address.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { StartIcon } from '../../ui/icons/start-icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './page-notices.module.css';

/**
 * Notices above every header: no connection, expired sign-in, newer version. Screen readers announce a live region only if it
 * exists before its text.
 */
export function PageNotices() {
  const above = useHeightAbove<HTMLDivElement>();
  return (
    <>
      {/* Stays at the top while the page scrolls; headers stay below it. */}
      <div ref={above} className={styles.above}>
        <div role="status">
          <OfflineNotice />
        </div>
        <ExpiredNotice />
      </div>
      <div role="status">
        <UpdateNotice />
      </div>
    </>
  );
}

/** Custom property of the page: height of the notice that stays at the top, below which headers stay (`top: var(--above, 0px)`). */
const ABOVE = '--above';

/** A ref to a notice whose height is kept in `--above` while it stays in sight. */
function useHeightAbove<Notice extends HTMLElement>(): RefObject<Notice | null> {
  const notice = useRef<Notice>(null);
  useEffect(() => {
    const element = notice.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const stays = getComputedStyle(element).position === 'sticky';
      style.setProperty(ABOVE, stays ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ABOVE);
    };
  }, []);
  return notice;
}

function OfflineNotice() {
  const { t } = useMessages();
  const showToast = useToast();
  const { pathname } = useLocation();
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) showToast(t('offline.back'), 'good');
    before.current = online;
  }, [online, showToast, t]);
  if (online) return null;
  return (
    <div className={styles.notice} data-tone="warm">
      <StartIcon name="wifiOff" size={22} />
      <p>{t(offlineWords(pathname))}</p>
    </div>
  );
}

/** First path segments of the screens the device can show offline. */
const PLAN_SCREENS = firstParts([PATHS.dailyMeals, PATHS.weeklyMeals, PATHS.shopping, PATHS.nutrition]);
const DISH_SCREENS = firstParts([PATHS.recipeDetail, PATHS.productDetail, PATHS.cooking]);

function offlineWords(pathname: string) {
  const [screen] = firstParts([pathname]);
  if (PLAN_SCREENS.includes(screen)) return 'offline.plan';
  return DISH_SCREENS.includes(screen) ? 'offline.dish' : 'offline.other';
}

function firstParts(paths: readonly string[]) {
  return paths.map((path) => path.split('/')[1]);
}

function ExpiredNotice() {
  const { t } = useMessages();
  const { signIn } = usePlatform();
  const { pathname, search } = useLocation();
  const expired = useSyncExternalStore(signIn.subscribe, signIn.hasExpired);
  if (!expired || SIGN_SCREENS.includes(pathname)) return null;
  return (
    <div role="alert" className={styles.notice} data-tone="warm">
      <p>{t('account.expired')}</p>
      <Link to={signInPath(pathname + search)} className={styles.apply}>
        {t('account.signIn')}
      </Link>
      <button
        type="button"
        className={styles.later}
        aria-label={t('app.close')}
        onClick={signIn.forgetExpiry}
      >
        <StartIcon name="x" size={20} />
      </button>
    </div>
  );
}

/** Screens that report an expired sign-in themselves. */
const SIGN_SCREENS: readonly string[] = [PATHS.signIn, PATHS.signUp];

function UpdateNotice() {
  const { t } = useMessages();
  const { appUpdates } = usePlatform();
  const apply = useSyncExternalStore(appUpdates.subscribe, appUpdates.waiting);
  const [put, setPut] = useState(false);
  if (apply === null || put) return null;
  return (
    <div className={styles.notice}>
      <p>{t('update.ready')}</p>
      <button type="button" className={styles.apply} onClick={apply}>
        {t('error.reload')}
      </button>
      <button
        type="button"
        className={styles.later}
        aria-label={t('update.later')}
        onClick={() => setPut(true)}
      >
        <StartIcon name="x" size={20} />
      </button>
    </div>
  );
}
