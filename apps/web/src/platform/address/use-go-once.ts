import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { useOnTheWay } from '../offline/on-the-way.tsx';

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
