import { answersToWire, type PlanOutlookWire, planOutlook } from '@kkini/contract';
import { MEAL_TIMES, type SurveyDraft } from '@kkini/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { outlookWords } from './outlook-words.ts';
import styles from './plan-outlook-note.module.css';

/** Limits the chosen meal styles cannot meet, shown before planning, with a link to the styles; null if there are none. */
export function PlanOutlookNote({ draft }: { readonly draft: SurveyDraft }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const outlook = usePlanOutlook(draft);
  const words = outlook === null ? [] : outlookWords(t, outlook, draft.mealStyles);
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
