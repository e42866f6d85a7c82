import type { CompanionWire, ExtraWire, MealWire } from '@kkini/contract';
import { areaInEnglish, type MealStyle, type MealTime } from '@kkini/domain';
import type { ReactNode } from 'react';
import { companionName, orderWords } from '../../../messages/dish-words.ts';
import { cookingWords, figure, priceWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Named } from '../../../messages/named.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { earlyWords, mealOriginWords } from '../batches/batch-words.ts';
import { useChangeGestures } from '../change/use-change-gestures.ts';
import { CompanionRows } from '../companions/companion-rows.tsx';
import { ExtraRows } from '../extras/extra-rows.tsx';
import type { Batch, Pot } from '../model/batches.ts';
import type { EarlyStart } from '../model/early-starts.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import { askedStyleOf, isRecipe, type PlanSlot, styleOf } from '../model/meal-facts.ts';
import { mealEnergyWords, mealTags, styleWords } from '../model/meal-words.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { OverLimits } from '../standing/over-limits.tsx';
import changeStyles from './change-button.module.css';
import styles from './meal-card.module.css';
import { MealLink } from './meal-link.tsx';
import { MealName } from './meal-name.tsx';
import { MealPicture } from './meal-picture.tsx';
import { MealPortions } from './meal-portions.tsx';

type MealCardProps = {
  readonly reader: PlanReader;
  readonly slot: PlanSlot;
  readonly meal: MealWire;
  readonly batches: readonly Batch[];
  readonly pots: readonly Pot[];
  readonly early: readonly EarlyStart[];
  readonly standing: DayStanding | undefined;
  readonly onChange: (() => void) | null;
  /** Opens the list of other meals, those that keep the limits first; null in a read-only plan. */
  readonly onSwap: (() => void) | null;
  /** Opens the dialog to replace a companion; null in a read-only plan. */
  readonly onChangeCompanion: ((companion: CompanionWire) => void) | null;
  /** Refuses an extra; null in a read-only plan. */
  readonly onRefuseExtra: ((extra: ExtraWire) => void) | null;
};

export function MealCard(props: MealCardProps) {
  const { reader, slot, meal, batches, pots, early, standing } = props;
  const { onChange, onSwap, onChangeCompanion, onRefuseExtra } = props;
  const { t } = useMessages();
  const { time } = slot;
  const { companions, portions } = meal.details;
  const judged = standing?.meals[time];
  return (
    <SlotFrame
      time={time}
      onChange={onChange}
      picture={<MealPicture meal={meal} eager />}
      beside={
        <>
          <MealPortions portions={portions} place="panel" />
          <CompanionRows {...{ reader, slot, companions, portions, batches }} onChange={onChangeCompanion} />
          <ExtraRows {...{ reader, slot, portions }} onRefuse={onRefuseExtra} />
        </>
      }
    >
      <SlotLabel time={time} style={styleOf(meal)} asked={askedStyleOf(meal)} />
      <h2>
        <MealLink reader={reader} meal={meal} slot={slot} from="day" className={styles.link}>
          <VisuallyHidden>{t(`mealTime.${time}`)},</VisuallyHidden> <MealName meal={meal} both />
        </MealLink>
      </h2>
      <MealTags meal={meal} />
      <Origin meal={meal} slot={slot} pots={pots} />
      <EarlyNote early={early} slot={slot} />
      <MealMeta meal={meal} standing={standing} />
      <MealOrder meal={meal} />
      <MealPortions portions={portions} place="line" />
      {judged !== undefined && judged.over.length > 0 && (
        <div className={styles.over}>
          <OverLimits meal={judged} portions={portions} />
          {onSwap && (
            <button type="button" className={styles.swap} onClick={onSwap}>
              <span>
                <VisuallyHidden>{t(`mealTime.${time}`)},</VisuallyHidden> {t('meal.swap')}
              </span>
              <Icon name="chevronRight" size={18} />
            </button>
          )}
        </div>
      )}
    </SlotFrame>
  );
}

function MealTags({ meal }: Pick<MealCardProps, 'meal'>) {
  const { lang, tags } = mealTags(useMessages(), meal);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} lang={lang}>
      {tags.map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
    </ul>
  );
}

function Origin({ meal, slot, pots }: Pick<MealCardProps, 'meal' | 'slot' | 'pots'>) {
  const { t } = useMessages();
  const today = useToday();
  const words = mealOriginWords(t, meal, { slot, pots, today });
  return words === null ? null : <p className={styles.note}>{words}</p>;
}

function EarlyNote({ early, slot }: Pick<MealCardProps, 'early' | 'slot'>) {
  const words = earlyWords(useMessages(), early, slot.time);
  return words === null ? null : <p className={styles.note}>{words}</p>;
}

