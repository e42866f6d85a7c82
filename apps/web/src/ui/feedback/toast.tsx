import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { StartIcon } from '../icons/start-icon.tsx';
import styles from './toast.module.css';

/** Milliseconds a toast shows (specification, section 9). The timer pauses while the pointer is on it. */
export const TOAST_MS = 2000;

type Toast = { readonly id: number; readonly text: ReactNode; readonly tone: ToastTone };
export type ToastTone = 'alert' | 'good';
/** Shows one short message at the top, with further lines below it. A new message replaces the old one. */
export type ShowToast = (text: ReactNode, tone?: ToastTone) => void;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const show = useCallback<ShowToast>((text, tone = 'alert') => {
    count.current += 1;
    setToast({ id: count.current, text, tone });
  }, []);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const hold = useMemo(() => ({ onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }), []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className={styles.region} {...hold}>
        {toast && <ToastBox key={toast.id} {...toast} />}
      </div>
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('ToastProvider is missing');
  return show;
}

const ToastContext = createContext<ShowToast | null>(null);

function ToastBox({ text, tone }: Omit<Toast, 'id'>) {
  return (
    <div className={styles.toast} data-tone={tone}>
      <span className={styles.mark}>
        <StartIcon
          name={tone === 'good' ? 'check' : 'alert'}
          size={tone === 'good' ? 15 : 20}
          strokeWidth={2.6}
        />
      </span>
      {typeof text === 'string' ? <ToastLines lines={text.split('\n')} /> : text}
    </div>
  );
}

function ToastLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
