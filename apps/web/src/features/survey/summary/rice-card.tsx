import { isRiceRefused, personsOf, RICE_DISH, RICE_KINDS, type SurveyDraft, wantedRice } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { ChoiceCard } from './choice-card.tsx';

type RiceCardProps = {
  readonly draft: SurveyDraft;
  readonly onAnswer: (change: Pick<SurveyDraft, 'rice'>) => void;
};

/** The rice on the table, for whoever cooks at home; says at once where kidneys refuse one. */
export function RiceCard({ draft, onAnswer }: RiceCardProps) {
  const { t } = useMessages();
  const persons = personsOf(draft);
  const isRefused = draft.rice !== null && isRiceRefused(persons, RICE_DISH[draft.rice]);
  const usual = wantedRice(persons, null) === 'white' ? 'kidney' : usualFor(draft);
  const lead = draft.rice === null ? (`rice.usual.${usual}` as const) : 'rice.chosen';
  return (
    <ChoiceCard
      title={t('rice.title')}
      lead={t(isRefused ? 'rice.refused' : lead)}
      none={t('rice.none')}
      choices={RICE_KINDS}
      chosen={draft.rice}
      nameOf={(kind) => t(`rice.${kind}`)}
      onChoose={(rice) => onAnswer({ rice })}
    />
  );
}

function usualFor({ healthConditions }: SurveyDraft): 'ordinary' | 'condition' {
  return healthConditions.length > 0 ? 'condition' : 'ordinary';
}
