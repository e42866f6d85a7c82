import type { DayWire, LimitDayWire, LimitWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { DeferredRender } from '../../../ui/deferred-render.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import {
  amountWords,
  type Bounds,
  limitName,
  missedBy,
  rangeWords,
  rowWords,
  type Shown,
  shownBeside,
} from '../model/limit-words.ts';
import { type MealAmounts, mealAmounts } from '../model/meal-facts.ts';
import { verdictOf } from '../standing/day-standing.ts';
import { figureWords } from '../standing/standing-words.ts';
import { VerdictTag } from '../standing/verdict-tag.tsx';
import { dayVerdict } from './figures/day-verdict.ts';
import { glycemicBands, glycemicVerdict } from './figures/glycemic-bands.ts';
import { dayOf, daySum, highestAmount } from './figures/nutrient-amounts.ts';
import { steadinessWord } from './figures/steadiness.ts';
import styles from './limit-of-day.module.css';

type LimitOfDayProps = {
  readonly limit: LimitWire;
  readonly day: PlanDay;
};

/** One limit and the amount of the chosen day; expands to its meals and sources. */
export function LimitOfDay({ limit, day }: LimitOfDayProps) {
  const { t } = useMessages();
  const { date, meals } = day;
  const { unit, per } = limit;
  const amounts = dayOf(limit, date);
  // A meal that misses the limit states that itself.
  const missed = MEAL_TIMES.filter((time) => per === 'meal' && amounts && missedVerdict(amounts, time));
  const isMissed = missed.length > 0;
  const others = MEAL_TIMES.filter((time) => !missed.includes(time));
  const ofMeals = amounts && per === 'meal' && !isMissed ? spanOf(amounts.amounts) : null;
  const hasMeals = amounts && (per === 'day' || isMissed || ofMeals !== null);
  const sum = amounts && per === 'day' ? daySum(amounts.amounts).sum : null;
  const highest = highestAmount(day, { ...limit, sum });
  const ofDay = verdictOf(day);
  const isLoad = limit.nutrient === 'glycemicLoad';
  const ofAmounts = isMissed ? null : dayVerdict(t, { limit, day: amounts, ofDay });
  const verdict = isLoad ? glycemicVerdict(t, limit, day) : ofAmounts;
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles.row}>
          {isLoad ? (
            <Bands limit={limit} bands={glycemicBands(t, day)} />
          ) : (
            <Figures limit={limit} day={amounts} sum={sum} highest={highest} ofMeals={ofMeals} />
          )}
          {(verdict || (amounts && per === 'day')) && (
            <span className={styles.line}>
              {amounts && per === 'day' && (
                <MealBar amounts={amounts.amounts} low={amounts.low} high={amounts.high} highest={highest} />
              )}
              {verdict && <VerdictTag {...verdict} />}
            </span>
          )}
          <VisuallyHidden>{t(hasMeals ? 'eaten.more' : 'limits.why')}</VisuallyHidden>
        </summary>
        <div className={styles.grounds}>
          <DeferredRender>
            {hasMeals && <Meals day={amounts} unit={unit} times={others} />}
            <LimitGrounds limit={limit} />
          </DeferredRender>
        </div>
      </details>
      {amounts && per === 'meal' && ofMeals === null && (
        <Meals day={amounts} unit={unit} times={isMissed ? missed : MEAL_TIMES} />
      )}
      {limit.nutrient === 'purineMg' && per === 'day' && <PurineOfAll meals={meals} unit={unit} />}
    </li>
  );
}

/** Lowest and highest amount of the meals that are eaten; null if one is unknown. */
function spanOf(amounts: MealAmounts): readonly [number, number] | null {
  const all = MEAL_TIMES.map((time) => amounts[time]);
  const known = all.filter((amount) => amount !== null && amount > 0).map(Number);
  if (all.includes(null) || known.length === 0) return null;
  return [Math.min(...known), Math.max(...known)];
}

/** "42.1 – 63.6g", or one amount if both read the same. */
function spanWords(t: Translate, [low, high]: readonly [number, number], shown: Shown): string {
  const [least, most] = [amountWords(t, low, shown), amountWords(t, high, shown)];
  return least === most ? most : rangeWords(t, { low, high }, shown);
}

type FiguresProps = {
  readonly limit: LimitWire;
  readonly day: LimitDayWire | undefined;
  readonly sum: number | null;
  readonly highest: number | null;
  /** Lowest and highest amount of a meal, if all are known and within. */
  readonly ofMeals: readonly [number, number] | null;
};

type BandsProps = { readonly limit: LimitWire; readonly bands: string };

/** Name of a glycaemic load and the bands of the meals. */
function Bands({ limit, bands }: BandsProps) {
  const { t } = useMessages();
  return (
    <span className={styles.figures}>
      <b>{limitName(t, limit)}</b>
      <span className={styles.amounts}>
        <b>{limit.per === 'meal' && bands}</b>
      </span>
    </span>
  );
}

