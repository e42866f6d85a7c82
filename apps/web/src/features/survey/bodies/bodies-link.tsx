import { personsOf, type SurveyDraft } from '@kkini/domain';
import { useNavigate } from 'react-router';
import { editing, PATHS } from '../../../platform/address/paths.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useIsEditing } from '../model/use-is-editing.ts';
import styles from './bodies-link.module.css';
import { answerCount } from './change-person.ts';

/** The way from the conditions to the optional questions. */
export function BodiesLink({ draft }: { readonly draft: SurveyDraft }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const isEditing = useIsEditing();
  const count = personsOf(draft).reduce((sum, person) => sum + answerCount(person), 0);
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => navigate(isEditing ? editing(PATHS.bodies) : PATHS.bodies)}
    >
      <span className={styles.words}>
        <b>{t('bodies.link')}</b>
        <small>{count === 0 ? t('bodies.linkNote') : t('bodies.answered', { count })}</small>
      </span>
      <Icon name="chevronRight" size={22} />
    </button>
  );
}
