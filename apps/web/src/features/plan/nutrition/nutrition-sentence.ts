import type { LimitWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import type { Translate } from '../../../messages/translate.ts';
import { limitName } from '../model/limit-words.ts';
import { figureWords } from '../standing/standing-words.ts';
import { figureVerdict, offWords } from './figures/day-verdict.ts';
import { dayOf } from './figures/nutrient-amounts.ts';

type Day = {
  readonly name: string;
  readonly date: string;
  readonly limits: readonly LimitWire[];
  /** The verdict on the whole day. */
  readonly ofDay: Verdict;
};

/** What a day misses, or that it kept everything; null where that is told elsewhere or can't be. */
export function nutritionSentence(
  t: Translate,
  { name: day, date, limits, ofDay }: Day,
): { readonly first: string; readonly second: string | null } | null {
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
    const words = figureWords(t, only.verdict, offWords(only.limit, dayOf(only.limit, date)));
    return { first: t('eaten.missedOne', { nutrient: only.name, words }), second: null };
  }
  return {
    first: t('eaten.missedSome', { day, count: missed.length }),
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
    .join(' · ');
}
