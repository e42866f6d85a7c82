import { Link } from 'react-router';
import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { slotsWords } from '../../../messages/slots-words.ts';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import type { Batch } from '../model/batches.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import styles from './batch-table.module.css';

type BatchTableProps = { readonly reader: PlanReader; readonly batches: readonly Batch[] };

/** Which dish is cooked on which day of the week, and at which meals it is eaten. */
export function BatchTable({ reader, batches }: BatchTableProps) {
  const { t } = useMessages();
  if (batches.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 id={HEADING_ID}>{t('batches.title')}</h2>
      <p>{t('batches.lead')}</p>
      <table aria-labelledby={HEADING_ID}>
        <thead>
          <tr>
            <th scope="col">{t('batches.cookedOn')}</th>
            <th scope="col">{t('batches.dish')}</th>
            <th scope="col">{t('batches.slots')}</th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <BatchRow key={`${batch.cookedOn} ${batch.id}`} reader={reader} batch={batch} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEADING_ID = 'batches';

type BatchRowProps = { readonly reader: PlanReader; readonly batch: Batch };

function BatchRow({ reader, batch }: BatchRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { id, cookedOn, slots } = batch;
  const [first] = slots;
  const target = { id, ...reader, date: first?.date ?? null, mealTime: first?.time ?? null };
  return (
    <tr>
      <td>{dayWords(t, cookedOn).weekday}</td>
      <th scope="row">
        <Link to={recipeDetailPath(target)} state={{ from: 'week' }}>
          <MixedText text={dishTitle(wording, batch)} />
        </Link>
      </th>
      <td>{slotsWords(t, slots)}</td>
    </tr>
  );
}
