import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { breakableTitle } from '../meal/meal-name.tsx';
import type { NamedCooking } from '../model/batches.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import styles from './batch-table.module.css';

type BatchTableProps = {
  readonly reader: PlanReader;
  /** Dishes cooked once for several meals. */
  readonly batches: readonly NamedCooking[];
  /** Days of the week, YYYY-MM-DD. */
  readonly dates: readonly string[];
};

/** Table of which dish is cooked on which day, and at which meals it is eaten. */
export function BatchTable({ reader, batches, dates }: BatchTableProps) {
  const { t } = useMessages();
  if (batches.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 id={HEADING_ID}>{t('batches.title')}</h2>
      <p>{t('batches.legend')}</p>
      <table aria-labelledby={HEADING_ID}>
        <thead>
          <tr>
            <th scope="col">{t('batches.dish')}</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {dayWords(t, date).weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <BatchRow key={`${batch.cookedOn} ${batch.id}`} reader={reader} batch={batch} dates={dates} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEADING_ID = 'batches';

type BatchRowProps = Omit<BatchTableProps, 'batches'> & { readonly batch: NamedCooking };

function BatchRow({ reader, batch, dates }: BatchRowProps) {
  const wording = useMessages();
  const { id, slots } = batch;
  const [first] = slots;
  const target = { id, ...reader, date: first?.date ?? null, mealTime: first?.time ?? null };
  const title = dishTitle(wording, batch);
  return (
    <tr>
      <th scope="row">
        <Link to={recipeDetailPath(target)} state={{ from: 'week' }}>
          <span>{wording.locale === 'ko' ? breakableTitle(title) : <MixedText text={title} />}</span>
        </Link>
      </th>
      {dates.map((date) => (
        <BatchDay key={date} batch={batch} date={date} />
      ))}
    </tr>
  );
}

function BatchDay({
  batch: { cookedOn, slots },
  date,
}: {
  readonly batch: NamedCooking;
  readonly date: string;
}) {
  const { t } = useMessages();
  const times = slots.flatMap((slot) => (slot.date === date ? [slot.time] : []));
  const words = [
    ...(cookedOn === date ? [t('batches.made')] : []),
    ...times.map((time) => t(`mealTime.${time}`)),
  ];
  return (
    <td data-made={cookedOn === date || undefined}>
      {cookedOn === date && <Icon name="chefHat" size={18} />}
      {times.map((time) => (
        <span key={time} data-meal={time}>
          <DayGlyph meal={time} size={18} />
        </span>
      ))}
      {words.length > 0 && <VisuallyHidden>{words.join(', ')}</VisuallyHidden>}
    </td>
  );
}
