import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './step-timer.module.css';
import { timerWords } from './timer-words.ts';
import type { Timer } from './use-timers.ts';

const RADIUS = 33;
const AROUND = 2 * Math.PI * RADIUS;

/** A countdown with a ring that empties; a press starts, pauses or goes on. */
export function StepTimer({ timer }: { readonly timer: Timer }) {
  const { t } = useMessages();
  const { leftMs, seconds, press } = timer;
  const { name, hint, icon } = STATES[stateOf(timer)];
  const shown = stateOf(timer) === 'over' ? seconds * 1000 : leftMs;
  return (
    <button
      type="button"
      className={styles.timer}
      data-over={stateOf(timer) === 'over' || undefined}
      aria-label={t(name, { time: timerWords(shown) })}
      onClick={press}
    >
      <span className={styles.ring}>
        <svg viewBox="0 0 76 76" aria-hidden="true">
          <circle className={styles.track} cx="38" cy="38" r={RADIUS} />
          <circle
            className={styles.left}
            cx="38"
            cy="38"
            r={RADIUS}
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - leftMs / (seconds * 1000))}
          />
        </svg>
        <span className={styles.mark}>
          <Icon name={icon} size={28} strokeWidth={2.4} />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.time}>{timerWords(leftMs)}</span>
        <span className={styles.hint}>{t(hint)}</span>
      </span>
    </button>
  );
}

const STATES = {
  waiting: { name: 'cooking.timerStart', hint: 'cooking.pressToStart', icon: 'play' },
  running: { name: 'cooking.timerPause', hint: 'cooking.pressToPause', icon: 'pause' },
  paused: { name: 'cooking.timerResume', hint: 'cooking.pressToResume', icon: 'play' },
  over: { name: 'cooking.timerAgain', hint: 'cooking.timerOver', icon: 'check' },
} as const;

function stateOf({ started, endsAt, leftMs }: Timer): keyof typeof STATES {
  if (!started) return 'waiting';
  if (endsAt !== null) return 'running';
  return leftMs === 0 ? 'over' : 'paused';
}
