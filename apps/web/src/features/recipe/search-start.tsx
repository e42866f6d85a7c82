import { EXCLUDABLE_FOODS } from '@kkini/domain';
import { useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { MixedText } from '../../messages/mixed-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { RecentSearches } from './recent-searches.ts';
import styles from './search-start.module.css';

/** Foods that many recipes are made of. */
const SUGGESTED = ['tofu', 'mackerel', 'spinach', 'egg', 'mushroom'];

type SearchWaysProps = { readonly onLook: (text: string) => void };
type RecentListProps = SearchWaysProps & { readonly recent: RecentSearches };

/** Foods to look for where nothing has been typed. */
export function StartFoods({ onLook }: SearchWaysProps) {
  const { t } = useMessages();
  return (
    <section className={styles.start}>
      <h2>{t('search.foods')}</h2>
      <SuggestedFoods onLook={onLook} />
    </section>
  );
}

/** Chips of foods to look for. */
export function SuggestedFoods({ onLook }: SearchWaysProps) {
  const { t, locale } = useMessages();
  const foods = EXCLUDABLE_FOODS.filter(({ id }) => SUGGESTED.includes(id)).toSorted(
    (a, b) => SUGGESTED.indexOf(a.id) - SUGGESTED.indexOf(b.id),
  );
  return (
    <ul className={styles.foods} aria-label={t('search.foods')}>
      {foods.map((food) => (
        <li key={food.id}>
          <Chip
            picture={<Picture src={`/art/ingredients/${food.id}.svg`} eager />}
            onPress={() => onLook(food.ko)}
          >
            {food[locale]}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** What was looked for on this device; each can be removed, or all. */
export function RecentList({ recent, onLook }: RecentListProps) {
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
