import type { ShoppingItemWire } from '@kkini/contract';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { dayWords } from '../../../messages/day-words.ts';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { dailyMealsPath } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StateMessage } from '../../../ui/feedback/state-message.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { type Ticks, toggled, useSettledTicks, useTicks } from '../model/ticks.ts';
import { SEVEN, SkeletonFrame } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import { useShare } from '../share/use-share.ts';
import { type ShoppingList, useShoppingList } from './get-shopping-list.ts';
import {
  SHOPPING_VIEWS,
  type ShoppingGroup,
  shoppingGroups,
  type ShoppingView as View,
} from './shopping-groups.ts';
import styles from './shopping-screen.module.css';
import { amountWords, mealsWords, shoppingShareWords } from './shopping-words.ts';
import { TickRow } from './tick-row.tsx';

/** What to buy for the home-cooked meals of the plan. */
export function ShoppingScreen() {
  const { t } = useMessages();
  const { surveyId = '' } = useParams();
  const today = useToday();
  const list = useShoppingList(surveyId);
  const plan = useMealPlan(surveyId);
  if (plan.data?.shared) return <Navigate to={dailyMealsPath(surveyId)} replace />;
  if (list.isPending || plan.isPending) return <ShoppingSkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  const [first] = days;
  if (!list.data || !first) {
    const reload = () => void Promise.all([list.refetch(), plan.refetch()]);
    return <PlanProblem error={list.error ?? plan.error} onReload={reload} />;
  }
  if (list.data.items.length === 0) {
    return (
      <main className={styles.main}>
        <StateMessage
          title={t('shopping.none')}
          documentTitle={t('app.documentTitle', { title: t('shopping.title') })}
          detail={t('shopping.noneLead')}
        />
      </main>
    );
  }
  const from = first.date > today ? first.date : today;
  return <ShoppingView surveyId={surveyId} list={list.data} from={from} />;
}

const GROUPS = [SEVEN, SEVEN.slice(0, 5)] as const;

/** Placeholder of the shopping list while it loads. */
function ShoppingSkeleton() {
  return (
    <SkeletonFrame
      title="shopping.title"
      lines={[
        { width: '240px', height: '34px' },
        { width: '100%', height: '12px' },
      ]}
    >
      <div className={styles.skeletonList}>
        <div className={styles.skeletonViews}>
          {SEVEN.slice(0, 3).map((view) => (
            <Skeleton key={view} width="88px" height="44px" />
          ))}
        </div>
        <div className={styles.skeletonGroups}>
          {GROUPS.map((rows) => (
            <div key={rows.length} className={styles.skeletonGroup}>
              {rows.map((row) => (
                <div key={row} className={styles.skeletonRow}>
                  <Skeleton width="28px" height="28px" />
                  <Skeleton width="62%" height="22px" />
                  <Skeleton height="22px" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
}

type ShoppingViewProps = {
  readonly surveyId: string;
  readonly list: ShoppingList;
  /** First day to shop for: today, or the start of a plan that begins later. */
  readonly from: string;
};

function ShoppingView({ surveyId, list, from }: ShoppingViewProps) {
  const { t } = useMessages();
  const share = useShare();
  const [view, setView] = useState<View>('byFood');
  const { ticks, change } = useTicks('shopping', surveyId);
  const [before, setBefore] = useState<Ticks | null>(null);
  const groups = shoppingGroups(list.items, { view, today: from });
  const shown = groups.flatMap(({ items }) => items);
  const done = shown.filter(({ key }) => ticks.has(key)).length;
  const heading = done === shown.length && done > 0 ? 'shopping.headingDone' : 'shopping.heading';
  return (
    <main className={styles.main}>
      <div className={styles.heading}>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('shopping.title') })}>
          {t(heading, { total: shown.length, done })}
        </ScreenHeading>
        <IconButton
          icon="share"
          label={t('shopping.share')}
          onClick={() => share(shoppingShareWords(t, { groups, from, ticks }))}
        />
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('shopping.progress')}
        aria-valuemin={0}
        aria-valuemax={shown.length}
        aria-valuenow={done}
      >
        <i style={{ width: `${(100 * done) / Math.max(1, shown.length)}%` }} />
      </div>
      <p className={styles.small}>{t('shopping.portions', { portions: figure(list.portions, 1) })}</p>
      <fieldset className={styles.views} aria-label={t('shopping.by')}>
        {SHOPPING_VIEWS.map((name) => (
          <Chip key={name} size="small" pressed={name === view} onPress={() => setView(name)}>
            {t(`shopping.${name}`)}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && <p>{t('shopping.noneDays')}</p>}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            ticks={ticks}
            onToggle={(key) => change(toggled(ticks, key))}
          />
        ))}
      </div>
      <ClearTicks
        canClear={ticks.size > 0}
        canUndo={before !== null && ticks.size === 0}
        onClear={() => {
          setBefore(ticks);
          change(new Set());
        }}
        onUndo={() => change(before ?? new Set())}
      />
      <p className={styles.small}>{t('shopping.estimate')}</p>
    </main>
  );
}

type GroupProps = {
  readonly group: ShoppingGroup;
  readonly ticks: Ticks;
  readonly onToggle: (key: string) => void;
};

function Group({ group: { heading, items }, ticks, onToggle }: GroupProps) {
  const { t } = useMessages();
  const settled = useSettledTicks(ticks);
  const rows = [...items].sort((one, other) => Number(settled.has(one.key)) - Number(settled.has(other.key)));
  const isSeasonings = 'aisle' in heading && heading.aisle === 'seasonings';
  return (
    <section className={styles.group}>
      <h2>
        {'aisle' in heading ? t(`shopping.aisle.${heading.aisle}`) : dayWords(t, heading.date).short}{' '}
        <span>{items.length}</span>
      </h2>
      {isSeasonings && <p className={styles.small}>{t('shopping.seasoningsHint')}</p>}
      <ul>
        {rows.map((item) => (
          <ShoppingRow
            key={item.key}
            item={item}
            ticked={ticks.has(item.key)}
            onToggle={() => onToggle(item.key)}
          />
        ))}
      </ul>
    </section>
  );
}

type ClearTicksProps = {
  readonly canClear: boolean;
  readonly canUndo: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
};

/** Clears all ticks; until the next tick they can be restored. */
function ClearTicks({ canClear, canUndo, onClear, onUndo }: ClearTicksProps) {
  const { t } = useMessages();
  return (
    <p className={styles.clear} role="status">
      {canClear && (
        <Button look="text" onClick={onClear}>
          {t('shopping.clear')}
        </Button>
      )}
      {canUndo && (
        <>
          {t('shopping.cleared')}
          <Button look="text" onClick={onUndo}>
            {t('shopping.undo')}
          </Button>
        </>
      )}
    </p>
  );
}

type ShoppingRowProps = {
  readonly item: ShoppingItemWire;
  readonly ticked: boolean;
  readonly onToggle: () => void;
};

/** One food with its checkbox. */
function ShoppingRow({ item, ticked, onToggle }: ShoppingRowProps) {
  const { t } = useMessages();
  const { amount, grams } = amountWords(t, item);
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <TickRow ticked={ticked} onToggle={onToggle} picture={item.image && <Picture src={item.image} />}>
        <span className={styles.words}>
          <span className={styles.name} lang="ko">
            {item.name}
          </span>
          <span className={styles.uses}>{mealsWords(t, item)}</span>
        </span>
        <span className={styles.amount}>
          <MixedText text={amount} />
          {grams && <span className={styles.grams}>{grams}</span>}
        </span>
      </TickRow>
    </li>
  );
}
