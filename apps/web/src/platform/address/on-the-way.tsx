import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

const OnTheWay = createContext(false);
export const OnTheWayProvider = OnTheWay.Provider;

/** True while the next screen loads and the previous one is still shown. */
export function useOnTheWay(): boolean {
  return useContext(OnTheWay);
}

/** Returns whether the visitor is still on this screen and not on the way to another one, for answers that come late. */
export function useIsHere(): () => boolean {
  const isOnTheWay = useOnTheWay();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = !isOnTheWay;
    return () => {
      isHere.current = false;
    };
  }, [isOnTheWay]);
  return useCallback(() => isHere.current, []);
}

/** Navigates once: further presses have no effect until the new screen is shown or the navigation is abandoned. */
export function useGoOnce(): (path: string, options?: Pick<NavigateOptions, 'replace'>) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOnTheWay = useOnTheWay();
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (!isOnTheWay) leaving.current = null;
  }, [isOnTheWay]);
  return (path, options) => {
    // The old screen stays for a moment after the router has navigated, so the end of `navigate` is too early.
    if (leaving.current === key) return;
    leaving.current = key;
    void navigate(path, options);
  };
}
