import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { GuideLines } from './guide-lines.tsx';
import { firstOf, type GuideLine } from './read-guide.ts';
import styles from './tips-box.module.css';
import type { Typing } from './use-typing.ts';

type TypedGuideProps = { readonly lines: readonly GuideLine[]; readonly typing: Typing };

/** The guide as it is typed, for eyes; the whole of it at once, for readers of the page's structure. */
export function TypedGuide({ lines, typing: { shown, isTyping, showAll } }: TypedGuideProps) {
  return (
    <>
      <div aria-hidden="true" className={isTyping ? styles.typed : undefined} onClick={showAll}>
        <GuideLines lines={firstOf(lines, shown)} caret={isTyping} />
      </div>
      <VisuallyHidden live="polite">
        <GuideLines lines={lines} />
      </VisuallyHidden>
    </>
  );
}
