import { DayGlyph } from '../icons/day-glyph.tsx';
import styles from './dish-kind.module.css';

type DishKindProps = {
  readonly kind: string;
  /** The meal time it was opened from, and its name. */
  readonly meal: { readonly time: 'breakfast' | 'lunch' | 'dinner'; readonly word: string } | null;
};

/** Above the name of a dish: its meal time, in the colour of that meal, and its kind. */
export function DishKind({ kind, meal }: DishKindProps) {
  if (meal === null) return <p className={styles.kind}>{kind}</p>;
  return (
    <p className={styles.kind} data-meal={meal.time}>
      <DayGlyph meal={meal.time} />
      {`${meal.word} · ${kind}`}
    </p>
  );
}
