import { answersToWire, type PlanOutlookWire, planOutlook } from '@kkini/contract';
import {
  isBought,
  MEAL_TIMES,
  type MealTime,
  type Nutrient,
  personsOf,
  type SurveyDraft,
} from '@kkini/domain';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { nutrientAmount } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import styles from './plan-outlook-note.module.css';

/** Limits the chosen meal styles cannot meet, shown before planning, with a link to the styles; null if there are none. */
export function PlanOutlookNote({ draft }: { readonly draft: SurveyDraft }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const outlook = usePlanOutlook(draft);
  const words = outlook === null ? [] : outlookWords(t, outlook, draft);
  return (
    <div className={styles.outlook} role="status">
      {words.length > 0 && (
        <Note icon="alert" tone="warm" title={t('outlook.title')}>
          {words.map((paragraphs) => (
            <div key={paragraphs.join(' ')} className={styles.words}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
          <Button
            look="line"
            size="small"
            className={styles.change}
            onClick={() => navigate(editing(PATHS.mealCategory), { state: { edit: true } })}
          >
            {t('outlook.change')}
          </Button>
        </Note>
      )}
    </div>
  );
}

/** Limits the chosen meal styles cannot meet; null until known, if a style is missing, and if the call fails. */
function usePlanOutlook(draft: SurveyDraft): PlanOutlookWire | null {
  const { server } = usePlatform();
  const answers = answersToWire(draft);
  const { data } = useQuery({
    queryKey: ['plan-outlook', answers],
    queryFn: ({ signal }) => answerOf(server.call(planOutlook, answers, signal)),
    enabled: MEAL_TIMES.every((time) => draft.mealStyles[time] !== null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

type Unmet = PlanOutlookWire['unmet'][number];
type Scarce = PlanOutlookWire['scarce'][number];

/** Paragraphs about each maximum that cannot be met and each style with too few dishes. */
function outlookWords(
  t: Translate,
  { unmet, scarce }: PlanOutlookWire,
  draft: SurveyDraft,
): readonly (readonly string[])[] {
  const buys = MEAL_TIMES.some((time) => isBought(draft.mealStyles[time]));
  const key = personsOf(draft).length > 1 ? 'outlook.unmetEach' : 'outlook.unmet';
  return [
    ...unmet.map((each) => {
      const soup = each.nutrient === 'sodiumMg' && buys ? [t('outlook.leaveSoup')] : [];
      return [unmetWords(t, key, each), [helpWords(t, each), ...soup].join(' ')];
    }),
    ...alike(scarce).map((those) => [scarceWords(t, those)]),
  ];
}

/** Of several people nobody's own maximum is named, because the strictest of a table is the limit of none. */
function unmetWords(
  t: Translate,
  key: 'outlook.unmet' | 'outlook.unmetEach',
  { nutrient, leastPerDay, max }: Unmet,
): string {
  return t(key, {
    nutrient: t(`nutrient.${nutrient}`),
    least: nutrientAmount(t, nutrient, roundedUp(nutrient, leastPerDay)),
    max: nutrientAmount(t, nutrient, max),
  });
}

/** Milligrams rounded up to ten, so that an amount above a maximum also reads so; grams unchanged. */
function roundedUp(nutrient: Nutrient, amount: number): number {
  return NUTRIENT_UNITS[nutrient] === 'mg' ? 10 * Math.ceil(amount / 10) : amount;
}

function helpWords(t: Translate, { helps, together }: Unmet): string {
  if (helps.length === 0) return t('outlook.helpsNone');
  const style = t('mealStyle.cookedRecipe');
  return together
    ? t('outlook.helpsTogether', { times: timesWords(t, helps, 'and'), style })
    : t('outlook.helpsOne', { times: timesWords(t, helps, 'or'), style });
}

function scarceWords(t: Translate, those: readonly [Scarce, ...Scarce[]]): string {
  const [{ style, dishes }] = those;
  return t(dishes === 0 ? 'outlook.scarceNone' : 'outlook.scarce', {
    style: t(`mealStyle.${style}`),
    count: dishes,
    times: timesWords(
      t,
      those.map(({ mealTime }) => mealTime),
      'and',
    ),
  });
}

/** Groups meal times of one style with the same number of dishes. */
function alike(scarce: readonly Scarce[]): readonly (readonly [Scarce, ...Scarce[]])[] {
  const groups = new Map<string, [Scarce, ...Scarce[]]>();
  for (const each of scarce) {
    const key = `${each.style} ${each.dishes}`;
    groups.set(key, [...(groups.get(key) ?? []), each] as [Scarce, ...Scarce[]]);
  }
  return [...groups.values()];
}

function timesWords(t: Translate, times: readonly MealTime[], joined: 'and' | 'or'): string {
  return times.map((time) => t(`mealTime.${time}`)).join(t(`outlook.${joined}`));
}
