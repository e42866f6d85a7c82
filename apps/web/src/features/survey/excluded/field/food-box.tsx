import { choseong, isChoseong, squeezeText } from '@kkini/domain';
import { type ClipboardEvent, Fragment, useMemo } from 'react';
import { MIDDLE_DOT } from '../../../../messages/kept-together.ts';
import type { Locale } from '../../../../messages/locale.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { Combobox, type ComboboxOption } from '../../../../ui/fields/combobox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { AS_IS_KEY, asIsOption, MatchedText } from '../../as-is-option.tsx';
import { ownWords } from '../../model/own-words.ts';
import { FoodPicture } from '../food-label.tsx';
import { quoted } from '../food-name.ts';
import type { Exclusions } from '../use-exclusions.ts';
import type { Foods, ListedFood } from '../use-foods.ts';
import styles from './food-box.module.css';
import { type FoodOption, foodOptions, typedFoods } from './food-options.ts';
import { splitFoods } from './split-foods.ts';
import type { FoodEntry } from './use-food-entry.ts';

const HANGUL = /\p{Script=Hangul}/u;

export const FOOD_INPUT_ID = 'excluded-food';
/** Most foods of a list named in its row, which counts the others. */
const NAMED_IN_ROW = 3;
/** Most characters of a text in its row. */
const SHOWN_LENGTH = 40;

type FoodBoxProps = {
  readonly foods: Foods;
  readonly exclusions: Exclusions;
  readonly entry: FoodEntry;
  /** Id of the text below the field. */
  readonly sayingId: string;
};

/** Finds a food by its name, the start of its name or its initial consonants; also takes a text, or a list of texts, as typed. */
export function FoodBox({ foods, exclusions, entry, sayingId }: FoodBoxProps) {
  const { t } = useMessages();
  const { text } = entry;
  const { rows, pick } = useRows(foods, exclusions.foods, entry);
  return (
    <Combobox
      inputId={FOOD_INPUT_ID}
      label={t('excluded.label')}
      listLabel={t('excluded.suggestions')}
      icon="search"
      placeholder={t('excluded.label')}
      text={text}
      onTextChange={entry.write}
      onPaste={(event) => paste(event, foods, entry)}
      options={rows}
      onPick={pick}
      onBackspace={() => exclusions.remove(exclusions.foods.at(-1) ?? '')}
      countText={t('excluded.count', { count: rows.length })}
      enterHint={t('excluded.enterHint')}
      describedBy={sayingId}
      isWrong={entry.refused !== null}
      end={
        text !== '' && (
          <IconButton
            icon="circleX"
            iconSize={22}
            label={t('excluded.clear')}
            onClick={() => entry.write('')}
          />
        )
      }
    />
  );
}

/** Rows for a text; a list has a single row. */
function useRows(foods: Foods, chosen: readonly string[], entry: FoodEntry) {
  const { t } = useMessages();
  const typed = ownWords(entry.text);
  const list = typedFoods(foods, entry.text);
  const options = useMemo(() => foodOptions(foods, typed, chosen), [foods, typed, chosen]);
  if (list.length > 1) {
    const more = list.length > NAMED_IN_ROW ? ' …' : '';
    const named = quoted(splitFoods(entry.text).slice(0, NAMED_IN_ROW).map(shortened)) + more;
    return {
      rows: [asIsOption(t('exclusion.addList', { count: list.length, foods: named }))],
      pick: () => entry.take(list, entry.text),
    };
  }
  return {
    rows:
      entry.refused?.kind === 'tooLong'
        ? []
        : options.map((option) =>
            foodOptionRow(option, typed, t('excluded.addAsIs', { text: shortened(typed) })),
          ),
    pick(key: string) {
      const option = options.find((each) => foodOptionKey(each) === key);
      if (option) entry.take([option.food], entry.text);
    },
  };
}

/** A text as its row shows it. */
export function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Adds a pasted list at once, because a one-line field would drop its line breaks. A single food stays in the field. */
function paste(event: ClipboardEvent<HTMLInputElement>, foods: Foods, entry: FoodEntry): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text');
  const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
  const several = typedFoods(foods, whole);
  if (several.length < 2) return;
  event.preventDefault();
  entry.take(several, splitFoods(whole).join(', '));
}

export function foodOptionKey(option: FoodOption): string {
  return option.kind === 'food' ? option.named.id : AS_IS_KEY;
}

/** Row of an option below the field; `asTyped` is the label for the text as typed. */
export function foodOptionRow(option: FoodOption, typed: string, asTyped: string): ComboboxOption {
  if (option.kind === 'asTyped') return asIsOption(asTyped);
  const [first] = option.kind === 'exact' ? option.named : [option.named];
  return {
    key: foodOptionKey(option),
    content: <FoodRow option={option} typed={typed} />,
    picture: first && <FoodPicture food={first.id} />,
  };
}

type FoodRowProps = {
  readonly option: Exclude<FoodOption, { readonly kind: 'asTyped' }>;
  readonly typed: string;
};

/** A food below the field: its name and what distinguishes it. */
function FoodRow({ option, typed }: FoodRowProps) {
  const { t, locale } = useMessages();
  const name = option.kind === 'exact' ? typed : option.named[locale];
  const named = option.kind === 'exact' ? option.named : [option.named];
  const beside = new Set(named.flatMap((food) => otherNames(food, { shown: name, typed, locale })));
  if (named.some(({ isGroup }) => isGroup)) beside.add(t('exclusion.wholeGroup'));
  return (
    <>
      <span className={styles.name} {...(locale === 'en' && HANGUL.test(name) && { lang: 'ko' })}>
        <MatchedText text={name} typed={typed} />
      </span>
      {beside.size > 0 && (
        <span className={styles.beside}>
          {[...beside].map((name, index) => (
            <Fragment key={name}>
              {index > 0 && MIDDLE_DOT}
              {beginsWith(name, typed) ? (
                <span lang="ko">
                  <MatchedText text={name} typed={typed} />
                </span>
              ) : (
                <MixedText text={name} />
              )}
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

/** Whether a name begins with the initial consonant typed. */
function beginsWith(name: string, typed: string): boolean {
  return isChoseong(typed) && choseong(name) === typed;
}

type Shown = { readonly shown: string; readonly typed: string; readonly locale: Locale };

/**
 * Further names of a food: in English the Korean name; in both languages its label if it was found by another name, or that name.
 */
function otherNames(food: ListedFood, { shown, typed, locale }: Shown): readonly string[] {
  const labels = locale === 'en' ? [food.en, food.ko] : [food.ko];
  const wanted = squeezeText(typed);
  const fits = (name: string) =>
    isChoseong(typed) ? beginsWith(name, typed) : squeezeText(name).includes(wanted);
  const matched = [food.ko, food.en].some(fits) ? [] : food.names.filter(fits).slice(0, 1);
  return [...labels, ...matched].filter((name) => squeezeText(name) !== squeezeText(shown));
}
