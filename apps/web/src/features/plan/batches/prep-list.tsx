import { dayWords, unbrokenDay } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { durationWords, figure, workWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { cookingPath, recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { companionPicture } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type Batch, keepsUntil, minutesUntilDone } from '../model/batches.ts';
import type { MealPlan } from '../model/get-meal-plan.ts';
import { type Ticks, useTicks } from '../model/ticks.ts';
import { TickRow } from '../shopping/tick-row.tsx';
import { mealsOfBatch } from './batch-words.ts';
import styles from './prep-list.module.css';

type PrepListProps = {
  readonly surveyId: string;
  readonly date: string;
  readonly batches: readonly Batch[];
  readonly plan: MealPlan;
};

/**
 * Dishes cooked on a day for several meals, in cooking order. If there are none, the day for cooking ahead says so and other days
 * show no list; guests see none.
 */
export function PrepList({ surveyId, date, batches, plan }: PrepListProps) {
  const { t } = useMessages();
  const today = useToday();
  const { ticks, change } = useTicks('prep', surveyId);
  const cooked = batches.filter(({ cookedOn }) => cookedOn === date);
  if (plan.shared) return null;
  const day = dayWords(t, date).weekdayLong;
  const title = date === today ? t('prep.today') : t('prep.thatDay', { day });
  if (cooked.length === 0) {
    // Batches are known only from the whole plan.
    if (plan.prepDate !== date || plan.part !== undefined) return null;
    const isLast = Object.keys(plan.mealPlan).every((other) => other <= date);
    return (
      <section className={styles.prep}>
        <h2>{title}</h2>
        <p className={styles.lead}>{t(isLast ? 'prep.noneLeft' : 'prep.none', { day })}</p>
      </section>
    );
  }
  // A batch may have one meal left after the others were changed.
  const isShared = cooked.some(({ slots }) => slots.length > 1);
  const done = cooked.every((batch) => isCooked(ticks, batch));
  return (
    <section className={styles.prep}>
      <h2>{title}</h2>
      <p className={styles.total} role="status">
        {done ? t('prep.done') : cooked.length > 1 && totalWords(t, cooked)}
      </p>
      {isShared && <p className={styles.lead}>{t(cooked.length > 1 ? 'prep.lead' : 'prep.leadOne')}</p>}
      <ol>
        {cooked.map((batch) => (
          <PrepRow key={batch.id} surveyId={surveyId} batch={batch} ticks={ticks} onTick={change} />
        ))}
      </ol>
    </section>
  );
}

type PrepRowProps = {
  readonly surveyId: string;
  readonly batch: Batch;
  readonly ticks: Ticks;
  readonly onTick: (ticks: Ticks) => void;
};

/** One dish to cook, with its work, its meals, and links to its recipe. */
function PrepRow({ surveyId, batch, ticks, onTick }: PrepRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { id, active_minutes: active, waiting_minutes: waiting, slots } = batch;
  const dish = dishTitle(wording, batch);
  const [first] = slots;
  const until = keepsUntil(batch);
  const ticked = isCooked(ticks, batch);
  const cooked = cookedGrams(ticks, batch);
  const target = { id, surveyId, date: first?.date ?? null, mealTime: first?.time ?? null };
  return (
    <li className={styles.item} data-ticked={ticked || undefined}>
      <TickRow
        ticked={ticked}
        onToggle={() => onTick(withTick(ticks, batch))}
        picture={<Picture src={companionPicture(id)} />}
      >
        <span className={styles.words}>
          <b>
            <MixedText text={dish} />
          </b>
          {active !== null && <span>{workWords(t, { active, waiting: waiting ?? 0 })}</span>}
          <span>{mealsOfBatch(t, batch)}</span>
          {!ticked && cooked > 0 && (
            <span>{t('prep.moreNow', { grams: figure(toTens(batch.grams - cooked)) })}</span>
          )}
          {until !== null && <span>{t('prep.keeps', { day: unbrokenDay(dayWords(t, until).short) })}</span>}
        </span>
      </TickRow>
      <p className={styles.ways} data-off-paper>
        <Link to={recipeDetailPath(target)} state={{ from: 'day' }} aria-label={t('prep.recipeOf', { dish })}>
          {t('prep.recipe')}
        </Link>
        <Link to={cookingPath(target)} aria-label={t('prep.cookOf', { dish })}>
          <Icon name="chefHat" size={20} />
          {t('recipe.cook')}
        </Link>
      </p>
    </li>
  );
}

/** Number of dishes to cook, and their total work if known. A single dish states its own work. */
function totalWords(t: Translate, cooked: readonly Batch[]): string {
  const count = cooked.length;
  const minutes = cooked.reduce((sum, { active_minutes: active }) => sum + (active ?? 0), 0);
  if (minutes === 0) return t('prep.totalUnknown', { count });
  const done = minutesUntilDone(cooked);
  const words = { count, time: durationWords(t, minutes), done: durationWords(t, done) };
  return t(done > minutes ? 'prep.totalAndWaiting' : 'prep.total', words);
}

function keyOf({ cookedOn, id }: Batch): string {
  return `${cookedOn} ${id}`;
}

/** Ticks of a batch: its key, then the grams it was cooked for. A tick of an earlier version of the page has no grams. */
function ticksOf(ticks: Ticks, batch: Batch): readonly string[] {
  const key = keyOf(batch);
  return [...ticks].filter((tick) => tick === key || tick.startsWith(`${key} `));
}

/** Grams a batch was cooked for when it was ticked; 0 if it was not, infinite if that is unknown. */
function cookedGrams(ticks: Ticks, batch: Batch): number {
  const [tick] = ticksOf(ticks, batch);
  if (tick === undefined) return 0;
  return tick === keyOf(batch) ? Number.POSITIVE_INFINITY : Number(tick.slice(keyOf(batch).length));
}

/** Share of the grams from which a batch is enough: nobody cooks a spoonful again. */
const ENOUGH = 0.9;

function isCooked(ticks: Ticks, batch: Batch): boolean {
  return cookedGrams(ticks, batch) >= ENOUGH * Math.max(1, batch.grams);
}

/** The ticks with the batch cooked for the meals as they are now, or without it if it was. */
function withTick(ticks: Ticks, batch: Batch): Ticks {
  const others = new Set([...ticks].filter((tick) => !ticksOf(ticks, batch).includes(tick)));
  return isCooked(ticks, batch) ? others : others.add(`${keyOf(batch)} ${Math.round(batch.grams)}`);
}

function toTens(grams: number): number {
  return Math.max(10, Math.round(grams / 10) * 10);
}
