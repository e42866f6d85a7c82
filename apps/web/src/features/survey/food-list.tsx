import { useMessages } from '../../messages/messages-context.tsx';
import { MixedText } from '../../messages/mixed-text.tsx';
import styles from './food-list.module.css';
import { foodName, isKnownFood } from './food-name.ts';
import { FoodPicture } from './food-picture.tsx';

/** Left-out foods with their drawings. */
export function FoodList({ foods }: { readonly foods: readonly string[] }) {
  const { locale } = useMessages();
  return (
    <ul className={styles.foods}>
      {foods.map((food) => (
        <li key={food} className={styles.food}>
          {isKnownFood(food) && (
            <span className={styles.picture}>
              <FoodPicture food={food} />
            </span>
          )}
          <MixedText text={foodName(food, locale)} />
        </li>
      ))}
    </ul>
  );
}
