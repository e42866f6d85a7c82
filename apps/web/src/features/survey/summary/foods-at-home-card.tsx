import { MOST_FOODS_AT_HOME, type SurveyDraft } from '@kkini/domain';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import chip from '../../../ui/fields/chip.module.css';
import { RemovableChip } from '../../../ui/fields/chip.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { foodOptionKey, foodOptionRow, shortened } from '../excluded/field/food-box.tsx';
import { foodOptions } from '../excluded/field/food-options.ts';
import { LONGEST_FOOD } from '../excluded/field/split-foods.ts';
import { FoodLabel, FoodPicture } from '../excluded/food-label.tsx';
import { foodName, isKnownFood, isSameFood, namedFood, quoted } from '../excluded/food-name.ts';
import { useFoods } from '../excluded/use-foods.ts';
import { useReadings } from '../excluded/use-readings.ts';
import { ownWords } from '../model/own-words.ts';
import styles from './summary-card.module.css';

export const FOODS_AT_HOME_ID = 'check-atHome';
const SAYING_ID = 'at-home-saying';

export type FoodsAtHomeCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Partial<SurveyDraft>) => void;
  /** Foods the server refuses to use because they are excluded. */
  readonly refused: readonly string[];
};

export function FoodsAtHomeCard({ draft, onAnswer, refused }: FoodsAtHomeCardProps) {
  const { t } = useMessages();
  const chosen = draft.foodsAtHome;
  const { text, write, typed, options, pick, leftOut } = useEntry(draft, onAnswer);
  const still = refused.filter((food) => chosen.includes(food));
  return (
    <section
      id={FOODS_AT_HOME_ID}
      className={classNames(styles.card, styles.own)}
      aria-labelledby="at-home-title"
    >
      <h2 id="at-home-title" className={styles.title}>
        {t('atHome.title')}
      </h2>
      <Combobox
        label={t('atHome.label')}
        listLabel={t('excluded.suggestions')}
        icon="basket"
        placeholder={t('excluded.label')}
        text={text}
        onTextChange={write}
        options={options.map((option) =>
          foodOptionRow(option, typed, t('atHome.addAsIs', { text: shortened(typed) })),
        )}
        onPick={pick}
        countText={t('excluded.count', { count: options.length })}
        enterHint={t('excluded.enterHint')}
        describedBy={SAYING_ID}
        isWrong={leftOut.length > 0 || still.length > 0}
      />
      <ChosenFoods chosen={chosen} onChange={(foodsAtHome) => onAnswer({ foodsAtHome })} />
      <Saying
        chosen={chosen}
        notTaken={leftOut}
        refused={still}
        isTooLong={typed.length > LONGEST_FOOD}
        isFull={chosen.length >= MOST_FOODS_AT_HOME && typed !== ''}
      />
    </section>
  );
}

/** Text in the field, its suggestions, and the food that was not added because it is excluded. */
function useEntry(draft: SurveyDraft, onAnswer: FoodsAtHomeCardProps['onAnswer']) {
  const chosen = draft.foodsAtHome;
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const foods = useFoods(text !== '' || chosen.length > 0);
  const typed = ownWords(text);
  const isTaken = chosen.length < MOST_FOODS_AT_HOME && typed.length <= LONGEST_FOOD;
  const options = isTaken ? foodOptions(foods, typed, chosen) : [];
  return {
    text,
    typed,
    options,
    leftOut,
    write(next: string) {
      // The suggestions need the space below the field.
      if (text === '') document.getElementById(FOODS_AT_HOME_ID)?.scrollIntoView?.({ block: 'start' });
      setText(next);
      setLeftOut([]);
    },
    pick(key: string) {
      const { food } = options.find((each) => foodOptionKey(each) === key) ?? {};
      if (food === undefined) return;
      const isLeftOut = draft.excludedFoods.some((each) => isSameFood(each, food));
      const isNew = !chosen.some((each) => isSameFood(each, food));
      setLeftOut(isLeftOut ? [food] : []);
      setText('');
      if (!isLeftOut && isNew) onAnswer({ foodsAtHome: [...chosen, food] });
    },
  };
}

type ChosenFoodsProps = {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

function ChosenFoods({ chosen, onChange }: ChosenFoodsProps) {
  const { t } = useMessages();
  const foods = useFoods(chosen.length > 0);
  if (chosen.length === 0) return null;
  return (
    <ul className={chip.row}>
      {chosen.map((food) => {
        const named = namedFood(food, foods.list);
        return (
          <li key={food}>
            <RemovableChip
              removeLabel={t('atHome.remove')}
              onRemove={() => onChange(chosen.filter((other) => other !== food))}
              picture={named && isKnownFood(named.id) && <FoodPicture food={named.id} />}
            >
              <FoodLabel food={food} named={named} />
            </RemovableChip>
          </li>
        );
      })}
    </ul>
  );
}

type SayingProps = {
  readonly chosen: readonly string[];
  /** Foods that were not added, and foods the server refuses, because they are excluded. */
  readonly notTaken: readonly string[];
  readonly refused: readonly string[];
  readonly isTooLong: boolean;
  readonly isFull: boolean;
};

/** Why a food is not added or will not be used; otherwise, what the foods are for. */
function Saying({ chosen, ...why }: SayingProps) {
  const { t, locale } = useMessages();
  const readings = useReadings(chosen);
  const unread = chosen.filter((food) => readings.of(food)?.understood.length === 0);
  const named = (foods: readonly string[]) => quoted(foods.map((food) => foodName(food, locale)));
  const wrong =
    (why.notTaken.length > 0 && t('atHome.notTaken', { foods: named(why.notTaken) })) ||
    (why.refused.length > 0 && t('atHome.excluded', { foods: named(why.refused) })) ||
    (why.isTooLong && t('atHome.tooLong', { most: LONGEST_FOOD })) ||
    (why.isFull && t('atHome.full', { most: MOST_FOODS_AT_HOME }));
  return (
    <div id={SAYING_ID} className={styles.saying}>
      {wrong ? (
        <p role="alert" className={styles.wrong}>
          <Icon name="alert" size={18} />
          <span>
            <MixedText text={wrong} />
          </span>
        </p>
      ) : (
        <p>{t('atHome.lead')}</p>
      )}
      {unread.length > 0 && (
        <p>
          <MixedText text={t('atHome.unread', { foods: named(unread) })} />
        </p>
      )}
    </div>
  );
}
