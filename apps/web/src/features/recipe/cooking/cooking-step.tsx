import { durationsIn } from '@kkini/domain';
import type { Locale } from '../../../messages/locale.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { FoodDrawing } from '../../../ui/dish/food-drawing.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { IngredientText, StepText } from '../read-recipe-texts.ts';
import styles from './cooking-step.module.css';
import { type Timer, type Timers, timerWords } from './use-timers.ts';

const RADIUS = 33;

const AROUND = 2 * Math.PI * RADIUS;

const STATES = {
  waiting: { hint: 'cooking.pressToStart', icon: 'play' },
  running: { hint: 'cooking.pressToPause', icon: 'pause' },
  paused: { hint: 'cooking.pressToResume', icon: 'play' },
  over: { hint: 'cooking.timerOver', icon: 'check' },
} as const;

type CookingStepProps = {
  readonly step: StepText;
  readonly stepWords: string;
  readonly ingredients: readonly IngredientText[];
  /** Icon address by ingredient name. */
  readonly images: Readonly<Record<string, string>>;
  /** Language of the step and its ingredients. */
  readonly lang: Locale;
  readonly timers: Timers;
};

export function CookingStep({ step, stepWords, ingredients, images, lang, timers }: CookingStepProps) {
  const { t } = useMessages();
  const durations = [step.text, ...step.details].flatMap((text) => durationsIn(text));
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{stepWords}</VisuallyHidden>
        <p className={styles.text} lang={lang}>
          <TimedText text={step.text} />
        </p>
        {step.details.length > 0 && (
          <ul className={styles.details} lang={lang}>
            {step.details.map((detail) => (
              <li key={detail}>
                <TimedText text={detail} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {ingredients.length > 0 && (
        <ul className={styles.amounts} aria-label={t('cooking.amounts')}>
          {ingredients.map(({ name, amount }) => (
            <li key={name}>
              <span className={styles.drawing}>
                <FoodDrawing src={images[name] ?? null} />
              </span>
              <span lang={lang}>
                {name} <span className={styles.amount}>{amount}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.timers}>
        {durations.map(({ seconds, start }, order) => {
          const key = `${step.number}-${order}`;
          return <StepTimer key={`${key}-${start}`} timer={timers.of(key, { step: step.number, seconds })} />;
        })}
      </div>
    </>
  );
}

function TimedText({ text }: { readonly text: string }) {
  const marks = durationsIn(text);
  return (
    <>
      {marks.map(({ start, end }, order) => (
        <span key={start}>
          {text.slice(marks[order - 1]?.end ?? 0, start)}
          <span className={styles.time}>{text.slice(start, end)}</span>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

/** A countdown with a ring that empties. Pressing it starts, pauses, resumes or restarts it. */
function StepTimer({ timer }: { readonly timer: Timer }) {
  const { t } = useMessages();
  const { leftMs, seconds, press } = timer;
  const { hint, icon } = STATES[stateOf(timer)];
  const shown = { time: timerWords(leftMs), hint: t(hint) };
  return (
    <button
      type="button"
      className={styles.timer}
      data-over={stateOf(timer) === 'over' || undefined}
      aria-label={t('cooking.timer', shown)}
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
        <span className={styles.stepTimerTime}>{shown.time}</span>{' '}
        <span className={styles.hint}>{shown.hint}</span>
      </span>
    </button>
  );
}

function stateOf({ started, endsAt, leftMs }: Timer): keyof typeof STATES {
  if (!started) return 'waiting';
  if (endsAt !== null) return 'running';
  return leftMs === 0 ? 'over' : 'paused';
}
