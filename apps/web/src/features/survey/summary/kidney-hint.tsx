import { personsOf, type SurveyDraft } from '@kkini/domain';
import { waitsForKidneys } from '@kkini/domain/portions';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import { useToday } from '../../../platform/use-today.ts';
import { CardHint } from './summary-card.tsx';

/** Names the people whose protein stays low until the question about kidneys is answered; null if there are none. */
export function KidneyHint({ draft }: { readonly draft: SurveyDraft }) {
  const { t } = useMessages();
  const today = useToday();
  const year = Number((draft.startDate ?? today).slice(0, 4));
  const persons = personsOf(draft);
  const names = personNames(t, persons);
  const waiting = persons.flatMap((person, at) =>
    waitsForKidneys(person, { ...draft, year }) ? [names[at]] : [],
  );
  if (waiting.length === 0) return null;
  const people = waiting.join(', ');
  return <CardHint>{t('check.kidneys', { people })}</CardHint>;
}
