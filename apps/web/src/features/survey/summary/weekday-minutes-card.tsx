import { COOKING_MINUTES, type SurveyDraft } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ChoiceCard } from './choice-card.tsx';

type WeekdayMinutesCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'weekdayMinutes'>) => void;
};

/** The minutes there are to cook on a weekday, for whoever cooks at home. */
export function WeekdayMinutesCard({ draft, onAnswer }: WeekdayMinutesCardProps) {
  const { t } = useMessages();
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
