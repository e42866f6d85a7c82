import { useMessages } from '../../messages/messages-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './ingredient-halves.module.css';
import { halves, type IngredientText } from './read-recipe-texts.ts';

type IngredientHalvesProps = {
  readonly ingredients: readonly IngredientText[];
  /** Address of an icon by ingredient name. */
  readonly images: Readonly<Record<string, string>>;
};

/** The ingredients in two lists side by side. */
export function IngredientHalves({ ingredients, images }: IngredientHalvesProps) {
  const { t } = useMessages();
  return (
    <section className={styles.frame}>
      <h2>{t('recipe.ingredients')}</h2>
      <div className={styles.halves}>
        {halves(ingredients)
          .filter((half) => half.length > 0)
          .map((half) => (
            <ul key={half[0]?.name}>
              {half.map((ingredient) => (
                <Ingredient key={ingredient.name} {...ingredient} image={images[ingredient.name] ?? null} />
              ))}
            </ul>
          ))}
      </div>
    </section>
  );
}

type IngredientProps = IngredientText & { readonly image: string | null };

function Ingredient({ name, amount, image }: IngredientProps) {
  return (
    <li className={styles.ingredient}>
      <span className={styles.drawing}>{image && <Picture src={image} />}</span>
      <span className={styles.words} lang="ko">
        <b>{name}</b> <span>{amount}</span>
      </span>
    </li>
  );
}
