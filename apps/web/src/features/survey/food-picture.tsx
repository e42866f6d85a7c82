import { Picture } from '../../ui/picture.tsx';

/** The drawing of a food by its taxonomy id; decoration beside its name. */
export function FoodPicture({ food }: { readonly food: string }) {
  return <Picture src={`/art/ingredients/${encodeURIComponent(food)}.svg`} eager />;
}
