import { DISH_TAG_KO, type DishTag, EXCLUDABLE_FOODS, type ExcludableFood } from '@kkini/domain';
import { useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { RecentSearches } from './recent-searches.ts';
import styles from './search-start.module.css';

type SearchWaysProps = { readonly onLook: (text: string) => void };
type FoodWaysProps = SearchWaysProps & {
  /** Foods the visitor excludes, which are not suggested. */
  readonly leftOut: readonly string[];
};
type RecentListProps = SearchWaysProps & { readonly recent: RecentSearches };
type SearchStartProps = FoodWaysProps & Pick<RecentListProps, 'recent'>;

/** The page before a search: recent searches, foods and dish tags. */
export function SearchStart({ recent, leftOut, onLook }: SearchStartProps) {
  const { t, locale } = useMessages();
  return (
    <div className={styles.start}>
      <RecentList recent={recent} onLook={onLook} />
      <div className={styles.offers}>
        <section>
          <h2>{t('search.foods')}</h2>
          <FoodTiles leftOut={leftOut} onLook={onLook} />
        </section>
        <section>
          <h2>{t('search.kinds')}</h2>
          <ul className={styles.chips}>
            {KINDS.map((tag) => (
              <li key={tag}>
                <Chip onPress={() => onLook(locale === 'ko' ? DISH_TAG_KO[tag] : t(`dishTag.${tag}`))}>
                  {t(`dishTag.${tag}`)}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Dish tags that many recipes have. */
const KINDS = [
  'soupy',
  'oneBowl',
  'mild',
  'hearty',
  'soft',
  'spicy',
  'onePan',
  'packable',
  'makeAhead',
  'kids',
] as const satisfies readonly DishTag[];

function FoodTiles({ leftOut, onLook }: FoodWaysProps) {
  const { t, locale } = useMessages();
  return (
    <ul className={styles.tiles} aria-label={t('search.foods')}>
      {offeredFoods(leftOut).map((food) => (
        <li key={food.id}>
          <button type="button" className={styles.tile} onClick={() => onLook(food[locale])}>
            <span className={styles.drawing}>
              <FoodDrawing id={food.id} />
            </span>
            {food[locale]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A few foods as chips, shown if a search has no results. */
export function SuggestedFoods({ leftOut, onLook }: FoodWaysProps) {
  const { t, locale } = useMessages();
  return (
    <ul className={styles.chips} aria-label={t('search.foods')}>
      {offeredFoods(leftOut)
        .slice(0, SUGGESTED)
        .map((food) => (
          <li key={food.id}>
            <Chip picture={<FoodDrawing id={food.id} />} onPress={() => onLook(food[locale])}>
              {food[locale]}
            </Chip>
          </li>
        ))}
    </ul>
  );
}

const SUGGESTED = 5;

function FoodDrawing({ id }: { readonly id: string }) {
  return <Picture src={`/art/ingredients/${id}.svg`} eager />;
}

/** Foods that many recipes have, except excluded ones. */
function offeredFoods(leftOut: readonly string[]): readonly ExcludableFood[] {
  return OFFERED.filter((id) => !leftOut.includes(id))
    .flatMap((id) => EXCLUDABLE_FOODS.find((food) => food.id === id) ?? [])
    .slice(0, TILES);
}

/** Number of tiles that fills whole rows of two, three, four and six. */
const TILES = 12;

const OFFERED = [
  'tofu',
  'mackerel',
  'spinach',
  'egg',
  'mushroom',
  'chicken',
  'potato',
  'tomato',
  'salmon',
  'sweet_potato',
  'cucumber',
  'eggplant',
  'carrot',
  'banana',
] as const;

function RecentList({ recent, onLook }: RecentListProps) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const { texts, forget, forgetAll } = recent;
  if (texts.length === 0) return null;
  function remove(text: string, place: number) {
    const rows = list.current?.querySelectorAll('li') ?? [];
    const next = rows[place + 1] ?? rows[place - 1];
    next?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    forget(text);
  }
  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h2>{t('search.recent')}</h2>
        <Button look="text" size="small" onClick={forgetAll}>
          {t('search.forgetAll')}
        </Button>
      </div>
      <ul ref={list}>
        {texts.map((text, place) => (
          <li key={text}>
            <button type="button" className={styles.text} onClick={() => onLook(text)}>
              <Icon name="history" size={20} />
              <span>
                <MixedText text={text} />
              </span>
            </button>
            <IconButton
              icon="x"
              iconSize={20}
              label={<MixedText text={t('search.forget', { text })} />}
              onClick={() => remove(text, place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
