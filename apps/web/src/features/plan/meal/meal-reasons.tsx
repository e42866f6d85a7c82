import type { ReasonWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { leadName } from '../../../messages/person-names.ts';
import { reasonWords } from '../../../messages/reason-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import { verdictOf } from '../standing/day-standing.ts';
import styles from './meal-reasons.module.css';

type MealReasonsProps = {
  readonly plan: Pick<MealPlan, 'reasons' | 'quality'>;
  readonly day: PlanDay;
  readonly time: MealTime;
};

/** Reasons that praise a day for its limits, shown only on days within all of them (safety-rules section 11). */
const PRAISING: readonly ReasonWire['code'][] = [
  'withinLimit',
  'keepsLimit',
  'fitsMeal',
  'reachesGoal',
  'fillsGoal',
];

/** Reasons about cooking time, shown only at meals a dish is cooked for. */
const TIMED: readonly ReasonWire['code'][] = ['quick', 'quicker'];

/** Reasons whose sentence says no more than their short line. */
const SAID_BY_LINE: readonly ReasonWire['code'][] = [
  'suitsMealTime',
  'quick',
  'familiar',
  'onlyDish',
  'usesAtHome',
];

function shownReasons(
  reasons: readonly ReasonWire[] = [],
  { day, time }: { readonly day: PlanDay; readonly time: MealTime },
): readonly ReasonWire[] {
  const isReady = day.meals[time]?.details.cooked_on != null;
  return reasons.filter(
    ({ code }) =>
      (verdictOf(day) === 'within' || !PRAISING.includes(code)) && !(isReady && TIMED.includes(code)),
  );
}

/** The reason with the English name of its food or other dish, if it has one. */
function inEnglish(reason: ReasonWire): ReasonWire {
  if ('food' in reason) return { ...reason, food: reason.foodEn };
  if (!('runnerUpTitle' in reason)) return reason;
  return { ...reason, runnerUpTitle: reason.runnerUpTitleEn ?? reason.runnerUpTitle };
}

/** Why the plan serves the meal above: one short line, which opens to all reasons if they say more. */
export function MealReasons({ plan, day, time }: MealReasonsProps) {
  const { t, locale } = useMessages();
  const reasons = shownReasons(plan.reasons?.[day.date]?.[time], { day, time });
  const who = leadName(t, plan.quality?.eaters ?? []);
  const words = reasons.map((reason) => reasonWords(t, locale === 'en' ? inEnglish(reason) : reason, who));
  const [first] = words;
  if (first === undefined) return null;
  const line = (
    <>
      <VisuallyHidden>{t('reasons.label', { time: t(`mealTime.${time}`) })} </VisuallyHidden>
      <Icon name="leaf" size={18} />
      <span className={styles.short}>{first.short}</span>
    </>
  );
  if (reasons.length === 1 && reasons.every(({ code }) => SAID_BY_LINE.includes(code))) {
    return (
      <div className={styles.reasons} data-meal={time}>
        <p className={styles.line}>{line}</p>
      </div>
    );
  }
  return (
    <details className={styles.reasons} data-meal={time}>
      <summary className={styles.line}>
        {line}
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
