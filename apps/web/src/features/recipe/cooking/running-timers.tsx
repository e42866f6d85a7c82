import { useMessages } from '../../../messages/messages-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './running-timers.module.css';
import { timerWords } from './timer-words.ts';
import type { Timers } from './use-timers.ts';

type RunningTimersProps = {
  readonly timers: Timers;
  readonly shownStep: number;
  readonly onShow: (step: number) => void;
};

/** Timers of other steps that still run or have just ended, each a way to its step; ends are announced. */
export function RunningTimers({ timers, shownStep, onShow }: RunningTimersProps) {
  const { t } = useMessages();
  const ended = timers.started.filter(({ leftMs }) => leftMs === 0);
  const elsewhere = timers.started.filter(
    ({ step, endsAt, leftMs }) => step !== shownStep && (endsAt !== null || leftMs === 0),
  );
  return (
    <>
      <VisuallyHidden live="polite">
        {ended.map(({ step }) => t('cooking.timerEnded', { step })).join(' ')}
      </VisuallyHidden>
      {elsewhere.length > 0 && (
        <div className={styles.chips}>
          {elsewhere.map(({ key, step, leftMs }) => (
            <button
              key={key}
              type="button"
              className={styles.chip}
              data-over={leftMs === 0 || undefined}
              onClick={() => onShow(step)}
            >
              {t('cooking.otherTimer', { step })} <b>{timerWords(leftMs)}</b>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
