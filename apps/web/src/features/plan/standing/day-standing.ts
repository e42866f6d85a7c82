import type { DayVerdictWire, QualityWire } from '@kkini/contract';
import { type Verdict, worstVerdict } from '@kkini/domain';
import type { Translate } from '../../../messages/translate.ts';

/** The verdict on a day for each person who eats from the plan, and the worst of them (safety-rules section 11). */
export type DayStanding = DayVerdictWire;
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

/** "본인", or "자녀 2" where several people share a target. */
export function personNames(t: Translate, persons: readonly Pick<Person, 'target'>[]): readonly string[] {
  return persons.map(({ target }, at) => {
    const name = t(`target.${target}`);
    if (persons.filter((each) => each.target === target).length === 1) return name;
    const number = persons.slice(0, at + 1).filter((each) => each.target === target).length;
    return t('dayVerdict.personNumber', { target: name, number });
  });
}

type Person = DayStanding['persons'][number];
