import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOnTheWay } from '../offline/on-the-way.tsx';

/** Goes to another screen; further presses do nothing until that screen has come or the way there was given up. */
export function useGoOnce(): (path: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOnTheWay = useOnTheWay();
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (!isOnTheWay) leaving.current = null;
  }, [isOnTheWay]);
  return (path) => {
    // The screen stays for a moment after the router has gone on, so the way itself can't tell that it is over.
    if (leaving.current === key) return;
    leaving.current = key;
    void navigate(path);
  };
}
