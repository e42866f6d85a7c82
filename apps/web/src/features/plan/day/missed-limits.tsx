import type { QualityWire } from '@kkini/contract';
import { nutrientAmount } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { isTelling, lineOf, tellsSodium } from '../standing/standing-words.ts';
import styles from './daily-meals-screen.module.css';

type MissedLimitsProps = {
  readonly date: string;
  /** Null for readers who may not see it. */
  readonly quality: QualityWire | null;
  readonly standing: DayStanding | undefined;
};

/** The limits one day misses, each with its figure, and with the name of whose it is where several eat, one person after the other. */
export function MissedLimits({ date, quality, standing }: MissedLimitsProps) {
  const { t } = useMessages();
  const isTold = standing !== undefined && tellsSodium(standing);
  const missed = (quality?.warnings ?? []).filter(
    (each) => each.date === date && !(isTold && each.nutrient === 'sodiumMg' && each.kind === 'above'),
  );
  if (missed.length === 0) return null;
  const names = personNames(t, standing?.persons ?? []);
  const byPerson = missed.toSorted((one, other) => one.person - other.person);
  return (
    <ul className={styles.missed} aria-label={t('missed.label')}>
      {byPerson.map(({ nutrient, kind, value, limit, person }) => {
        const amount = nutrientAmount(t, nutrient, Math.abs(value - limit));
        const line = t(isTelling(amount) ? `missed.${kind}` : `missed.${kind}Slightly`, {
          nutrient: t(`nutrient.${nutrient}`),
          amount,
        });
        const name = names.length > 1 ? names[person] : undefined;
        return <li key={`${nutrient} ${kind}`}>{name === undefined ? line : lineOf(t, name, line)}</li>;
      })}
    </ul>
  );
}
