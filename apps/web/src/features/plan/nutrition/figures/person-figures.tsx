import type { FigureVerdictWire, LimitWire } from '@kkini/contract';
import { type Verdict, worstVerdict } from '@kkini/domain';
import { useId } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { personNames } from '../../../../messages/person-names.ts';
import type { Translate } from '../../../../messages/translate.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import {
  amountWords,
  limitName,
  looksMissed,
  missedBy,
  rangeWords,
  type Shown,
  shownBeside,
} from '../../model/limit-words.ts';
import type { DayStanding } from '../../standing/day-standing.ts';
import { PersonChips } from '../../standing/person-chips.tsx';
import { boughtLinesOf, figureWords, wholeDayWords } from '../../standing/standing-words.ts';
import { VerdictTag } from '../../standing/verdict-tag.tsx';
import { QuietDetails } from '../quiet-details.tsx';
import { sortLimits } from './key-limits.ts';
import { readsHigher } from './nutrient-amounts.ts';
import styles from './person-figures.module.css';
import { steadinessWord } from './steadiness.ts';

type PersonFiguresProps = {
  readonly standing: DayStanding;
  /** All days of the plan, to compare a person's days with each other. */
  readonly days: readonly PlanDay[];
  /** Limits of the plan; the most important ones are shown first. */
  readonly limits: readonly LimitWire[];
  /** Index of the person shown. */
  readonly chosen: number;
  readonly onChoose: (person: number) => void;
};

/** Index of the first of the people whose day is the worst. */
export function worstOff(persons: DayStanding['persons']): number {
  const worst = worstVerdict(persons.map(({ verdict }) => verdict));
  return Math.max(
    0,
    persons.findIndex(({ verdict }) => verdict === worst),
  );
}

/**
 * One person's own portions beside that person's limits: the most important and the missed ones shown, the rest collapsed. Chips choose the
 * person.
 */
export function PersonFigures({ standing, days, limits, chosen, onChoose }: PersonFiguresProps) {
  const { persons } = standing;
  const { t } = useMessages();
  const id = useId();
  const names = personNames(t, persons);
  const at = Math.min(chosen, persons.length - 1);
  const person = persons[at];
  if (person === undefined) return null;
  const isPraised = person.verdict === 'within';
  const { inSight, others } = sorted(
    person.figures.filter((each) => saysSomething(each, isPraised)),
    limits,
  );
  const ofWeek = days.map((day) => day.standing?.persons[at]?.figures ?? []);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('eaten.figuresOf', { target: names[at] ?? '' })}</h2>
      <PersonChips
        label={t('eaten.person')}
        names={names}
        verdicts={persons.map(({ verdict }) => verdict)}
        chosen={at}
        onChoose={onChoose}
      />
      <div className={styles.whole}>
        <VerdictTag verdict={person.verdict} words={wholeDayWords(t, person.verdict)} />
        {boughtLinesOf(t, person).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <FigureList figures={inSight} ofDay={person.verdict} ofWeek={ofWeek} />
      {others.length > 0 && (
        <QuietDetails summary={t('limits.others', { count: others.length })}>
          <FigureList figures={others} ofDay={person.verdict} ofWeek={ofWeek} />
        </QuietDetails>
      )}
    </section>
  );
}

type FigureListProps = {
  readonly figures: readonly FigureVerdictWire[];
  /** Verdict on the person's day, shown above. */
  readonly ofDay: Verdict;
  /** The person's figures on each day of the plan. */
  readonly ofWeek: readonly (readonly FigureVerdictWire[])[];
};

function FigureList({ figures, ...days }: FigureListProps) {
  return (
    <ul className={styles.figures}>
      {figures.map((each) => (
        <Figure key={`${each.nutrient} ${each.per}`} figure={each} {...days} />
      ))}
    </ul>
  );
}

