import type { PortionWire } from '@kkini/contract';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import styles from './meal-card.module.css';
import { personNames } from '../standing/day-standing.ts';

/** How much of a meal each person eats, by name where several do (safety-rules section 5.5). */
export function MealPortions({ portions }: { readonly portions: readonly PortionWire[] }) {
  const { t } = useMessages();
  if (portions.length === 0) return null;
  const names = personNames(t, portions);
  return (
    <ul className={styles.portions} aria-label={t('portion.label')}>
      {portions.map((each, at) => {
        const portion = portionWords(t, each);
        return (
          <li key={names[at]}>
            {portions.length > 1 ? t('portion.of', { target: names[at] ?? '', portion }) : portion}
          </li>
        );
      })}
    </ul>
  );
}

/** Rice in bowls and grams, other starch in grams, and the share of the dish beside it. */
function portionWords(t: Translate, { starches, main }: PortionWire): string {
  const parts = starches.map(({ kind, grams, bowls }) => {
    const amount =
      bowls === null
        ? t('portion.grams', { grams: figure(grams) })
        : t('portion.bowls', { bowls: fractionWords(bowls), grams: figure(grams) });
    return t('portion.starch', { food: t(`starch.${kind}`), amount });
  });
  return [...parts, t('portion.main', { factor: fractionWords(main) })].join(', ');
}

function fractionWords({ whole, numerator, denominator }: PortionWire['main']): string {
  if (numerator === 0) return String(whole);
  return [...(whole === 0 ? [] : [whole]), `${numerator}/${denominator}`].join(' ');
}
