import type { ExtraWire, PortionWire } from '@kkini/contract';
import { companionName, dishTitle } from '../../../messages/dish-words.ts';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Wording } from '../../../messages/translate.ts';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { companionPicture } from '../../../platform/address/paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import rows from '../companions/companion-rows.module.css';
import { Facts } from '../meal/facts.tsx';
import { extraAmount, extraReason, extrasOf, type SharedExtra } from '../model/extra-words.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';
import styles from './extra-rows.module.css';

type ExtraRowsProps = {
  readonly reader: PlanReader;
  readonly slot: PlanSlot;
  readonly portions: readonly PortionWire[];
  /** Refuses a food at every meal; null in a read-only plan. */
  readonly onRefuse: ((extra: ExtraWire) => void) | null;
};

/** Extras of a meal and the reason for them: each food once, with the names of the people who eat it if several eat. */
export function ExtraRows({ portions, ...row }: ExtraRowsProps) {
  const { t } = useMessages();
  const extras = extrasOf(t, portions);
  if (extras.length === 0) return null;
  const time = t(`mealTime.${row.slot.time}`);
  return (
    <section className={styles.extras} aria-label={t('extra.label', { time })}>
      <ul>
        {extras.map((shared) => (
          <li key={shared.extra.id} className={rows.row}>
            <ExtraRow {...row} shared={shared} />
          </li>
        ))}
      </ul>
      <p>{extraReason(t, portions)}</p>
    </section>
  );
}

type ExtraRowProps = Omit<ExtraRowsProps, 'portions'> & { readonly shared: SharedExtra };

function ExtraRow({ reader, slot: { date, time: mealTime }, shared, onRefuse }: ExtraRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { extra } = shared;
  const { id, dishId } = extra;
  const name = dishTitle(wording, extra);
  return (
    <>
      <span className={rows.picture}>
        <Picture src={companionPicture(id)} />
      </span>
      <Link
        className={rows.dish}
        to={recipeDetailPath({ id, ...reader, date, mealTime })}
        state={{ from: 'day' }}
        draggable={false}
      >
        <b>
          <MixedText text={name} />
        </b>{' '}
        <Facts facts={factsOf(wording, shared)} />
      </Link>
      {onRefuse && dishId !== null && (
        <button type="button" className={rows.change} data-extra={dishId} onClick={() => onRefuse(extra)}>
          <Icon name="x" size={18} />
          <span aria-hidden="true">{t('extra.refuse')}</span>
          <VisuallyHidden>
            <MixedText text={t('extra.refuseLabel', { dish: companionName(wording, extra) })} />
          </VisuallyHidden>
        </button>
      )}
    </>
  );
}

function factsOf(wording: Wording, { extra, whose }: SharedExtra): readonly string[] {
  const { t } = wording;
  const amount = extraAmount(wording, extra);
  const { energyKcal } = extra;
  return [
    ...(whose === null ? [] : [t('extra.of', { whose })]),
    ...(amount === null ? [] : [amount]),
    ...(energyKcal === null ? [] : [t('meal.energy', { energy: figure(energyKcal) })]),
  ];
}