/** Whether a row says anything: a glycaemic load without a figure or a verdict to show is left out. */
function saysSomething({ nutrient, value, verdict }: FigureVerdictWire, isPraised: boolean): boolean {
  return nutrient !== 'glycemicLoad' || value !== null || verdict !== 'within' || isPraised;
}

/** Energy, the four most important figures and those the day misses, and the others. */
function sorted(figures: readonly FigureVerdictWire[], limits: readonly LimitWire[]) {
  const { key } = sortLimits(limits.filter(({ nutrient }) => nutrient !== 'energyKcal'));
  const placeOf = ({ nutrient, per }: FigureVerdictWire) => {
    const place = key.findIndex((limit) => limit.nutrient === nutrient && limit.per === per);
    return nutrient === 'energyKcal' ? -1 : place < 0 ? key.length : place;
  };
  const all = figures.toSorted((one, other) => placeOf(one) - placeOf(other));
  const isInSight = ({ verdict }: FigureVerdictWire, place: number) =>
    place < IN_SIGHT || verdict === 'over' || verdict === 'under';
  return { inSight: all.filter(isInSight), others: all.filter((each, place) => !isInSight(each, place)) };
}

const IN_SIGHT = 5;

type FigureProps = Omit<FigureListProps, 'figures'> & { readonly figure: FigureVerdictWire };

/** One nutrient. "Within" is shown only if the whole day is (safety-rules section 11). */
function Figure({ figure, ofDay, ofWeek }: FigureProps) {
  const { t } = useMessages();
  const { nutrient, value, verdict } = figure;
  const isCounted = nutrient !== 'glycemicLoad';
  const highest = highestOf(figure);
  const alike = ofWeek.map((day) => day.find((each) => each.nutrient === nutrient)?.value ?? null);
  const steadiness = steadinessWord(figure, value, alike);
  const shown = shownBeside(
    [value, highest].filter((amount) => amount !== null),
    figure,
    figure.unit,
  );
  const isShown = verdict !== 'within' || ofDay === 'within';
  return (
    <li>
      <div className={styles.line}>
        <b>{limitName(t, figure)}</b>
        <span>
          {value !== null && <b>{ownWords(t, { value, highest, shown })}</b>}
          {steadiness && <b> · {t(steadiness)}</b>}
          {isCounted && ` / ${rangeWords(t, figure, shown)}`}
        </span>
      </div>
      {isShown && <VerdictTag verdict={verdict} words={verdictWords(t, figure)} />}
    </li>
  );
}

/**
 * Highest value of the figure with bought food; null if it reads the same as the value, or if it is less than a hundredth more and
 * no limit depends on it.
 */
function highestOf({ value, highest, verdict }: FigureVerdictWire): number | null {
  if (value === null || highest === null) return null;
  const isNotable = highest - value >= NOTABLE_SHARE * value || verdict !== 'within';
  return isNotable && readsHigher(highest, value) ? highest : null;
}

const NOTABLE_SHARE = 0.01;

type Own = { readonly value: number; readonly highest: number | null; readonly shown: Shown };

function ownWords(t: Translate, { value: low, highest: high, shown }: Own): string {
  return high === null ? amountWords(t, low, shown) : rangeWords(t, { low, high }, shown);
}

/** The verdict in words. A floor that reads as missed, by less than the precision of food tables, is nearly met. */
function verdictWords(t: Translate, figure: FigureVerdictWire): string {
  const { verdict, value, unit, low } = figure;
  const isNearly = verdict === 'within' && value !== null && looksMissed(value, { low, high: null }, unit);
  return isNearly ? t('dayVerdict.nearly') : figureWords(t, verdict, offWords(t, figure));
}

function offWords(t: Translate, figure: FigureVerdictWire): string | null {
  const { nutrient, unit, value } = figure;
  if (value === null || nutrient === 'glycemicLoad') return null;
  const off = missedBy(value, figure);
  return off > 0 ? amountWords(t, off, { unit }) : null;
}
