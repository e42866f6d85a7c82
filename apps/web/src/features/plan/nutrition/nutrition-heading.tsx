import type { LimitWire, QualityWire } from '@kkini/contract';
import { MEAL_TIMES, type Verdict } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { daySentence } from '../day/day-sentence.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { basisNames, limitName } from '../model/limit-words.ts';
import { type DayStanding, verdictOf } from '../standing/day-standing.ts';
import { DayStandingNote } from '../standing/day-standing-note.tsx';
import { figureWords, lineOf, worstDayWords } from '../standing/standing-words.ts';
import { figureVerdict, offWords } from './figures/day-verdict.ts';
import { dayOf } from './figures/nutrient-amounts.ts';
import { NextStep } from './next-step.tsx';
import styles from './nutrition-view.module.css';

type NutritionHeadingProps = {
  /** Name of the day: "오늘", "화요일". */
  readonly name: string;
  readonly day: PlanDay;
  readonly today: string;
  readonly limits: readonly LimitWire[];
  readonly bodyNotes: QualityWire['bodyNotes'];
  readonly isShared: boolean;
};

/** What the day misses or meets, what helps, and whose limits these are. */
export function NutritionHeading({ name, day, today, limits, bodyNotes, isShared }: NutritionHeadingProps) {
  const { t } = useMessages();
  const { date, meals, standing } = day;
  const isFull = MEAL_TIMES.every((time) => meals[time] !== null);
  const ofDay = verdictOf(day);
  const several = standing !== undefined && standing.persons.length > 1 ? standing : null;
  const judged = !isFull
    ? null
    : several === null
      ? nutritionSentence(t, { name, date, limits, ofDay })
      : sentenceOfSeveral(t, name, several);
  const title = t('eaten.titleOf', { date: dayWords(t, date).short });
  const sentence = judged ?? daySentence(t, { day: name, meals, standing });
  return (
    <div className={styles.heading}>
      <ScreenHeading documentTitle={t('app.documentTitle', { title })}>{sentence.first}</ScreenHeading>
      {sentence.second !== null && <p>{sentence.second}</p>}
      <DayStandingNote standing={standing} isShown={judged !== null} isShownEach />
      {shortOfEnergy(t, standing, bodyNotes).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <NextStep day={day} today={today} />
      <p>{isShared || limits.length === 0 ? t('eaten.noLimits') : basisWords(t, limits, several !== null)}</p>
    </div>
  );
}

/** Why a person's day has too little energy: all their maxima together hold less than they need, whichever dishes are chosen. */
function shortOfEnergy(
  t: Translate,
  standing: DayStanding | undefined,
  bodyNotes: QualityWire['bodyNotes'],
): readonly string[] {
  const persons = standing?.persons ?? [];
  const names = personNames(t, persons);
  return bodyNotes.flatMap(({ code, person }) => {
    const figures = person === null ? [] : (persons[person]?.figures ?? []);
    const isShort = figures.some(
      ({ nutrient, verdict }) =>
        nutrient === 'energyKcal' && (verdict === 'under' || verdict === 'belowFloor'),
    );
    if (code !== 'energyShort' || person === null || !isShort) return [];
    const line = t('bodyNote.energyShort', { style: '' });
    return [persons.length > 1 ? lineOf(t, names[person] ?? '', line) : line];
  });
}

/** Whose limits these are: each person's own if several eat, or the chosen conditions and eating styles that set limits. */
function basisWords(t: Translate, limits: readonly LimitWire[], isOfSeveral: boolean): string {
  if (isOfSeveral) return t('eaten.basisEach');
  const owners = basisNames(t, limits);
  return owners === '' ? t('eaten.basisEveryone') : t('eaten.basis', { owners });
}

type Sentence = { readonly first: string; readonly second: string | null };

/** Who of several people misses limits on a day, or that nobody does; null if another line says so or it is unknown. */
function sentenceOfSeveral(t: Translate, day: string, standing: DayStanding): Sentence | null {
  const { verdict } = standing;
  if (verdict === 'belowFloor' || verdict === 'unknown') return null;
  if (verdict === 'within') return { first: t('eaten.keptAll', { day }), second: null };
  // The card below has the verdict in full.
  const short = verdict === 'likely' ? t('eaten.mayMiss') : undefined;
  return { first: worstDayWords(t, standing, short), second: null };
}

type Day = {
  readonly name: string;
  readonly date: string;
  readonly limits: readonly LimitWire[];
  /** Verdict on the whole day. */
  readonly ofDay: Verdict;
};

/** What a day misses, or that it meets all limits; null if another line says so or it is unknown. */
function nutritionSentence(t: Translate, { name: day, date, limits, ofDay }: Day): Sentence | null {
  if (ofDay === 'belowFloor' || ofDay === 'unknown') return null;
  const missed = limits.flatMap((limit): readonly Missed[] => {
    const verdict = figureVerdict({ limit, day: dayOf(limit, date), ofDay });
    if (limit.kind === 'aim' || (verdict !== 'over' && verdict !== 'under')) return [];
    return [{ limit, name: limitName(t, limit), verdict }];
  });
  const [only] = missed;
  if (only === undefined) {
    if (ofDay === 'within') return { first: t('eaten.keptAll', { day }), second: null };
    return ofDay === 'likely' ? { first: t('dayVerdict.likely'), second: null } : null;
  }
  if (missed.length === 1) {
    const words = figureWords(t, only.verdict, offWords(t, only.limit, dayOf(only.limit, date)));
    return { first: t('eaten.missedOne', { nutrient: only.name, words }), second: null };
  }
  return {
    first: t('eaten.missedSome', { count: missed.length }),
    second: missedWords(t, missed),
  };
}

type Missed = { readonly limit: LimitWire; readonly name: string; readonly verdict: 'over' | 'under' };

/** "나트륨: 기준보다 많아요 · 식이섬유: 기준보다 적어요" */
function missedWords(t: Translate, missed: readonly Missed[]): string {
  return (['over', 'under'] as const)
    .flatMap((verdict) => {
      const names = missed.filter((each) => each.verdict === verdict).map(({ name }) => name);
      const words = t(`dayVerdict.${verdict}Plain`);
      return names.length === 0 ? [] : [t('eaten.missedOne', { nutrient: names.join(', '), words })];
    })
    .join(MIDDLE_DOT);
}
