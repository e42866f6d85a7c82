import type { SurveyDraft } from '@kkini/domain';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { outlookWords } from './outlook-words.ts';
import styles from './plan-outlook-note.module.css';
import { usePlanOutlook } from './use-plan-outlook.ts';

/** Says before planning what the chosen meal styles cannot give, and leads to them; empty when they give all. */
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