/** Name, amount and range of a limit. */
function Figures({ limit, day, sum, highest, ofMeals }: FiguresProps) {
  const { t } = useMessages();
  const { unit, judgedLow, judgedHigh } = limit;
  const { low, high } = day ?? { low: judgedLow, high: judgedHigh };
  const sums = limit.days.map(({ amounts }) => daySum(amounts).sum);
  const steadiness = steadinessWord(limit, sum, sums);
  const stated = [sum, highest, ...(ofMeals ?? [])].filter((amount) => amount !== null);
  const shown = shownBeside(stated, { low, high }, unit);
  return (
    <span className={styles.figures}>
      <b>{limitName(t, limit)}</b>
      <span className={styles.amounts}>
        {sum !== null && (
          <b>
            {highest === null
              ? amountWords(t, sum, shown)
              : rangeWords(t, { low: sum, high: highest }, shown)}
            {steadiness && ` · ${t(steadiness)}`}
          </b>
        )}
        {ofMeals && <b>{spanWords(t, ofMeals, shown)}</b>}
        {(sum !== null || ofMeals) && ' '}
        <span>
          {(sum !== null || ofMeals) && '/ '}
          {rangeWords(t, { low, high }, shown)}
        </span>
      </span>
    </span>
  );
}

/** Total purine; the limit counts animal foods only. */
function PurineOfAll({ meals, unit }: { readonly meals: DayWire; readonly unit: string }) {
  const { t } = useMessages();
  const { sum, isWhole } = daySum(
    mealAmounts(meals, ({ details }) => details.nutrient?.purine_total ?? null),
  );
  if (sum === null || !isWhole) return null;
  return <p className={styles.whole}>{t('eaten.purineTotal', { amount: amountWords(t, sum, { unit }) })}</p>;
}

type MealsProps = {
  readonly day: LimitDayWire;
  readonly unit: string;
  readonly times: readonly MealTime[];
};

/** Amount in some meals; for a limit per meal, with its verdict. */
function Meals({ day, unit, times }: MealsProps) {
  const { t } = useMessages();
  const { amounts } = day;
  return (
    <ul className={styles.meals}>
      {times.map((time) => {
        const amount = amounts[time];
        const missed = missedVerdict(day, time);
        const off = amount === null ? 0 : missedBy(amount, day);
        return (
          <li key={time} data-meal={time}>
            <i />
            {t(`mealTime.${time}`)}{' '}
            <b>
              {amount === null
                ? t('eaten.unknown')
                : amountWords(t, amount, shownBeside([amount], missed ? day : NO_BOUNDS, unit))}
            </b>
            {missed && (
              <VerdictTag verdict={missed} words={figureWords(t, missed, amountWords(t, off, { unit }))} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const NO_BOUNDS: Bounds = { low: null, high: null };

function missedVerdict({ verdicts }: LimitDayWire, time: MealTime): 'over' | 'under' | null {
  const verdict = verdicts[time];
  return verdict === 'over' || verdict === 'under' ? verdict : null;
}

type MealBarProps = Bounds & {
  readonly amounts: MealAmounts;
  /** Most the day may have; hatched above the sum. */
  readonly highest: number | null;
};

/** The three meals in one bar with a mark at each bound; the text beside it says the same. */
function MealBar({ amounts, low, high, highest }: MealBarProps) {
  const sum = daySum(amounts).sum ?? 0;
  const full = 1.25 * Math.max(sum, highest ?? 0, high ?? 0, low ?? 0) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      {MEAL_TIMES.map((time) => (
        <i key={time} data-meal={time} style={{ width: share(amounts[time] ?? 0) }} />
      ))}
      {highest !== null && <s style={{ width: share(highest - sum) }} />}
      {low !== null && <u style={{ insetInlineStart: share(low) }} />}
      {high !== null && high !== low && <u style={{ insetInlineStart: share(high) }} />}
    </span>
  );
}

/** Source of a limit: its owners, the document and the confidence. */
export function LimitGrounds({ limit }: { readonly limit: LimitWire }) {
  const { t } = useMessages();
  const { rows, overruled, unit, per, low, high, judgedLow, judgedHigh } = limit;
  const leavesRoom = per === 'day' && (low !== judgedLow || high !== judgedHigh);
  const all = [
    ...rows.map((row) => ({ ...row, text: 'limits.row' as const })),
    ...overruled.map((row) => ({ ...row, text: 'limits.gaveWay' as const })),
  ];
  return (
    <>
      {leavesRoom && (
        <p className={styles.wholeDay}>
          {t('limits.wholeDay', { range: rangeWords(t, { low, high }, { unit }) })}
        </p>
      )}
      <ul className={styles.sources}>
        {all.map((row) => (
          <li key={`${row.text} ${row.owners.join()} ${row.figure} ${row.low} ${row.high}`}>
            <b>{t(row.text, rowWords(t, row, unit))}</b>
            <cite>{t(`source.${row.source.code}`)}</cite>
            <span className={styles.trust}>
              {t(`limits.mark.${row.mark}`)} · {t(`limits.confidence.${row.confidence}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
