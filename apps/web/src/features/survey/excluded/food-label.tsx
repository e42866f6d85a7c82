import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { FoodDrawing } from '../../../ui/dish/food-drawing.tsx';
import styles from './food-label.module.css';
import { isKnownFood, type NamedFood } from './food-name.ts';

type FoodLabelProps = {
  /** The excluded text as stored in the answers. */
  readonly food: string;
  /** Food it names; null for the visitor's own words. */
  readonly named: Pick<NamedFood, 'ko' | 'en'> | null;
};

/** Name of an excluded food; on an English page with the Korean name beside it. */
export function FoodLabel({ food, named }: FoodLabelProps) {
  const { locale } = useMessages();
  if (named === null) return <MixedText text={food} />;
  if (locale === 'ko') return named.ko;
  return (
    <>
      {named.en}{' '}
      <span lang="ko" className={styles.korean}>
        {named.ko}
      </span>
    </>
  );
}

/** The drawing of a food by its taxonomy id, or a leaf; decoration beside its name. */
export function FoodPicture({ food }: { readonly food: string }) {
  const src = isKnownFood(food) ? `/art/ingredients/${encodeURIComponent(food)}.svg` : null;
  return <FoodDrawing src={src} eager />;
}
