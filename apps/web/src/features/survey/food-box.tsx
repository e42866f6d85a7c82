import { EXCLUDABLE_FOODS, searchFoods } from '@kkini/domain';
import { useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AS_IS_KEY, asIsOption } from './as-is-option.tsx';
import styles from './food-box.module.css';
import { foodName } from './food-name.ts';
import { FoodPicture } from './food-picture.tsx';
import { MatchedText } from './matched-text.tsx';
import { ownWords } from './own-words.ts';

/** At most this many rows under the field: every food of the commonest initial consonant. */
const MOST_ROWS = 12;
/** Longest text of the visitor's own, as the survey call accepts it. */
const OWN_WORDS_LENGTH = 40;
export const FOOD_INPUT_ID = 'excluded-food';

type FoodBoxProps = {
  readonly chosen: readonly string[];
  readonly onAdd: (food: string) => void;
  readonly onBackspace: () => void;
};

/** Finds a food by its name, its beginning or its initial consonant; what is not in the list is taken as written. */
export function FoodBox({ chosen, onAdd, onBackspace }: FoodBoxProps) {
  const { t, locale } = useMessages();
  const [text, setText] = useState('');
  const typed = ownWords(text);
  const found = searchFoods(EXCLUDABLE_FOODS, text);
  const rows = rowsOf(found, chosen, ({ id }) => sameWord(foodName(id, locale), typed));
  const noMatch = typed !== '' && found.length === 0;
  function pick(key: string) {
    onAdd(key === AS_IS_KEY ? typed : key);
    setText('');
  }
  const options = rows.map(({ id }) => ({
    key: id,
    content: <MatchedText text={foodName(id, locale)} typed={text} />,
    picture: <FoodPicture food={id} />,
  }));
  return (
    <>
      <Combobox
        inputId={FOOD_INPUT_ID}
        label={t('excluded.label')}
        listLabel={t('excluded.suggestions')}
        icon="search"
        placeholder={t('excluded.placeholder')}
        text={text}
        onTextChange={setText}
        options={noMatch ? [asIsOption(t('excluded.addAsIs', { text: typed }))] : options}
        onPick={pick}
        onBackspace={onBackspace}
        maxLength={OWN_WORDS_LENGTH}
        countText={noMatch ? t('excluded.noMatch') : t('excluded.count', { count: rows.length })}
        enterHint={t('excluded.enterHint')}
        end={
          text !== '' && (
            <IconButton
              icon="circleX"
              iconSize={22}
              label={t('excluded.clear')}
              onClick={() => setText('')}
            />
          )
        }
      />
      {noMatch && <p className={styles.noMatch}>{t('excluded.noMatch')}</p>}
    </>
  );
}

/** Foods not chosen yet. One that is named once more stays the first, so that Enter does not take the next one in its place. */
function rowsOf<Food extends { readonly id: string }>(
  found: readonly Food[],
  chosen: readonly string[],
  isNamed: (food: Food) => boolean,
): readonly Food[] {
  const again = found.filter((food) => chosen.includes(food.id) && isNamed(food));
  return [...again, ...found.filter(({ id }) => !chosen.includes(id))].slice(0, MOST_ROWS);
}

function sameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
