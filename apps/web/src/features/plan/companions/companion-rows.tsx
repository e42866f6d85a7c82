import type { CompanionWire, PortionWire } from '@kkini/contract';
import { besideGrams } from '@kkini/domain/portions';
import { dishTitle } from '../../../messages/dish-words.ts';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { isForOne } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { companionPicture } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { originWords } from '../batches/batch-words.ts';
import { Facts } from '../meal/facts.tsx';
import type { Batch } from '../model/batches.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';
import styles from './companion-rows.module.css';

type CompanionRowsProps = {
  readonly reader: PlanReader;
  readonly slot: PlanSlot;
  readonly companions: readonly CompanionWire[];
  readonly portions: readonly PortionWire[];
  readonly batches: readonly Batch[];
  /** Opens the dialog to replace a companion; null in a read-only plan. */
  readonly onChange: ((companion: CompanionWire) => void) | null;
};

export function CompanionRows({ companions, ...row }: CompanionRowsProps) {
  const { t } = useMessages();
  if (companions.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('companions.label')}>
      {companions.map((companion) => (
        <li key={companion.id} className={styles.row}>
          <CompanionRow {...row} companion={companion} />
        </li>
      ))}
    </ul>
  );
}

type CompanionRowProps = Omit<CompanionRowsProps, 'companions'> & { readonly companion: CompanionWire };

function CompanionRow({ reader, slot, companion, portions, batches, onChange }: CompanionRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const today = useToday();
  const { id } = companion;
  const name = dishTitle(wording, companion);
  const origin = originWords(t, companion, { slot, batches, today });
  const target = { id, ...reader, date: slot.date, mealTime: slot.time };
  const facts = [companionGrams(t, companion, portions), ...(origin === null ? [] : [origin])];
  return (
    <>
      <span className={styles.picture}>
        <Picture src={companionPicture(id)} />
      </span>
      <Link className={styles.dish} to={recipeDetailPath(target)} state={{ from: 'day' }} draggable={false}>
        <b>
          <MixedText text={name} />
        </b>{' '}
        <Facts facts={facts} />
      </Link>
      {onChange && (
        <button
          type="button"
          className={styles.change}
          data-companion={id}
          onClick={() => onChange(companion)}
        >
          <Icon name="repeat" size={18} />
          <span aria-hidden="true">{t('meal.change')}</span>
          <VisuallyHidden>
            <MixedText text={t('companions.change', { dish: name })} />
          </VisuallyHidden>
        </button>
      )}
    </>
  );
}

/**
 * "40 g", or "30~40 g" if people eat different amounts, and that it is for one if several eat; of a serving if portions are
 * unknown.
 */
function companionGrams(
  t: Translate,
  companion: Pick<CompanionWire, 'role' | 'grams'>,
  portions: readonly PortionWire[],
): string {
  const eaten = portions.map((portion) => besideGrams(companion, portion));
  const [least, most] = [Math.min(...eaten), Math.max(...eaten)];
  if (eaten.length === 0) return t('portion.grams', { grams: figure(companion.grams) });
  const amount =
    least === most
      ? t('portion.grams', { grams: figure(least) })
      : t('portion.gramsRange', { least: figure(least), most: figure(most) });
  return isForOne(portions) ? amount : t('companions.amountEach', { amount });
}
