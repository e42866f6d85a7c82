import type { MealStyle } from '@kkini/domain';
import { Picture } from '../../../ui/picture.tsx';

/** The drawing of a meal style; decoration beside its name. */
export function MealStylePicture({ style }: { readonly style: MealStyle }) {
  return <Picture src={`/art/meal-styles/${style}.svg`} eager />;
}
