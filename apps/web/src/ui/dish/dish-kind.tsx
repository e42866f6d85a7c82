import { DayGlyph } from '../icons/day-glyph.tsx';
import styles from './dish-kind.module.css';

type DishKindProps = {
  readonly kind: string;
  /** The meal of the day it was opened from, and its word. */
  readonly meal: { readonly time: 'breakfast' | 'lunch' | 'dinner'; readonly word: string } | null;
};

/** Above the name of a dish: when it is eaten, in the light of that meal, and what it is. */
export function DishKind({ kind, meal }: DishKindProps) {
  if (meal === null) return <p className={styles.kind}>{kind}</p>;
  return (
    <p className={styles.kind} data-meal={meal.time}>
      <DayGlyph meal={meal.time} />
      {`${meal.word} · ${kind}`}
    </p>
  );
}
