import type { MealWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './meal-card.module.css';
import { askedStyleOf, styleOf } from '../model/meal-facts.ts';
import { MealLink } from './meal-link.tsx';
import { MealMeta } from './meal-meta.tsx';
import { MealPicture } from './meal-picture.tsx';
import { MealPortions } from './meal-portions.tsx';
import type { PlanReader } from '../model/plan-reader.ts';
import { SlotFrame } from './slot-frame.tsx';
import { SlotLabel } from './slot-label.tsx';
import type { DayStanding } from '../standing/day-standing.ts';

/** Ingredients named on a card (specification, section 2). */
const HASHTAGS = 4;

type MealCardProps = {
  readonly reader: PlanReader;
  readonly time: MealTime;
  readonly meal: MealWire;
  readonly standing: DayStanding | undefined;
  readonly onChange: (() => void) | null;
};

/** A recipe or a product; all of the card opens its description. */
export function MealCard({ reader, time, meal, standing, onChange }: MealCardProps) {
  const { t } = useMessages();
  const { title, hashtags } = meal.details;
  return (
    <SlotFrame time={time} onChange={onChange} picture={<MealPicture meal={meal} eager />}>
      <SlotLabel time={time} style={styleOf(meal)} asked={askedStyleOf(meal)} />
      <h2>
        <MealLink reader={reader} meal={meal} time={time} from="day" className={styles.link}>
          <VisuallyHidden>{t(`mealTime.${time}`)},</VisuallyHidden> <span lang="ko">{title}</span>
        </MealLink>
      </h2>
      {hashtags.length > 0 && (
        <ul className={styles.tags} lang="ko">
          {hashtags.slice(0, HASHTAGS).map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
      <MealMeta meal={meal} standing={standing} />
      <MealPortions portions={meal.details.portions} />
    </SlotFrame>
  );
}
