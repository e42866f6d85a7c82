import type { UnderstoodWire } from '@kkini/contract';
import type { Locale } from '../../../../messages/locale.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { FoodLabel } from '../food-label.tsx';
import { quoted } from '../quoted.ts';
import type { Reading } from '../use-readings.ts';
import { isOwnName } from './chip-state.ts';
import styles from './covered-foods.module.css';

type CoveredFoodsProps = { readonly name: string; readonly reading: Reading };

/** What is left out by a text: how much, by which names it was understood, and some of the foods. */
export function CoveredFoods({ name, reading }: CoveredFoodsProps) {
  const { t, locale } = useMessages();
  const { understood, suggestions, unread } = reading;
  const near = [...new Set(suggestions.map((each) => each[locale]))].join(', ');
  const names = understood.map((each) => each[locale]).join(', ');
  return (
    <div className={styles.covered}>
      <p className={styles.head}>
        <MixedText text={headline(t, name, reading)} />
      </p>
      {understood.length > 0 && !isOwnName(reading, name) && (
        <p>
          <MixedText text={t('exclusion.understood', { text: quoted([name]), names })} />
        </p>
      )}
      {near !== '' && (
        <p>
          <MixedText text={t('exclusion.nearToo', { names: near })} />
        </p>
      )}
      {unread.length > 0 && (
        <p>
          <MixedText text={t('exclusion.unread', { words: quoted(unread) })} />
        </p>
      )}
      {understood.length > 1 && (
        <ul className={styles.parts}>
          {understood.map((each) => (
            <li key={each.id}>
              <b>
                <FoodLabel food={each.ko} named={each} />
              </b>{' '}
              <span className={styles.amount}>
                {t('exclusion.coverPart', { foods: each.foodCount, dishes: each.dishCount })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {understood.length === 1 && <Examples foods={understood[0]?.examples ?? []} locale={locale} />}
    </div>
  );
}

type Translate = ReturnType<typeof useMessages>['t'];

/** The foods of several names overlap: there are at least as many as one of them has. */
function headline(t: Translate, name: string, reading: Reading): string {
  const { understood, unread, suggestions, dishCount } = reading;
  const foods = Math.max(0, ...understood.map(({ foodCount }) => foodCount));
  const amounts = { name, foods, dishes: dishCount };
  if (understood.length === 1 && unread.length === 0) return t('exclusion.coverFood', amounts);
  if (foods > 0) return t('exclusion.coverFoods', amounts);
  const isNothing = understood.length + unread.length + suggestions.length === 0;
  return t(isNothing ? 'exclusion.coverNothing' : 'exclusion.coverDishes', amounts);
}

type ExamplesProps = { readonly foods: UnderstoodWire['examples']; readonly locale: Locale };

function Examples({ foods, locale }: ExamplesProps) {
  const { t } = useMessages();
  if (foods.length === 0) return null;
  return (
    <p className={styles.examples}>
      <MixedText text={t('exclusion.examples', { names: foods.map((each) => each[locale]).join(', ') })} />
    </p>
  );
}
