import type { LimitDayWire, LimitWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { amountWords, limitName, looksMissed, rangeWords } from '../limit-words.ts';
import { dayVerdict } from './day-verdict.ts';
import { LimitGrounds } from './limit-grounds.tsx';
import styles from './limit-of-day.module.css';
import { MealBar } from './meal-bar.tsx';
import { daySum } from './nutrient-amounts.ts';
import { QuietDetails } from './quiet-details.tsx';
import { VerdictTag } from './verdict-tag.tsx';

type LimitOfDayProps = { readonly limit: LimitWire; readonly day: LimitDayWire | undefined };

/** One limit and what the chosen day makes of it; behind a disclosure the meals and where the limit comes from. */
export function LimitOfDay({ limit, day }: LimitOfDayProps) {
  const { t } = useMessages();
  const { unit, per, plannedLow, plannedHigh } = limit;
  const { low, high } = day ?? { low: plannedLow, high: plannedHigh };
  const sum = day && per === 'day' ? daySum(day.amounts).sum : null;
  return (
    <li className={styles.item}>
      <div className={styles.figures}>
        <b>{limitName(t, limit)}</b>
        <span className={styles.amounts}>
          {sum !== null && (
            <>
              <b>{amountWords(sum, unit)}</b>
              {' / '}
            </>
          )}
          {rangeWords(t, { low, high }, unit)}
        </span>
      </div>
      {day && per === 'day' && <MealBar amounts={day.amounts} low={low} high={high} />}
      {day && per === 'meal' && <Meals day={day} unit={unit} />}
      <div className={styles.foot}>
        <VerdictTag {...dayVerdict(t, limit, day)} />
        <QuietDetails
          className={styles.more}
          summary={
            <>
              <VisuallyHidden>{limitName(t, limit)}: </VisuallyHidden>
              {t(day && per === 'day' ? 'eaten.more' : 'limits.why')}
            </>
          }
        >
          <div className={styles.grounds}>
            {day && per === 'day' && <Meals day={day} unit={unit} />}
            <LimitGrounds limit={limit} />
          </div>
        </QuietDetails>
      </div>
    </li>
  );
}

/** What each meal holds; of a limit of a meal, with how it stands to it. */
function Meals({ day, unit }: { readonly day: LimitDayWire; readonly unit: string }) {
  const { t } = useMessages();
  const { amounts, sides } = day;
  return (
    <ul className={styles.meals}>
      {MEAL_TIMES.map((time) => {
        const amount = amounts[time];
        const side = sides[time];
        const touches = side === 'within' && amount !== null && looksMissed(amount, day, unit);
        return (
          <li key={time} data-meal={time}>
            <i />
            {t(`mealTime.${time}`)} <b>{amount === null ? t('eaten.unknown') : amountWords(amount, unit)}</b>
            {side !== undefined && side !== 'within' && (
              <VerdictTag side={side} words={t(`limits.${side}`)} />
            )}
            {touches && <VerdictTag side={side} words={t('limits.touches')} />}
          </li>
        );
      })}
    </ul>
  );
}
