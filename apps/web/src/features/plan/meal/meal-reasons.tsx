import type { ReasonWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { reasonWords } from '../../../messages/reason-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { verdictOf } from '../standing/day-standing.ts';
import styles from './meal-reasons.module.css';

type MealReasonsProps = { readonly time: MealTime; readonly reasons: readonly ReasonWire[] };

/** Reasons that praise a day for its limits, for days within all of them (safety-rules section 11). */
const PRAISING: readonly ReasonWire['code'][] = [
  'withinLimit',
  'keepsLimit',
  'fitsMeal',
  'reachesGoal',
  'fillsGoal',
];

/** The reasons that may be shown for a meal of this day. */
export function toldReasons(reasons: readonly ReasonWire[] = [], day: PlanDay): readonly ReasonWire[] {
  return verdictOf(day) === 'within' ? reasons : reasons.filter(({ code }) => !PRAISING.includes(code));
}

/** The reason with the English title of the other dish, where it has one. */
function inEnglish(reason: ReasonWire): ReasonWire {
  if (!('runnerUpTitle' in reason)) return reason;
  return { ...reason, runnerUpTitle: reason.runnerUpTitleEn ?? reason.runnerUpTitle };
}

/** Why the plan serves the meal above: one short line, and all reasons when opened. */
export function MealReasons({ time, reasons }: MealReasonsProps) {
  const { t, locale } = useMessages();
  const words = reasons.map((reason) => reasonWords(t, locale === 'en' ? inEnglish(reason) : reason));
  const [first] = words;
  if (first === undefined) return null;
  return (
    <details className={styles.reasons} data-meal={time}>
      <summary>
        <VisuallyHidden>{t('reasons.label', { time: t(`mealTime.${time}`) })} </VisuallyHidden>
        <Icon name="leaf" size={18} />
        <span className={styles.short}>{first.short}</span>
        <span className={styles.mark}>
          <Icon name="chevronRight" size={18} />
        </span>
      </summary>
      <div className={styles.whole}>
        <p aria-hidden="true">{t('reasons.title')}</p>
        <ul>
          {words.map(({ whole }) => (
            <li key={whole}>
              <MixedText text={whole} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
