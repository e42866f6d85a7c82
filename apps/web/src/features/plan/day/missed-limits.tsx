import type { QualityWire } from '@kkini/contract';
import { nutrientAmount } from '../../../messages/figures.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { isSubstantial, mentionsSodium } from '../standing/standing-words.ts';
import styles from './daily-meals-screen.module.css';

type MissedOfDay = {
  readonly date: string;
  /** Null for readers who may not see it. */
  readonly quality: QualityWire | null;
  readonly standing: DayStanding | undefined;
};

/** Limits a day misses, each with its figure. If several people eat, each person's part shows them instead, with `missedWords`. */
export function MissedLimits(day: MissedOfDay) {
  const { t } = useMessages();
  const missed = missedOf(day);
  if (missed.length === 0 || isForEach(day)) return null;
  return (
    <ul className={styles.missed} aria-label={t('missed.label')}>
      {KINDS.flatMap((kind) =>
        sentences(
          t,
          kind,
          missed.filter((each) => each.kind === kind),
        ),
      ).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Limits each of several people misses on a day, by index: "지방 4.9g · 포화지방 3.4g 많아요", then what is too little. */
export function missedWords(t: Translate, day: MissedOfDay): readonly (readonly string[])[] {
  if (!isForEach(day)) return [];
  const missed = missedOf(day);
  return (day.standing?.persons ?? []).map((_, at) =>
    KINDS.flatMap((kind) => {
      const ofPerson = missed.filter(({ person, kind: missedKind }) => person === at && missedKind === kind);
      return ofPerson.length === 0 ? [] : [listWords(t, kind, ofPerson)];
    }),
  );
}

const KINDS = ['above', 'below'] as const;
type Kind = (typeof KINDS)[number];

/** A sentence for a single limit, one for all together if there are several. */
function sentences(t: Translate, kind: Kind, missed: readonly Missed[]): readonly string[] {
  const [first, second] = missed;
  if (first === undefined) return [];
  if (second !== undefined) return [listWords(t, kind, missed)];
  const { isShown, ...words } = amountOf(t, first);
  return [t(isShown ? `missed.${kind}` : `missed.${kind}Slightly`, words)];
}

function listWords(t: Translate, kind: Kind, missed: readonly Missed[]): string {
  const items = missed.map((each) => {
    const { isShown, ...words } = amountOf(t, each);
    return t(isShown ? 'missed.amount' : 'missed.amountSlight', words);
  });
  return t(`missed.${kind}Of`, { items: items.join(MIDDLE_DOT) });
}

type Missed = QualityWire['warnings'][number];

function missedOf({ date, quality, standing }: MissedOfDay): readonly Missed[] {
  const isSodiumMentioned = standing !== undefined && mentionsSodium(standing);
  const isShown = ({ nutrient, kind, person }: Missed) =>
    (isSodiumMentioned && nutrient === 'sodiumMg' && kind === 'above') ||
    // The note on a day with too little food says so.
    (nutrient === 'energyKcal' && kind === 'below' && standing?.persons[person]?.verdict === 'belowFloor');
  return (quality?.warnings ?? []).filter((each) => each.date === date && !isShown(each));
}

function isForEach({ standing }: MissedOfDay): boolean {
  return (standing?.persons.length ?? 0) > 1;
}

/** Amount by which a limit is missed; `isShown` is false if it rounds to zero. */
function amountOf(t: Translate, { nutrient, value, limit }: Missed) {
  const amount = nutrientAmount(t, nutrient, Math.abs(value - limit));
  return { nutrient: t(`nutrient.${nutrient}`), amount, isShown: isSubstantial(amount) };
}
