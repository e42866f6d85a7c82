import { Icon } from '../icons/icon.tsx';
import { Picture } from '../picture.tsx';
import styles from './food-drawing.module.css';

type FoodDrawingProps = {
  /** Null for a food without a drawing. */
  readonly src: string | null;
  readonly eager?: boolean;
};

/** The drawing of a food, or a leaf; decoration beside its name. */
export function FoodDrawing({ src, eager = false }: FoodDrawingProps) {
  const leaf = (
    <span className={styles.leaf}>
      <Icon name="leaf" size={20} />
    </span>
  );
  return <Picture src={src} fallback={leaf} eager={eager} />;
}
