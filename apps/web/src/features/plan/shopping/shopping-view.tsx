import { type ReactNode, useEffect, useRef, useState } from 'react';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { LightenCard } from '../lighten/lighten-card.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { type Ticks, useSettledTicks, useTicks } from '../model/ticks.ts';
import { EndedNote } from '../notices/ended-note.tsx';
import { useShare } from '../share/use-share.ts';
import { BoughtMeals } from './bought-meals.tsx';
import type { ShoppingList } from './get-shopping-list.ts';
import { LeftoverFoods, leftovers } from './leftover-foods.tsx';
import { ShoppingDays, useShoppingDays } from './shopping-days.tsx';
import { ShoppingFold } from './shopping-fold.tsx';
import {
  isTicked,
  type NeededItem,
  type NeededOn,
  neededItems,
  neededOn,
  shoppingGroups,
  toggledItem,
} from './shopping-groups.ts';
import { ShoppingRow } from './shopping-row.tsx';
import styles from './shopping-screen.module.css';
import { daysWords, shoppingShareWords } from './shopping-words.ts';

type ShoppingViewProps = {
  readonly surveyId: string;
  readonly list: ShoppingList;
  readonly days: readonly PlanDay[];
  /** First day to shop for: today, or the start of a plan that begins later. */
  readonly from: string;
  /** True if the week before it was lightened can be restored. */
  readonly canUndoLighten: boolean;
};

/** The list for some days. What most kitchens have, and ready-made meals, are collapsed below it. */
export function ShoppingView({ surveyId, list, days, from, canUndoLighten }: ShoppingViewProps) {
  const wording = useMessages();
  const { t } = wording;
  const share = useShare();
  const dates = days.map(({ date }) => date);
  const shopped = useShoppingDays({ dates, from });
  const { chosen } = shopped;
  const { ticks, change } = useTicks('shopping', surveyId);
  const [before, setBefore] = useState<Ticks | null>(null);
  const shop = { dates, chosen, neededOn: neededOn(days, from), ticks };
  const { groups, carried, pantry } = shoppingGroups(neededItems(list.items, shop));
  const shown = groups.flatMap(({ items }) => items);
  const done = shown.filter((item) => isTicked(item, ticks)).length;
  const isOpen = (item: NeededItem) => !isTicked(item, ticks);
  const left = groups.map((group) => ({ ...group, items: group.items.filter(isOpen) }));
  const rows = { surveyId, ticks, onToggle: (item: NeededItem) => change(toggledItem(item, ticks)) };
  const shared = {
    groups: left,
    carried,
    pantry: pantry.filter(isOpen),
    dates: chosen.length > 0 ? chosen : [from],
  };
  return (
    <main className={styles.main}>
      <EndedNote dates={dates} today={from} />
      <div className={styles.heading}>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('plan.shopping') })}>
          {t(headingOf(shown.length, done), { total: shown.length, done })}
        </ScreenHeading>
        <IconButton
          icon="share"
          label={t('shopping.share')}
          onClick={() => share(shoppingShareWords(wording, shared))}
        />
      </div>
      {shown.length > 0 && <BasketBar total={shown.length} done={done} />}
      <ShoppingDays dates={dates} days={shopped} />
      <p className={styles.small}>
        {t('shopping.portions', { days: daysWords(t, chosen), portions: figure(list.portions, 1) })}
      </p>
      {shown.some((item) => item.at_home) && <p className={styles.small}>{t('atHome.markHint')}</p>}
      <Foods {...rows} {...{ groups, carried, pantry }}>
        <LeftoverFoods foods={leftovers([...shown, ...carried], { ...shop, all: list.items })} />
        <BoughtMeals surveyId={surveyId} days={days.filter(({ date }) => chosen.includes(date))} />
        <p className={styles.small}>{t('shopping.estimate')}</p>
      </Foods>
      {(canUndoLighten ? dates.some((date) => date >= from) : freshToBuy(list.items, shop, from) > 1) && (
        <LightenCard surveyId={surveyId} canUndo={canUndoLighten} />
      )}
      <ClearTicks
        canClear={ticks.size > 0}
        canUndo={before !== null && ticks.size === 0}
        onClear={() => {
          setBefore(ticks);
          change(new Set());
        }}
        onUndo={() => change(before ?? new Set())}
      />
    </main>
  );
}

