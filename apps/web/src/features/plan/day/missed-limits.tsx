import type { QualityWire } from '@kkini/contract';
import { nutrientAmount } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { isTelling, lineOf, tellsSodium } from '../standing/standing-words.ts';
import styles from './daily-meals-screen.module.css';

type Warning = QualityWire['warnings'][number];
type MissedLimitsProps = {
  readonly date: string;
  /** Null for readers who may not see it. */
  readonly quality: QualityWire | null;
  readonly standing: DayStanding | undefined;
};

/** The limits one day misses, each with its figure, and with the name of whose it is where several eat. */
export function MissedLimits({ date, quality, standing }: MissedLimitsProps) {
  const { t } = useMessages();
  const isTold = standing !== undefined && tellsSodium(standing);
  const missed = (quality?.warnings ?? []).filter(
    (each) => each.date === date && !(isTold && each.nutrient === 'sodiumMg' && each.kind === 'above'),
  );
  if (missed.length === 0) return null;
  return (
    <ul className={styles.missed} aria-label={t('missed.label')}>
      {missed.map((warning) => {
        const { nutrient, kind, value, limit } = warning;
        const amount = nutrientAmount(t, nutrient, Math.abs(value - limit));
        const line = t(isTelling(amount) ? `missed.${kind}` : `missed.${kind}Slightly`, {
          nutrient: t(`nutrient.${nutrient}`),
          amount,
        });
        const name = nameOf(t, warning, standing);
        return <li key={`${nutrient} ${kind}`}>{name === null ? line : lineOf(t, name, line)}</li>;
      })}
    </ul>
  );
}

/** Whose figure a warning has; null where one person eats. */
function nameOf(
  t: Translate,
  { nutrient, value }: Warning,
  standing: DayStanding | undefined,
): string | null {
  const persons = standing?.persons ?? [];
  if (persons.length < 2) return null;
  const at = persons.findIndex(({ figures }) =>
    figures.some((each) => each.nutrient === nutrient && each.per === 'day' && each.value === value),
  );
  return personNames(t, persons)[at] ?? null;
}
