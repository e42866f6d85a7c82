import { type RecipeWire, styleFromWire } from '@kkini/contract';
import { Link } from 'react-router';
import { cookingPath, type DetailTarget } from '../../platform/address/detail-address.ts';
import { useDishKind } from '../../platform/address/use-dish-kind.ts';
import { cautionWords } from '../../messages/caution-words.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import { verdictWords } from '../../messages/verdict-words.ts';
import { DishKind } from '../../ui/dish/dish-kind.tsx';
import { DishNotes } from '../../ui/dish/dish-notes.tsx';
import { DishPage } from '../../ui/dish/dish-page.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { FigureSection } from '../../ui/dish/figure-section.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { IngredientHalves } from './ingredient-halves.tsx';
import { OWN_SOURCE } from './own-source.ts';
import { readIngredients, readSteps } from './read-recipe-texts.ts';
import styles from './recipe-detail.module.css';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipeSteps } from './recipe-steps.tsx';
import { RecipeSubstitutions } from './recipe-substitutions.tsx';
import { RecipeTags } from './recipe-tags.tsx';
import { DishTips } from './tips/dish-tips.tsx';

type RecipeViewProps = { readonly recipe: RecipeWire; readonly target: DetailTarget };

export function RecipeView({ recipe, target }: RecipeViewProps) {
  const { t } = useMessages();
  const ingredients = readIngredients(recipe.ingredients);
  const steps = readSteps(recipe.instructions);
  const style = styleFromWire(recipe.category) ?? 'cookedRecipe';
  const kind = useDishKind(style);
  const drawing = `/art/meal-styles/${style}.svg`;
  return (
    <main className={styles.main}>
      <DishPage
        tint={style === 'simpleRecipe' ? 'butter' : 'apricot'}
        picture={<Picture src={recipe.img_url || drawing} fallback={<Picture src={drawing} />} eager />}
        head={
          <>
            <DishKind {...kind} />
            <ScreenHeading documentTitle={t('app.documentTitle', { title: recipe.title })} lang="ko">
              {recipe.title}
            </ScreenHeading>
            {recipe.author && (
              <p className={styles.author}>{t('recipe.author', { author: recipe.author })}</p>
            )}
            {recipe.description && (
              <p className={styles.description} lang="ko">
                {recipe.description}
              </p>
            )}
            {recipe.tags.length > 0 && <RecipeTags tags={recipe.tags} />}
            <RecipeFacts recipe={recipe} />
            <DishNotes
              cautions={cautionWords(t, recipe.cautions)}
              verdict={verdictWords(t, recipe.judgement)}
            />
          </>
        }
        action={
          steps.length > 0 && (
            <Link to={cookingPath(target)} className={styles.cook}>
              <Icon name="chefHat" size={22} />
              {t('recipe.cook')}
            </Link>
          )
        }
        lead={<DishTips target={{ ...target, id: recipe.id }} />}
        beside={
          ingredients.length > 0 && (
            <IngredientHalves ingredients={ingredients} images={recipe.ingredient_images} />
          )
        }
        figures={
          <>
            <RecipeNutrition recipe={recipe} />
            <RecipeSource recipe={recipe} />
          </>
        }
      >
        {steps.length > 0 && <RecipeSteps steps={steps} />}
        {recipe.substitutions.length > 0 && <RecipeSubstitutions substitutions={recipe.substitutions} />}
      </DishPage>
    </main>
  );
}

function RecipeNutrition({ recipe }: { readonly recipe: RecipeWire }) {
  const { t } = useMessages();
  return (
    <FigureSection
      title={t('nutrition.title')}
      basis={t('nutrition.perServing')}
      lead={recipe.judgement ? t('judgement.bars') : undefined}
      caption={t('nutrition.table')}
      rows={nutrientRows(t, recipe.nutrient, recipe.judgement)}
      note={t(recipe.nutrient_basis === 'stated' ? 'nutrition.stated' : 'nutrition.estimate')}
    />
  );
}

function RecipeSource({ recipe: { source, ori_url: original } }: { readonly recipe: RecipeWire }) {
  const { t } = useMessages();
  return (
    <div>
      {source && (
        <p className={styles.small}>
          {source === OWN_SOURCE ? t('recipe.sourceOwn') : t('recipe.source', { source })}
        </p>
      )}
      {original && (
        <ExternalLink href={original} className={styles.original} newWindowLabel={t('product.newWindow')}>
          {t('recipe.original')}
        </ExternalLink>
      )}
    </div>
  );
}
