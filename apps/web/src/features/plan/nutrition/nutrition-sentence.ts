import type { LimitWire } from '@kkini/contract';
import type { Translate } from '../../../messages/translate.ts';
import { limitName } from '../limit-words.ts';
import { dayOf, type Side, sideOf } from './nutrient-amounts.ts';

type Day = { readonly name: string; readonly date: string; readonly limits: readonly LimitWire[] };

/** The next small step of a day, or what it kept; null where no limit can be judged. */
export function nutritionSentence(
  t: Translate,
  { name: day, date, limits }: Day,
): { readonly first: string; readonly second: string | null } | null {
  const judged = limits.flatMap((limit) => {
    const side = sideOf(dayOf(limit, date));
    return limit.kind === 'aim' || side === null ? [] : [{ name: limitName(t, limit), side }];
  });
  if (judged.length === 0) return null;
  const missed = judged.filter(({ side }) => side !== 'within');
  const [only] = missed;
  if (only === undefined) return { first: t('eaten.keptAll', { day }), second: null };
  if (missed.length === 1) {
    return { first: t(`eaten.step.${stepOf(only.side)}`, { nutrient: only.name }), second: null };
  }
  const met = judged.length - missed.length;
  return {
    first: t('eaten.keptSome', { day, count: judged.length, met }),
    second: missedWords(t, missed),
  };
}

type Missed = readonly { readonly name: string; readonly side: Side }[];

/** "조금 많아요: 나트륨 · 조금 모자라요: 식이섬유" */
function missedWords(t: Translate, missed: Missed): string {
  return (['above', 'below'] as const)
    .flatMap((side) => {
      const names = missed.filter((each) => each.side === side).map(({ name }) => name);
      return names.length === 0
        ? []
        : [t('eaten.missed', { side: t(`limits.${side}`), names: names.join(', ') })];
    })
    .join(' · ');
}

function stepOf(side: Side): 'above' | 'below' {
  return side === 'above' ? 'above' : 'below';
}
