import type { QualityWire } from '@kkini/contract';
import { useRef } from 'react';
import { companionName, dishTitle } from '../../../messages/dish-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { SCREEN_HEADING_ID } from '../../../ui/screen-heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { UndoButton } from '../change/undo-button.tsx';
import { useRefuseExtras } from './refuse-extras.ts';
import styles from './refused-extras-note.module.css';

type RefusedExtrasNoteProps = {
  readonly surveyId: string;
  readonly refused: QualityWire['refusedExtras'];
};

/** Refused extras, each with a button to have it suggested again; null if there are none. */
export function RefusedExtrasNote({ surveyId, refused }: RefusedExtrasNoteProps) {
  const wording = useMessages();
  const { t } = wording;
  const showToast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const { isPending, store } = useRefuseExtras(surveyId);
  if (refused.length === 0) return null;
  const allow = (dish: RefusedExtrasNoteProps['refused'][number]) =>
    store({ dishId: dish.id, isRefused: false }, () => {
      focusWithin(list.current);
      const words = t('extra.allowed', { dish: companionName(wording, dish) });
      showToast(<MixedText text={words} />, 'good');
    });
  return (
    <Note icon="minus" title={t('extra.refusedTitle')}>
      <p>{t('extra.refusedLead')}</p>
      <ul ref={list} className={styles.foods}>
        {refused.map((dish) => (
          <li key={dish.id} className={styles.food}>
            <span>
              <MixedText text={dishTitle(wording, dish)} />
            </span>
            <UndoButton busy={isPending} onClick={() => allow(dish)}>
              <span aria-hidden="true">{t('extra.allow')}</span>
              <VisuallyHidden>
                <MixedText text={t('extra.allowLabel', { dish: companionName(wording, dish) })} />
              </VisuallyHidden>
            </UndoButton>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Focuses the rest of a list if the focus was lost with one of its buttons: the first button, else the heading of the screen. */
function focusWithin(list: HTMLElement | null): void {
  focusIfLost(() => {
    const left = list?.isConnected === true ? list.querySelector('button') : null;
    return left ?? document.getElementById(SCREEN_HEADING_ID);
  });
}
