import type { LimitDayWire, LimitWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime, type Verdict } from '@kkini/domain';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { amountWords, type Bounds, rangeWords } from '../model/limit-words.ts';
import type { MealAmounts } from '../model/meal-facts.ts';
import { VerdictTag } from '../standing/verdict-tag.tsx';
import styles from './energy-card.module.css';
import { dayVerdict } from './figures/day-verdict.ts';
import { daySum } from './figures/nutrient-amounts.ts';
import { LimitGrounds } from './limit-of-day.tsx';
import { QuietDetails } from './quiet-details.tsx';

type EnergyCardProps = {
  readonly amounts: MealAmounts;
  /** True if the amounts are those of a serving, not of own portions. */
  readonly ofServing: boolean;
  /** Energy limit and amounts of the day; null if the limits are unknown. */
  readonly goal: {
    readonly limit: LimitWire;
    readonly day: LimitDayWire;
    readonly ofDay: Verdict;
    /** Most energy the day may have with bought food. */
    readonly highest: number | null;
  } | null;
};

/** Energy of a day: a ring of its meals, and the same figures in words. */
export function EnergyCard({ amounts, ofServing, goal }: EnergyCardProps) {
  const { t } = useMessages();
  const { sum, isWhole } = daySum(amounts);
  const whole = sum === null ? t('eaten.unknown') : figure(sum);
  const range = goal && rangeWords(t, goal.day, { unit: 'kcal' });
  const verdict = goal && dayVerdict(t, goal);
  const highest = verdict?.verdict === 'likely' ? (goal?.highest ?? null) : null;
  const mealWords = (time: MealTime) => {
    const amount = amounts[time];
    return {
      name: t(`mealTime.${time}`),
      amount: amount === null ? t('eaten.unknown') : amountWords(t, amount, { unit: 'kcal' }),
    };
  };
  return (
    <section className={styles.card} aria-labelledby="energy-title">
      <div className={styles.ring}>
        <Ring amounts={amounts} low={goal?.day.low ?? null} high={goal?.day.high ?? null} />
        <p className={styles.middle}>
          <b>{whole}</b>
          <span>kcal</span>
        </p>
      </div>
      <div className={styles.words}>
        <h2 id="energy-title">
          {t('nutrient.energyKcal')}
          {ofServing && ` · ${t('nutrition.perServing')}`}
        </h2>
        {range !== null && <p className={styles.range}>{range}</p>}
        <ul className={styles.legend}>
          {MEAL_TIMES.map((time) => (
            <li key={time} data-meal={time}>
              <i />
              {mealWords(time).name} <b>{mealWords(time).amount}</b>
            </li>
          ))}
        </ul>
        {verdict && (
          <VerdictTag
            {...verdict}
            {...(highest !== null && {
              words: t('dayVerdict.likelyUpTo', { n: amountWords(t, highest, { unit: 'kcal' }) }),
            })}
          />
        )}
      </div>
      {!isWhole && sum !== null && <p className={styles.partly}>{t('eaten.partly')}</p>}
      {goal && (
        <div className={styles.verdict}>
          <QuietDetails summary={t('limits.why')}>
            <LimitGrounds limit={goal.limit} />
          </QuietDetails>
        </div>
      )}
    </section>
  );
}

const RADIUS = 84;
const AROUND = 2 * Math.PI * RADIUS;
/** Gap between two meals, and half the length of a goal mark across the ring, in SVG units. */
const GAP = 4;
const MARK = 15;

type RingProps = Bounds & { readonly amounts: MealAmounts };

/** The ring of meals, decorative because the text around it says the same. */
function Ring({ amounts, low, high }: RingProps) {
  const { sum } = daySum(amounts);
  const full = Math.max(sum ?? 0, high ?? 0, low ?? 0) || 1;
  const arcs = MEAL_TIMES.map((time, index) => {
    const before = MEAL_TIMES.slice(0, index).reduce((total, each) => total + (amounts[each] ?? 0), 0);
    return { time, start: (AROUND * before) / full, length: (AROUND * (amounts[time] ?? 0)) / full };
  });
  const goals = [low, high].filter((goal) => goal !== null && goal < full).map(Number);
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r={RADIUS} className={styles.ground} />
      {arcs
        .filter(({ length }) => length > GAP)
        .map(({ time, start, length }) => (
          <circle
            key={time}
            data-meal={time}
            className={styles.arc}
            cx="100"
            cy="100"
            r={RADIUS}
            strokeDasharray={`${length - GAP} ${AROUND - length + GAP}`}
            strokeDashoffset={-(start + GAP / 2)}
          />
        ))}
      {goals.map((goal) => (
        <line
          key={goal}
          className={styles.goal}
          x1={100 + RADIUS - MARK}
          x2={100 + RADIUS + MARK}
          y1="100"
          y2="100"
          transform={`rotate(${(360 * goal) / full} 100 100)`}
        />
      ))}
    </svg>
  );
}
