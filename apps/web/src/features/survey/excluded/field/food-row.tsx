import { isChoseong, squeezeText } from '@kkini/domain';
import type { Locale } from '../../../../messages/locale.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import { MatchedText } from '../../matched-text.tsx';
import type { ListedFood } from '../use-foods.ts';
import type { FoodOption } from './food-options.ts';
import styles from './food-row.module.css';

type FoodRowProps = {
  readonly option: Exclude<FoodOption, { readonly kind: 'asTyped' }>;
  readonly typed: string;
};

/** A food under the field: its name, and beside it what else tells it apart. */
export function FoodRow({ option, typed }: FoodRowProps) {
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
          <MixedText text={[...beside].join(' · ')} />
        </span>
      )}
    </>
  );
}

const HANGUL = /\p{Script=Hangul}/u;

type Shown = { readonly shown: string; readonly typed: string; readonly locale: Locale };

/** In English the Korean name, and in either language the label of a food found by another name, or that name. */
function otherNames(food: ListedFood, { shown, typed, locale }: Shown): readonly string[] {
  const labels = locale === 'en' ? [food.en, food.ko] : [food.ko];
  const wanted = squeezeText(typed);
  const fits = (name: string) => isChoseong(typed) || squeezeText(name).includes(wanted);
  const matched = [food.ko, food.en].some(fits) ? [] : food.names.filter(fits).slice(0, 1);
  return [...labels, ...matched].filter((name) => squeezeText(name) !== squeezeText(shown));
}
