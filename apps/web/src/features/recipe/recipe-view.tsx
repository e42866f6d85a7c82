import { type RecipeWire, styleFromWire } from '@kkini/contract';
import { type ReactNode, useState } from 'react';
import { portionScopes, scopeWords } from '../../messages/figure-scopes.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { MixedText } from '../../messages/mixed-text.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import { cookingPath, type DetailTarget } from '../../platform/address/detail-address.ts';
import { DishPage } from '../../ui/dish/dish-page.tsx';
import { FigureSection } from '../../ui/dish/figure-table.tsx';
import { FoodDrawing } from '../../ui/dish/food-drawing.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { batchWords, stepAmountsWords } from './amount-words.ts';
import { OWN_SOURCE } from './get-recipe.ts';
import { PeopleStepper } from './people-stepper.tsx';
import { halves, type IngredientText } from './read-recipe-texts.ts';
import { usualPeople } from './recipe-amounts.ts';
import { RecipeCompanions } from './recipe-companions.tsx';
import { RecipeHead } from './recipe-head.tsx';
import { type RecipeStep, type RecipeTexts, recipeTexts } from './recipe-texts.ts';
import styles from './recipe-view.module.css';
import { DishTips } from './tips/dish-tips.tsx';

type RecipeViewProps = {
  readonly recipe: RecipeWire;
  readonly target: DetailTarget;
  /** What each person of a plan eats of it; nothing outside a plan. */
  readonly portions: ReactNode;
};

