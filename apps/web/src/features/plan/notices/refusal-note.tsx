import type { QualityWire } from '@kkini/contract';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import styles from './refusal-note.module.css';

type RefusalNoteProps = { readonly refusal: NonNullable<QualityWire['refusal']> };

/** Says that the present answers would get no plan and why, and leads to them (safety-rules section 3.3). */
export function RefusalNote({ refusal: { reasonCode } }: RefusalNoteProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  return (
    <div role="alert" className={styles.note}>
      <Note icon="alert" tone="danger" title={t(`refusal.${reasonCode}.title`)}>
        <p>{t(`refusal.${reasonCode}.text`)}</p>
        <Button look="plain" size="small" onClick={() => navigate(PATHS.inputCheck)}>
          {t('planRefusal.fix')}
        </Button>
      </Note>
    </div>
  );
}
