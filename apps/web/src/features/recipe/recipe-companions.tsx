import type { CompanionWire } from '@kkini/contract';
import { useLocation } from 'react-router';
import { dayWords } from '../../messages/day-words.ts';
import { figure } from '../../messages/figures.ts';
import { MIDDLE_DOT } from '../../messages/kept-together.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Named } from '../../messages/named.tsx';
import { type DetailTarget, recipeDetailPath } from '../../platform/address/detail-address.ts';
import { companionPicture } from '../../platform/address/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './recipe-companions.module.css';

type RecipeCompanionsProps = {
  readonly companions: readonly CompanionWire[];
  /** The recipe they are eaten with. */
  readonly target: DetailTarget;
  /** Whether the meal is part of a plan, whose people eat their own portions. */
  readonly isPlanned: boolean;
};

/** The dishes a recipe is eaten with, each a link to its own recipe. */
export function RecipeCompanions({ companions, target, isPlanned }: RecipeCompanionsProps) {
  const { t } = useMessages();
  const { state } = useLocation();
  return (
    <section>
      <h2>{t('recipe.companions')}</h2>
      <ul className={styles.dishes}>
        {companions.map((dish) => (
          <li key={dish.id}>
            <Link to={recipeDetailPath({ ...target, id: dish.id })} state={state} className={styles.dish}>
              <span className={styles.picture}>
                <Picture src={companionPicture(dish.id)} />
              </span>
              <span className={styles.words}>
                <b>
                  <Named korean={dish.title} english={dish.title_en || null} />
                </b>{' '}
                <span>
                  {isPlanned
                    ? t(`dishRole.${dish.role}`)
                    : t('recipe.companion', { role: t(`dishRole.${dish.role}`), grams: figure(dish.grams) })}
                  {dish.cooked_on !== null && dish.cooked_on !== target.date && (
                    <>
                      {MIDDLE_DOT}
                      {t('batch.madeOn', { weekday: dayWords(t, dish.cooked_on).weekdayLong })}
                    </>
                  )}
                </span>
              </span>
              <Icon name="chevronRight" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
