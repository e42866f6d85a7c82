import type { MealWire } from '@kkini/contract';
import { Picture } from '../../ui/picture.tsx';
import { styleOf } from './meal-facts.ts';

/** The dish of a meal; when it does not arrive, the drawing of its meal style. Decoration beside its title. */
export function MealPicture({ meal }: { readonly meal: MealWire }) {
  const style = `/art/meal-styles/${styleOf(meal)}.svg`;
  const src = meal.details.img_url ?? style;
  return <Picture key={src} src={src} fallback={src === style ? null : <Picture src={style} />} />;
}