export function RecipeView({ recipe, target, portions }: RecipeViewProps) {
  const { t, locale } = useMessages();
  const people = target.people ?? usualPeople(recipe);
  const texts = recipeTexts(recipe, locale, people);
  const { ingredients, steps } = texts;
  const style = styleFromWire(recipe.category) ?? 'cookedRecipe';
  const drawing = `/art/meal-styles/${style}.svg`;
  return (
    <main className={styles.main}>
      <DishPage
        tint={style === 'simpleRecipe' ? 'butter' : 'apricot'}
        picture={<Picture src={recipe.img_url || drawing} fallback={<Picture src={drawing} />} eager />}
        head={<RecipeHead recipe={recipe} texts={texts} style={style} target={target} />}
        action={
          steps.length > 0 && (
            <Link to={cookingPath(target)} className={styles.cook}>
              <Icon name="chefHat" size={22} />
              {t('recipe.cook')}
            </Link>
          )
        }
        lead={recipe.has_tips && <DishTips target={{ ...target, id: recipe.id }} />}
        beside={ingredients.length > 0 && <RecipeIngredients {...{ recipe, texts, people, portions }} />}
        figures={
          <>
            <RecipeNutrition recipe={recipe} />
            <RecipeSource recipe={recipe} />
          </>
        }
      >
        {recipe.companions.length > 0 && (
          <RecipeCompanions
            companions={recipe.companions}
            target={target}
            isPlanned={recipe.cooked !== null}
          />
        )}
        {steps.length > 0 && <RecipeSteps recipe={recipe} texts={texts} people={people} />}
        {recipe.substitutions.length > 0 && <RecipeSubstitutions substitutions={recipe.substitutions} />}
      </DishPage>
    </main>
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

type RecipeSubstitutionsProps = { readonly substitutions: RecipeWire['substitutions'] };

/** Replaceable foods, with the replacement and how to adjust. */
function RecipeSubstitutions({ substitutions }: RecipeSubstitutionsProps) {
  const { t, locale } = useMessages();
  return (
    <section>
      <h2>{t('recipe.substitutions')}</h2>
      <ul className={styles.swaps}>
        {substitutions.map(({ english, ...korean }) => {
          const { from, to, note } = locale === 'en' && english ? english : korean;
          return (
            <li key={`${from} ${to}`} className={styles.swap} lang={english && locale === 'en' ? 'en' : 'ko'}>
              <strong>{t('recipe.substitution', { from, to })}</strong>
              <span>{note}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type RecipeStepsProps = ForPeople & { readonly texts: RecipeTexts };

function RecipeSteps({ recipe, texts, people }: RecipeStepsProps) {
  const { t } = useMessages();
  const { steps, lang } = texts;
  return (
    <section>
      <h2>{t('recipe.steps')}</h2>
      <ol className={styles.steps} lang={lang}>
        {steps.map(({ number, text, details, written }) => (
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
              <WrittenAmounts recipe={recipe} people={people} step={{ written }} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Amounts a step states for the recipe's original servings, in the language of the page. */
function WrittenAmounts(amounts: ForPeople & { readonly step: Pick<RecipeStep, 'written'> }) {
  const { t, locale } = useMessages();
  const words = stepAmountsWords(t, amounts);
  if (words === null) return null;
  return (
    <p className={styles.note} lang={locale}>
      <MixedText text={words} />
    </p>
  );
}

type ForPeople = {
  readonly recipe: RecipeWire;
  /** Null for a recipe made in a fixed quantity. */
  readonly people: number | null;
};

type RecipeIngredientsProps = ForPeople & Pick<RecipeViewProps, 'portions'> & { readonly texts: RecipeTexts };

/** Ingredients for the chosen number of people, in two lists side by side. */
function RecipeIngredients({ recipe, texts, people, portions }: RecipeIngredientsProps) {
  const { t } = useMessages();
  const { ingredients, images, lang } = texts;
  const batch = batchWords(t, recipe, people);
  return (
    <section className={styles.frame}>
      <div className={styles.amounts}>
        <h2>{t('recipe.ingredients')}</h2>
        {people !== null && <PeopleStepper people={people} />}
      </div>
      {batch && <p className={styles.note}>{batch}</p>}
      {people === usualPeople(recipe) && portions}
      <div className={styles.halves}>
        {halves(ingredients)
          .filter((half) => half.length > 0)
          .map((half) => (
            <ul key={half[0]?.name} lang={lang}>
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
      <span className={styles.drawing}>
        <FoodDrawing src={image} />
      </span>
      <span className={styles.words}>
        <b>{name}</b> <span>{amount}</span>
      </span>
    </li>
  );
}

/**
 * Figures of a recipe. With the limits of a survey they begin with what its people eat of the meal, as plans count it; without a
 * survey, the dish alone or with all its companions.
 */
function RecipeNutrition({ recipe }: { readonly recipe: RecipeWire }) {
  const wording = useMessages();
  const { t } = wording;
  const { nutrient, meal_nutrient: ofMeal, judgement } = recipe;
  const limits = judgement?.dayLimits ?? {};
  const portions = portionScopes(wording, judgement, recipe.companions.length);
  const own = { dayLimits: limits, whose: null };
  const dish = { value: 'dish', label: t('nutrition.ofDish'), amounts: nutrient, ...own };
  const meal = ofMeal && { value: 'meal', label: t('nutrition.ofMeal'), amounts: ofMeal, ...own };
  const scopes = [dish, ...(portions.length > 0 ? portions : meal ? [meal] : [])];
  const [chosen, setChosen] = useState(judgement === null ? 'dish' : (scopes[1]?.value ?? 'dish'));
  const scope = scopes.find(({ value }) => value === chosen) ?? dish;
  return (
    <FigureSection
      title={t('nutrition.title')}
      basis={scopes.length === 1 ? t('nutrition.perServing') : null}
      choice={
        scopes.length > 1 && (
          <SegmentedControl
            label={t('nutrition.scope')}
            segments={scopes}
            chosen={scope.value}
            onChoose={setChosen}
          />
        )
      }
      lead={scopeWords(t, scope)}
      caption={t('nutrition.table')}
      rows={nutrientRows(t, scope.amounts, scope.dayLimits)}
      note={t(recipe.nutrient_basis === 'stated' ? 'nutrition.stated' : 'nutrition.estimate')}
    />
  );
}
