import { RECIPE_LEVEL_KO, type RecipeWire, styleFromWire } from '@kkini/contract';
import { DISH_TAG_KO, DISH_TAGS, RECIPE_LEVELS } from '@kkini/domain';
import { Link } from 'react-router';
import { cautionWords } from '../../messages/caution-words.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import { verdictWords } from '../../messages/verdict-words.ts';
import { cookingPath, type DetailTarget } from '../../platform/address/detail-address.ts';
import { useDishKind } from '../../platform/address/use-dish-kind.ts';
import { DishKind, DishNotes, DishPage } from '../../ui/dish/dish-page.tsx';
import { FigureSection } from '../../ui/dish/figure-table.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { OWN_SOURCE } from './own-source.ts';
import {
  halves,
  type IngredientText,
  readIngredients,
  readSteps,
  type StepText,
} from './read-recipe-texts.ts';
import styles from './recipe-view.module.css';
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

type RecipeTagsProps = { readonly tags: RecipeWire['tags'] };

function RecipeTags({ tags }: RecipeTagsProps) {
  const { t } = useMessages();
  const codes = DISH_TAGS.filter((code) => tags.includes(DISH_TAG_KO[code]));
  return (
    <ul className={styles.tags} aria-label={t('recipe.tags')}>
      {codes.map((code) => (
        <li key={code}>{t(`dishTag.${code}`)}</li>
      ))}
    </ul>
  );
}

type RecipeSubstitutionsProps = { readonly substitutions: RecipeWire['substitutions'] };

/** Foods that may be replaced, by what and how. */
function RecipeSubstitutions({ substitutions }: RecipeSubstitutionsProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('recipe.substitutions')}</h2>
      <ul className={styles.swaps} lang="ko">
        {substitutions.map(({ from, to, note }) => (
          <li key={`${from} ${to}`} className={styles.swap}>
            <strong>{t('recipe.substitution', { from, to })}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecipeSteps({ steps }: { readonly steps: readonly StepText[] }) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('recipe.steps')}</h2>
      <ol className={styles.steps} lang="ko">
        {steps.map(({ number, text, details }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <div>
              <p>{text}</p>
              {details.length > 0 && (
                <ul>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type RecipeFactsProps = { readonly recipe: Pick<RecipeWire, 'level' | 'cookingTime' | 'serving'> };

/** Difficulty, time and servings; a star where one is missing (specification, section 2). */
function RecipeFacts({ recipe: { level, cookingTime, serving } }: RecipeFactsProps) {
  const { t } = useMessages();
  const missing = t('recipe.missing');
  const known = RECIPE_LEVELS.find((code) => RECIPE_LEVEL_KO[code] === level);
  const minutes = numberIn(cookingTime);
  const servings = numberIn(serving);
  return (
    <dl className={styles.facts}>
      <div>
        <Icon name="gauge" />
        <dt>{t('recipe.level')}</dt>
        <dd>{known ? t(`recipeLevel.${known}`) : level || missing}</dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt>{t('recipe.time')}</dt>
        <dd>{minutes ? t('recipe.minutes', { minutes }) : cookingTime || missing}</dd>
      </div>
      <div>
        <Icon name="people" />
        <dt>{t('recipe.serving')}</dt>
        <dd>{servings ? t('recipe.servings', { servings }) : serving || missing}</dd>
      </div>
    </dl>
  );
}

/** The number in "30" or "30분"; null for any other text. */
function numberIn(fact: number | string | null): number | null {
  const [, digits] = /^\s*(\d+)\s*\p{L}*\s*$/u.exec(String(fact)) ?? [];
  return digits === undefined ? null : Number(digits);
}

type IngredientHalvesProps = {
  readonly ingredients: readonly IngredientText[];
  /** Address of an icon by ingredient name. */
  readonly images: Readonly<Record<string, string>>;
};

/** The ingredients in two lists side by side. */
function IngredientHalves({ ingredients, images }: IngredientHalvesProps) {
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
