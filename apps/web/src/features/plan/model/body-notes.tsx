import type { QualityWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import styles from './body-notes.module.css';

/** How the plan was fitted to the people it is for, a sentence each. */
export function BodyNotes({ notes }: { readonly notes: QualityWire['bodyNotes'] }) {
  const { t } = useMessages();
  const targets = new Set(notes.flatMap(({ target }) => target ?? []));
  const sentences = notes.map(({ code, target, style }) => {
    const text = t(`bodyNote.${code}`, { style: style === null ? '' : t(`eating.${style}`) });
    return target !== null && targets.size > 1 ? `${t(`target.${target}`)}: ${text}` : text;
  });
  if (sentences.length === 0) return null;
  return (
    <Note icon="people" title={t('bodyNotes.title')}>
      <ul className={styles.notes}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}
