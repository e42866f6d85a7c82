import { chipState } from '../excluded/chips/chip-state.ts';
import { FoodMarks } from '../excluded/chips/food-marks.tsx';
import { FoodLabel, FoodPicture } from '../excluded/food-label.tsx';
import { isKnownFood, namedFood } from '../excluded/food-name.ts';
import type { Exclusions } from '../excluded/use-exclusions.ts';
import type { Readings } from '../excluded/use-readings.ts';
import styles from './input-check-screen.module.css';

type FoodListProps = { readonly exclusions: Exclusions; readonly readings: Readings };

/** Excluded foods with their drawings and marks. */
export function FoodList({ exclusions, readings }: FoodListProps) {
  return (
    <ul className={styles.foods}>
      {exclusions.foods.map((food) => {
        const reading = readings.of(food);
        const named = namedFood(food, reading?.understood);
        return (
          <li key={food} className={styles.food}>
            {named && isKnownFood(named.id) && (
              <span className={styles.foodListPicture}>
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