/** Energy and the extra it includes, then the minutes of a recipe cooked for this meal, or the price (and place) of a product. */
function MealMeta({ meal, standing }: Pick<MealCardProps, 'meal' | 'standing'>) {
  const wording = useMessages();
  const { t } = wording;
  const {
    minutes,
    waiting_minutes: waiting,
    price,
    price_from: from,
    area,
    cooked_on: cookedOn,
  } = meal.details;
  const energy = mealEnergyWords(t, meal, standing);
  const extra = meal.details.portions[0]?.extra;
  const sodium = meal.details.nutrient?.sodium ?? null;
  const range = meal.details.sodium_range;
  return (
    <ul className={styles.meta}>
      {energy !== null && (
        <li>
          <Icon name="flame" size={18} />
          {energy}
          {extra && (
            <small>
              <MixedText text={t('meal.withExtra', { dish: companionName(wording, extra) })} />
            </small>
          )}
        </li>
      )}
      {isRecipe(meal) && minutes !== null && cookedOn === null && (
        <li>
          <Icon name="clock" size={18} />
          {cookingWords(t, { minutes, waiting: waiting ?? 0 })}
        </li>
      )}
      {!isRecipe(meal) && (
        <li className={styles.price}>
          {priceWords(t, price, from)}
          {price !== null && <small>{t('meal.typicalPrice')}</small>}
        </li>
      )}
      {sodium !== null && range && (
        <li>
          {t('meal.sodium', { sodium: figure(aboutTen(sodium)) })}
          <small>
            {t('meal.sodiumRange', {
              low: figure(aboutTen(range.low)),
              high: figure(aboutTen(range.high)),
            })}
          </small>
        </li>
      )}
      {area !== null && (
        <li>
          <Icon name="mapPin" size={18} />
          <Named korean={area} english={areaInEnglish(area)} />
        </li>
      )}
    </ul>
  );
}

/** How to eat a bought meal with less salt. */
function MealOrder({ meal }: Pick<MealCardProps, 'meal'>) {
  const { t } = useMessages();
  const range = meal.details.sodium_range;
  if (range === null) return null;
  const words = orderWords(t, { halfBroth: range.halfBrothSaving, sideDishes: range.sideDishesAdded });
  return words === null ? null : <p className={styles.note}>{words}</p>;
}

function aboutTen(milligrams: number): number {
  return Math.round(milligrams / 10) * 10;
}

type FastingCardProps = Pick<MealCardProps, 'meal' | 'onChange'> & { readonly time: MealTime };

export function FastingCard({ time, meal, onChange }: FastingCardProps) {
  const { t } = useMessages();
  return (
    <SlotFrame time={time} onChange={onChange} picture={<MealPicture meal={meal} />}>
      <SlotLabel time={time} style="fasting" />
      <h2>{t('meal.fasting')}</h2>
      <p className={styles.note}>{t('meal.fastingNote')}</p>
    </SlotFrame>
  );
}

type SlotFrameProps = {
  readonly time: MealTime;
  /** Opens the change dialog; null in a read-only plan. */
  readonly onChange: (() => void) | null;
  readonly picture: ReactNode;
  /** What each of several people eats, companions and extras. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** The card of one meal. A long press, the M key or its button opens the change dialog. */
function SlotFrame({ time, onChange, picture, beside, children }: SlotFrameProps) {
  const { pressing, handlers } = useChangeGestures(onChange);
  return (
    <article
      className={styles.card}
      data-meal={time}
      data-slot={time}
      data-pressing={pressing || undefined}
      {...handlers}
    >
      <div className={styles.lead}>
        <div className={styles.words}>{children}</div>
        {onChange && <ChangeButton time={time} onPress={onChange} />}
      </div>
      <div className={styles.dish}>{picture}</div>
      {beside}
    </article>
  );
}

type ChangeButtonProps = { readonly time: MealTime; readonly onPress: () => void };

/** The change button of a card; a ring around it fills while the card is held. */
function ChangeButton({ time, onPress }: ChangeButtonProps) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      className={changeStyles.change}
      aria-label={t('meal.changeLabel', { time: t(`mealTime.${time}`) })}
      onClick={onPress}
    >
      <Icon name="repeat" size={20} />
      {t('meal.change')}
    </button>
  );
}

type SlotLabelProps = {
  readonly time: MealTime;
  readonly style: MealStyle;
  /** Requested style, if another one is served. */
  readonly asked?: MealStyle | null;
};

/** "아침 · 간편레시피" with the symbol of the meal time, and the requested style if another one is served. */
function SlotLabel({ time, style, asked = null }: SlotLabelProps) {
  const { t } = useMessages();
  return (
    <p className={styles.label}>
      <DayGlyph meal={time} />
      <b>{t(`mealTime.${time}`)}</b>
      <span>{styleWords(t, style, asked)}</span>
    </p>
  );
}