/** Number of foods that spoil and are needed from a day on; of a single one, nothing can be saved. */
function freshToBuy(
  items: ShoppingList['items'],
  { neededOn }: { readonly neededOn: NeededOn },
  from: string,
): number {
  const fresh = items.filter(({ pantry, spoils }) => !pantry && spoils);
  return fresh.filter(({ uses }) => uses.some((use) => neededOn(use) >= from)).length;
}

function headingOf(total: number, done: number) {
  if (total === 0) return 'shopping.noneDays';
  if (done === 0) return 'shopping.headingNone';
  return done === total ? 'shopping.headingDone' : 'shopping.heading';
}

function BasketBar({ total, done }: { readonly total: number; readonly done: number }) {
  const { t } = useMessages();
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t('shopping.progress')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <i style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />
    </div>
  );
}

type RowsProps = {
  readonly surveyId: string;
  readonly items: readonly NeededItem[];
  readonly ticks: Ticks;
  readonly onToggle: (item: NeededItem) => void;
};

type FoodsProps = Omit<RowsProps, 'items'> &
  ReturnType<typeof shoppingGroups> & { readonly children: ReactNode };

/** Foods by section of the shop, foods left from earlier days, foods every kitchen has, and notes below them. */
function Foods({ groups, carried, pantry, children, ...rows }: FoodsProps) {
  const { t } = useMessages();
  return (
    <div className={styles.groups}>
      {groups.map(({ aisle, items }) => (
        <section key={aisle} className={styles.group}>
          <h2>
            {t(`shopping.aisle.${aisle}`)} <span>{items.length}</span>
          </h2>
          {aisle === 'sideDishes' && items.some((item) => !item.check_label) && (
            <p className={styles.small}>{t('shopping.sideDishesHint')}</p>
          )}
          {items.some((item) => item.check_label) && (
            <p className={styles.small}>{t('shopping.checkHint')}</p>
          )}
          <Rows {...rows} items={items} />
        </section>
      ))}
      {carried.length > 0 && (
        <section className={styles.group}>
          <h2>
            {t('shopping.carried')} <span>{carried.length}</span>
          </h2>
          <p className={styles.small}>{t('shopping.carriedHint')}</p>
          <Rows {...rows} items={carried} />
        </section>
      )}
      {pantry.length > 0 && (
        <ShoppingFold title={t('shopping.pantry')} count={pantry.length}>
          <p className={styles.small}>{t('shopping.pantryHint')}</p>
          <Rows {...rows} items={pantry} />
        </ShoppingFold>
      )}
      {children}
    </div>
  );
}

function Rows({ surveyId, items, ticks, onToggle }: RowsProps) {
  const settled = useSettledTicks(ticks);
  const rows = [...items].sort(
    (one, other) => Number(isTicked(one, settled)) - Number(isTicked(other, settled)),
  );
  return (
    <ul>
      {rows.map((item) => (
        <ShoppingRow
          key={item.key}
          surveyId={surveyId}
          item={item}
          ticked={isTicked(item, ticks)}
          onToggle={() => onToggle(item)}
        />
      ))}
    </ul>
  );
}

type ClearTicksProps = {
  readonly canClear: boolean;
  readonly canUndo: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
};

/** Clears all ticks; they can be restored until the next tick. */
function ClearTicks({ canClear, canUndo, onClear, onUndo }: ClearTicksProps) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // The pressed button disappears, so the other one takes the focus.
  useEffect(() => {
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  });
  const press = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <p className={styles.clear} data-off-paper>
      <span role="status">{canUndo && t('shopping.cleared')}</span>
      {canClear && (
        <Button ref={button} look="text" onClick={press(onClear)}>
          {t('shopping.clear')}
        </Button>
      )}
      {canUndo && (
        <Button ref={button} look="text" onClick={press(onUndo)}>
          {t('change.undo')}
        </Button>
      )}
    </p>
  );
}
