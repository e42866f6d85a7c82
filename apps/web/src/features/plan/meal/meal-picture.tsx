import type { MealWire } from '@kkini/contract';
import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { styleOf } from '../model/meal-facts.ts';
import styles from './meal-picture.module.css';

type MealPictureProps = {
  readonly meal: MealWire;
  /** Loads at once instead of when it comes into view. */
  readonly eager?: boolean;
};

/** Picture of a meal, decorative beside its title. Falls back to the drawing of the meal style. A changed picture fades in. */
export function MealPicture({ meal, eager = false }: MealPictureProps) {
  const style = `/art/meal-styles/${styleOf(meal)}.svg`;
  const src = meal.details.img_url ?? style;
  const [first] = useState(src);
  return (
    <span
      key={src}
      className={styles.picture}
      data-dish={meal.details.id ?? undefined}
      data-swapped={src !== first || undefined}
    >
      <Picture src={src} eager={eager} fallback={src === style ? null : <Picture src={style} />} />
    </span>
  );
}
