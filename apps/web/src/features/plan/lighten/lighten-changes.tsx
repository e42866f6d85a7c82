import type { BesideWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { companionName } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { slotsWords } from '../../../messages/slots-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MealName } from '../meal/meal-name.tsx';
import { MealPicture } from '../meal/meal-picture.tsx';
import styles from './lighten.module.css';
import type { FoundWeek } from './lighten-week.ts';

/** More meals than this are collapsed, so that the dishes are read first. */
const MOST_OPEN = 3;

type FoundProps = { readonly found: FoundWeek };

/** Changes at each meal: its leading dish, then its rice and sides. */
export function LightenChanges({ found }: FoundProps) {
  const { t } = useMessages();
  const tables = changedTables(found);
  const hasDishes = found.exchanged.length > 0;
  const title = t(hasDishes ? 'lighten.beside' : 'lighten.besideAlone', { count: tables.length });
  return (
    <>
      {hasDishes && <ExchangedDishes found={found} />}
      {tables.length > 0 && <BesideDishes title={title} tables={tables} isFolded={hasDishes} />}
    </>
  );
}

function ExchangedDishes({ found: { exchanged } }: FoundProps) {
  const { t } = useMessages();
  return (
    <section className={styles.dishes}>
      <h3>{t('lighten.dishes', { count: exchanged.length })}</h3>
      <ul>
        {exchanged.map(({ date, mealTime, before, after }) => (
          <li key={`${date} ${mealTime}`}>
            <MealPicture meal={after} />
            <div>
              <span data-meal={mealTime}>{slotsWords(t, [{ date, time: mealTime }])}</span>
              <strong>
                <MealName meal={after} />
              </strong>
              <span className={styles.former}>
                {t('change.now')} <MealName meal={before} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type BesideDishesProps = {
  readonly title: string;
  readonly tables: readonly ChangedTable[];
  /** True if there are many meals, which are collapsed. */
  readonly isFolded: boolean;
};

/** Companions by meal. */
function BesideDishes({ title, tables, isFolded }: BesideDishesProps) {
  const { t } = useMessages();
  const meals = (
    <ul className={styles.meals}>
      {tables.map(({ date, mealTime, swaps }) => (
        <li key={`${date} ${mealTime}`}>
          <span data-meal={mealTime}>{slotsWords(t, [{ date, time: mealTime }])}</span>
          <ul>
            {swaps.map((swap) => (
              <li key={`${swap.from?.id} ${swap.to?.id}`}>
                <SwapWords swap={swap} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  if (isFolded && tables.length > MOST_OPEN) {
    return (
      <details className={styles.beside}>
        <summary>
          <h3>{title}</h3>
          <Icon name="chevronRight" size={20} />
        </summary>
        {meals}
      </details>
    );
  }
  return (
    <section className={styles.beside}>
      <h3>{title}</h3>
      {meals}
    </section>
  );
}

/** A replaced companion: "시금치나물 → 콩나물무침". */
function SwapWords({ swap: { from, to } }: { readonly swap: CompanionSwap }) {
  const wording = useMessages();
  const { t } = wording;
  if (from === null || to === null) {
    const dish = from ?? to;
    return (
      dish && (
        <MixedText text={t(to ? 'lighten.comes' : 'lighten.goes', { dish: companionName(wording, dish) })} />
      )
    );
  }
  return (
    <>
      <MixedText text={companionName(wording, from)} /> <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden>{t('lighten.becomes')}</VisuallyHidden>{' '}
      <b>
        <MixedText text={companionName(wording, to)} />
      </b>
    </>
  );
}

/** A companion replaced by another; null if none was there before, or none is now. */
type CompanionSwap = { readonly from: BesideWire | null; readonly to: BesideWire | null };

type ChangedTable = {
  readonly date: string;
  readonly mealTime: MealTime;
  readonly swaps: readonly CompanionSwap[];
};

/** Meals whose rice or sides change, in eating order, including those with a new leading dish. */
function changedTables({ exchanged, besides }: FoundWeek): readonly ChangedTable[] {
  const withExchanged = exchanged.map(({ before, after, ...place }) => ({
    ...place,
    before: before.details.companions,
    after: after.details.companions,
  }));
  return [...withExchanged, ...besides]
    .map(({ date, mealTime, before, after }) => ({ date, mealTime, swaps: companionSwaps(before, after) }))
    .filter(({ swaps }) => swaps.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date) || timeOf(a) - timeOf(b));
}

function timeOf({ mealTime }: ChangedTable): number {
  return MEAL_TIMES.indexOf(mealTime);
}

/** Changes of the companions of a meal: a dish replaces one of its role, else any except rice. */
function companionSwaps(
  before: readonly BesideWire[],
  after: readonly BesideWire[],
): readonly CompanionSwap[] {
  const [gone, come] = [notIn(after, before), notIn(before, after)];
  const swaps = [haveOneRole, areNoRice].flatMap((fit) => pairedBy(fit, gone, come));
  return [...swaps, ...gone.map((from) => ({ from, to: null })), ...come.map((to) => ({ from: null, to }))];
}

function notIn(others: readonly BesideWire[], dishes: readonly BesideWire[]): BesideWire[] {
  return dishes.filter((dish) => others.every(({ id }) => id !== dish.id));
}

type Fit = (from: BesideWire, to: BesideWire) => boolean;

const haveOneRole: Fit = (from, to) => from.role === to.role;
const areNoRice: Fit = (from, to) => from.role !== 'rice' && to.role !== 'rice';

/** Removes matching pairs from both lists and returns them. */
function pairedBy(fit: Fit, gone: BesideWire[], come: BesideWire[]): readonly CompanionSwap[] {
  return [...gone].flatMap((from) => {
    const at = come.findIndex((to) => fit(from, to));
    const [to] = at < 0 ? [] : come.splice(at, 1);
    if (to === undefined) return [];
    gone.splice(gone.indexOf(from), 1);
    return [{ from, to }];
  });
}
