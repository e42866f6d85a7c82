import { MOST_EXCLUDED_CHARACTERS } from '@kkini/domain/limits';
import type { Locale } from '../../../../messages/locale.ts';
import { useMessages } from '../../../../messages/messages-context.tsx';
import { MixedText } from '../../../../messages/mixed-text.tsx';
import type { Translate } from '../../../../messages/translate.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { isOwnName, leadingFoods, unreadWords } from '../chips/chip-state.ts';
import { foodName, quoted } from '../food-name.ts';
import type { Reading, Readings } from '../use-readings.ts';
import styles from './exclusion-saying.module.css';
import { LONGEST_FOOD, MOST_FOODS } from './split-foods.ts';
import type { FoodEntry } from './use-food-entry.ts';

type ExclusionSayingProps = {
  readonly id: string;
  readonly entry: Pick<FoodEntry, 'refused' | 'added'>;
  readonly readings: Readings;
  readonly chosen: readonly string[];
  /** Food added last in this visit, whose reading the line shows. */
  readonly fresh: string | null;
};

/** Most foods named in the line, which counts the others. */
const NAMED = 3;

/** Line below the field: why nothing was added, how much was, or how the text was read. Its height is constant. */
export function ExclusionSaying({ id, entry, readings, chosen, fresh }: ExclusionSayingProps) {
  const { t, locale } = useMessages();
  const { refused, added } = entry;
  const isUnknown = chosen.some((food) => readings.of(food) === undefined);
  const failed = readings.state === 'failed' && isUnknown;
  const unread = chosen.flatMap((food) => {
    const reading = readings.of(food);
    return reading && reading.unread.length > 0 ? [unreadWords({ t, locale }, reading)] : [];
  });
  const understood = understoodWords(t, locale, fresh === null ? undefined : readings.of(fresh));
  return (
    <div className={styles.saying}>
      <div id={id}>
        {refused ? (
          <p role="alert" className={styles.refused}>
            <Icon name="alert" size={18} />
            {refusal(t, refused)}
          </p>
        ) : (
          <p className={styles.words}>
            <MixedText
              text={
                addedWords(t, added) ??
                understood ??
                waitingWords(t, { failed, isUnknown, isEmpty: chosen.length === 0 })
              }
            />
          </p>
        )}
      </div>
      {failed && !refused && (
        <Button size="small" look="line" onClick={() => void readings.ask()}>
          {t('exclusion.readAgain')}
        </Button>
      )}
      <VisuallyHidden live="polite">
        {[addedWords(t, added), failed && t('exclusion.readFailed'), understood, ...unread]
          .filter(Boolean)
          .join(' ')}
      </VisuallyHidden>
    </div>
  );
}

function refusal(t: Translate, refused: NonNullable<FoodEntry['refused']>): string {
  if (refused.kind === 'tooLong') return t('exclusion.tooLong', { most: LONGEST_FOOD });
  if (refused.kind === 'tooMuch') return t('exclusion.tooMuch', { most: MOST_EXCLUDED_CHARACTERS });
  return t('exclusion.tooMany', { most: MOST_FOODS, count: refused.count });
}

/** Number of foods added from a list; null for a single food, whose chip is enough. */
function addedWords(t: Translate, added: FoodEntry['added']): string | null {
  if (added === null || added.count + added.already.length < 2) return null;
  const already = added.already.length;
  return already > 0
    ? t('exclusion.addedSome', { count: added.count, already })
    : t('exclusion.added', { count: added.count });
}

function understoodWords(t: Translate, locale: Locale, reading: Reading | undefined): string | null {
  const { understood = [] } = reading ?? {};
  const names = leadingFoods(understood, NAMED, locale);
  const name = reading && foodName(reading.text, locale, understood);
  if (!reading || !name || names.length === 0 || isOwnName(reading, name)) return null;
  const count = understood.length - names.length;
  const said = count > 0 ? t('names.more', { names: names.join(', '), count }) : names.join(', ');
  return t('exclusion.understoodShort', { text: quoted([name]), names: said });
}

type Waiting = { readonly failed: boolean; readonly isUnknown: boolean; readonly isEmpty: boolean };

function waitingWords(t: Translate, { failed, isUnknown, isEmpty }: Waiting): string {
  if (isEmpty) return t('exclusion.hint');
  if (failed) return t('exclusion.readFailed');
  return t(isUnknown ? 'exclusion.reading' : 'exclusion.tapHint');
}
