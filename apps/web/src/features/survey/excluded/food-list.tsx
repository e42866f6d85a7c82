import { chipState } from './chips/chip-state.ts';
import { FoodMarks } from './chips/food-marks.tsx';
import { FoodLabel } from './food-label.tsx';
import styles from './food-list.module.css';
import { isKnownFood, namedFood } from './food-name.ts';
import { FoodPicture } from './food-picture.tsx';
import type { Exclusions } from './use-exclusions.ts';
import type { Readings } from './use-readings.ts';

type FoodListProps = { readonly exclusions: Exclusions; readonly readings: Readings };

/** Left-out foods with their drawings and what they say of themselves. */
export function FoodList({ exclusions, readings }: FoodListProps) {
  return (
    <ul className={styles.foods}>
      {exclusions.foods.map((food) => {
        const reading = readings.of(food);
        const named = namedFood(food, reading?.understood);
        return (
          <li key={food} className={styles.food}>
            {named && isKnownFood(named.id) && (
              <span className={styles.picture}>
                <FoodPicture food={named.id} />
              </span>
            )}
            <span>
              <FoodLabel food={food} named={named} />
            </span>
            <FoodMarks
              state={chipState(food, reading, exclusions)}
              strictness={exclusions.strictness(food)}
            />
          </li>
        );
      })}
    </ul>
  );
}
