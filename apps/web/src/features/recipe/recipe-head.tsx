import { RECIPE_LEVEL_KO, type RecipeWire } from '@kkini/contract';
import { DISH_TAG_KO, DISH_TAGS, LEADING_ROLES, type MealStyle, RECIPE_LEVELS } from '@kkini/domain';
import { useLocation } from 'react-router';
import { cautionWords } from '../../messages/caution-words.tsx';
import { durationWords, workWords } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Named } from '../../messages/named.tsx';
import type { Translate } from '../../messages/translate.ts';
import { verdictWords } from '../../messages/verdict-words.ts';
import {
  type DetailTarget,
  foundRecipePath,
  recipeDetailPath,
  swapPath,
} from '../../platform/address/detail-address.ts';
import { useDishKind } from '../../platform/address/use-dish-kind.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DishKind, DishNotes } from '../../ui/dish/dish-page.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { numberIn } from './recipe-amounts.ts';
import styles from './recipe-head.module.css';
import type { RecipeTexts } from './recipe-texts.ts';

type RecipeHeadProps = {
  readonly recipe: RecipeWire;
  readonly texts: RecipeTexts;
  readonly style: MealStyle;
  readonly target: DetailTarget;
};

/** What a dish is, how salty it is, how long it takes and keeps, and whether it suits its reader. */
export function RecipeHead({
  recipe,
  texts: { lang, title, koreanTitle, description },
  style,
  target,
}: RecipeHeadProps) {
  const { t, locale } = useMessages();
  const { author, role, tags, cooking } = recipe;
  const { kind, meal } = useDishKind(style);
  const isLeading = role === null || LEADING_ROLES.includes(role);
  return (
    <>
      <div className={styles.top}>
        <DishKind kind={isLeading ? kind : t(`dishRole.${role}`)} meal={meal} />
        <RecipeShare id={recipe.id} title={title} />
      </div>
      <ScreenHeading documentTitle={t('app.documentTitle', { title })} lang={lang}>
        <Named korean={koreanTitle ?? title} english={koreanTitle && title} />
      </ScreenHeading>
      {lang !== locale && <p className={styles.author}>{t('recipe.inKorean')}</p>}
      {author && <p className={styles.author}>{t('recipe.author', { author })}</p>}
      {description && (
        <p className={styles.description} lang={lang}>
          {description}
        </p>
      )}
      {tags.length > 0 && <RecipeTags tags={tags} />}
      <RecipeSeasoning recipe={recipe} target={target} />
      <RecipeFacts recipe={recipe} />
      {cooking && <CookingFacts cooking={cooking} />}
      <DishNotes
        cautions={cautionWords({ t, locale }, recipe.cautions)}
        verdict={verdictWords(t, recipe.judgement)}
        swapTo={isLeading ? swapPath(target) : null}
      />
    </>
  );
}

type RecipeShareProps = { readonly id: string; readonly title: string };

/** Shares the address of the recipe only, because the page's address may contain a survey id, which is private to its owner. */
function RecipeShare({ id, title }: RecipeShareProps) {
  const { t } = useMessages();
  const { shareText, site } = usePlatform();
  const showToast = useToast();
  async function share() {
    const outcome = await shareText({
      title,
      text: title,
      url: site.screen(foundRecipePath({ id, surveyId: null })),
    });
    if (outcome === 'copied') showToast(t('share.copied'), 'good');
    if (outcome === 'failed') showToast(t('share.notCopied'));
  }
  return (
    <Button look="plain" size="small" onClick={share}>
      <Icon name="share" size={20} />
      {t('plan.share')}
    </Button>
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

type RecipeSeasoningProps = {
  readonly recipe: Pick<RecipeWire, 'seasoning' | 'other_seasoning_id'>;
  readonly target: DetailTarget;
};

/** Says that a version has less salt, and links to the other one. */
function RecipeSeasoning({ recipe: { seasoning, other_seasoning_id: other }, target }: RecipeSeasoningProps) {
  const { t } = useMessages();
  const { state } = useLocation();
  const isSparing = seasoning === 'light' || seasoning === 'mild';
  if (!isSparing && other === null) return null;
  return (
    <p className={styles.seasoning}>
      {isSparing && <span className={styles.sparing}>{t(`recipe.${seasoning}`)}</span>}
      {other !== null && (
        <OnwardLink to={recipeDetailPath({ ...target, id: other })} state={state}>
          {t(isSparing ? 'recipe.showOrdinary' : 'recipe.showLight')}
        </OnwardLink>
      )}
    </p>
  );
}

type RecipeFactsProps = { readonly recipe: Pick<RecipeWire, 'level' | 'cookingTime' | 'serving'> };

/** Difficulty, time and servings; a star if one is missing (specification, section 2). */
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
        <dd>{minutes ? durationWords(t, minutes) : cookingTime || missing}</dd>
      </div>
      <div>
        <Icon name="people" />
        <dt>{t('recipe.serving')}</dt>
        <dd>{servings ? t('recipe.servings', { servings }) : serving || missing}</dd>
      </div>
    </dl>
  );
}

type CookingFactsProps = { readonly cooking: NonNullable<RecipeWire['cooking']> };

/** Work and waiting, and how long the dish keeps. */
function CookingFacts({ cooking }: CookingFactsProps) {
  const { t } = useMessages();
  const { active_minutes: active, waiting_minutes: waiting, keep_days: days, freezes } = cooking;
  const facts = [
    workWords(t, { active, waiting }),
    keepingWords(t, days),
    ...(freezes ? [t('recipe.freezes')] : []),
  ];
  return (
    <ul className={styles.cooking}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** How long a dish keeps in the refrigerator, in days after the day of cooking. */
function keepingWords(t: Translate, days: number): string {
  if (days === 0) return t('recipe.keepNone');
  return days === 1 ? t('recipe.keepOneDay') : t('recipe.keepDays', { days });
}
