import { COOKING_MINUTES, RECIPE_STYLES, type SurveyDraft } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ChoiceCard } from './choice-card.tsx';

type WeekdayMinutesCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'weekdayMinutes'>) => void;
};

/** The minutes there are to cook on a weekday, which whoever cooks at home may say. */
export function WeekdayMinutesCard({ draft, onAnswer }: WeekdayMinutesCardProps) {
  const { t } = useMessages();
  const cooks = RECIPE_STYLES.some((style) => Object.values(draft.mealStyles).includes(style));
  if (!cooks) return null;
  return (
    <ChoiceCard
      title={t('weekdayMinutes.title')}
      lead={t('weekdayMinutes.lead')}
      none={t('weekdayMinutes.none')}
      choices={COOKING_MINUTES.map(String)}
      chosen={draft.weekdayMinutes === null ? null : String(draft.weekdayMinutes)}
      nameOf={(minutes) => t('weekdayMinutes.choice', { minutes })}
      onChoose={(chosen) =>
        onAnswer({ weekdayMinutes: COOKING_MINUTES.find((minutes) => String(minutes) === chosen) ?? null })
      }
    />
  );
}
