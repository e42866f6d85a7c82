import { useMessages } from '../../messages/messages-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import { foodId } from './food-id.ts';
import styles from './ingredient-halves.module.css';
import { halves, type IngredientText } from './read-recipe-texts.ts';

/** The ingredients in two lists side by side. */
export function IngredientHalves({ ingredients }: { readonly ingredients: readonly IngredientText[] }) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('recipe.ingredients')}</h2>
      <div className={styles.halves}>
        {halves(ingredients)
          .filter((half) => half.length > 0)
          .map((half) => (
            <ul key={half[0]?.name}>
              {half.map((ingredient) => (
                <Ingredient key={ingredient.name} {...ingredient} />
              ))}
            </ul>
          ))}
      </div>
    </section>
  );
}

function Ingredient({ name, amount }: IngredientText) {
  const food = foodId(name);
  return (
    <li className={styles.ingredient}>
      <span className={styles.words}>
        <b>{name}</b> <span>{amount}</span>
      </span>
      {food && (
        <span className={styles.drawing}>
          <Picture src={`/art/ingredients/${encodeURIComponent(food)}.svg`} />
        </span>
      )}
    </li>
  );
}
