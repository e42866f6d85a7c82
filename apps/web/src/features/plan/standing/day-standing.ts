import type { DayVerdictWire, QualityWire } from '@kkini/contract';
import { type Verdict, worstVerdict } from '@kkini/domain';

/** The verdict on a day for each person who eats from the plan, and the worst of them (safety-rules section 11). */
export type DayStanding = DayVerdictWire;
/** The verdict on one person's day. */
export type PersonStanding = DayStanding['persons'][number];
/** A day that may have a verdict. */
type Judged = { readonly standing?: DayStanding | undefined };

/** The verdicts on a date; undefined for readers who may not see them. */
export function standingOf(quality: QualityWire | null, date: string): DayStanding | undefined {
  return quality?.days.find((day) => day.date === date);
}

/** The verdict on a day; `unknown` without one, so that no unjudged day is praised. */
export function verdictOf({ standing }: Judged): Verdict {
  return standing?.verdict ?? 'unknown';
}

/** The worst verdict of several days. */
export function worstOfDays(days: readonly Judged[]): Verdict {
  return worstVerdict(days.map(verdictOf));
}
