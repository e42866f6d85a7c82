import type { ReasonWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import { durationWords, figure, nutrientAmount, withUnit } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { leadName } from '../../../messages/person-names.ts';
import type { MessageVars, Translate } from '../../../messages/translate.ts';
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

/** A reason as one short line and as whole sentences. */
type ReasonWords = { readonly short: string; readonly whole: string };

/** Texts of one reason. `who` names the person whose plate its amounts are for, if several eat. */
export function reasonWords(t: Translate, reason: ReasonWire, who: string | null = null): ReasonWords {
  const words = { ...generalWords(t, reason), ...nutrientWords(t, reason) };
  const short = t(`reasonShort.${reason.code}`, words);
  const whole = t(`reason.${reason.code}`, words);
  if (who === null || !('nutrient' in reason)) return { short, whole };
  const named = (line: string) => t('dayVerdict.lineOf', { target: who, line });
  return { short: reason.code === 'keepsLimit' ? named(short) : short, whole: named(whole) };
}

function generalWords(t: Translate, reason: ReasonWire): MessageVars {
  return {
    ...('runnerUpTitle' in reason && { other: reason.runnerUpTitle }),
    ...('mealTime' in reason && { time: t(`mealTime.${reason.mealTime}`) }),
    ...('leaning' in reason && { leaning: t(`leaning.${reason.leaning}`) }),
    ...('mainGroup' in reason && { group: t(`mainGroup.${reason.mainGroup}`) }),
    ...('method' in reason && { method: t(`method.${reason.method}`) }),
    ...('dishes' in reason && { dishes: reason.dishes }),
    ...('food' in reason && { food: reason.food }),
    ...('minutes' in reason && {
      minutes: figure(reason.minutes),
      duration: durationWords(t, reason.minutes),
    }),
    ...('wanted' in reason && { wanted: reason.wanted }),
    ...('uses' in reason && { uses: reason.uses }),
    ...('limit' in reason && { limit: reason.limit }),
  };
}

function nutrientWords(t: Translate, reason: ReasonWire): MessageVars {
  if (!('nutrient' in reason)) return {};
  const { nutrient, amount } = reason;
  const plain = (value: number) => nutrientAmount(t, nutrient, value);
  // Another dish that exceeds the limit by less than a whole gram is not shown as the limit itself.
  const isAlike =
    'runnerUpAmount' in reason && 'limit' in reason && plain(reason.runnerUpAmount) === plain(reason.limit);
  const unit = NUTRIENT_UNITS[nutrient];
  const shown = (value: number) => (isAlike ? withUnit(t, figure(value, 1), unit) : plain(value));
  return {
    nutrient: t(`nutrient.${nutrient}`),
    amount: shown(amount),
    ...('limit' in reason && {
      limit: shown(reason.limit),
      percent: figure((100 * amount) / Math.max(reason.limit, 1)),
    }),
    ...('dayAmount' in reason && { day: shown(reason.dayAmount) }),
    ...('runnerUpAmount' in reason && {
      rival: shown(reason.runnerUpAmount),
      difference: shown(Math.abs(reason.runnerUpAmount - amount)),
    }),
  };
}
