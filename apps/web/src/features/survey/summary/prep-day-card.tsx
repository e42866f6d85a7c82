import { type SurveyDraft, WEEKDAYS } from '@kkini/domain';
import { weekdayName } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ChoiceCard } from './choice-card.tsx';

type PrepDayCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'prepDay'>) => void;
};

/** The day of the week for cooking ahead, for whoever cooks at home. */
export function PrepDayCard({ draft, onAnswer }: PrepDayCardProps) {
  const { t } = useMessages();
  return (
    <ChoiceCard
      title={t('prepDay.title')}
      lead={t('prepDay.lead')}
      none={t('prepDay.none')}
      choices={WEEKDAYS}
      chosen={draft.prepDay}
      nameOf={(_day, index) => weekdayName(t, index)}
      onChoose={(prepDay) => onAnswer({ prepDay })}
    />
  );
}
