import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { isKnownFood } from './food-name.ts';
import styles from './food-picture.module.css';

/** The drawing of a food by its taxonomy id, or a leaf; decoration beside its name. */
export function FoodPicture({ food }: { readonly food: string }) {
  if (isKnownFood(food)) return <Picture src={`/art/ingredients/${encodeURIComponent(food)}.svg`} eager />;
  return (
    <span className={styles.leaf}>
      <Icon name="leaf" size={20} />
    </span>
  );
}
