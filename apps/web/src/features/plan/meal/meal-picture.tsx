import type { MealWire } from '@kkini/contract';
import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { styleOf } from '../model/meal-facts.ts';
import styles from './meal-picture.module.css';

type MealPictureProps = {
  readonly meal: MealWire;
  /** Asked for before the page knows whether it is in sight. */
  readonly eager?: boolean;
};

/**
 * The dish of a meal; when it does not arrive, the drawing of its meal style. Decoration beside its title.
 * A dish that takes the place of another fades in.
 */
export function MealPicture({ meal, eager = false }: MealPictureProps) {
  const style = `/art/meal-styles/${styleOf(meal)}.svg`;
  const src = meal.details.img_url ?? style;
  const [first] = useState(src);
  return (
    <span key={src} className={styles.picture} data-swapped={src !== first || undefined}>
      <Picture src={src} eager={eager} fallback={src === style ? null : <Picture src={style} />} />
    </span>
  );
}
