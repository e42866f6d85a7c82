import { GuideLines } from './guide-lines.tsx';
import { firstOf, type GuideLine } from './read-guide.ts';
import styles from './tips-box.module.css';
import type { Typing } from './use-typing.ts';

type TypedGuideProps = { readonly lines: readonly GuideLine[]; readonly typing: Typing };

/** The guide while it is typed, for eyes alone; once it stands there it is read out as a whole. */
export function TypedGuide({ lines, typing: { shown, isTyping, showAll } }: TypedGuideProps) {
  return (
    <div>
      {isTyping && (
        <div aria-hidden="true" className={styles.typed} onClick={showAll}>
          <GuideLines lines={firstOf(lines, shown)} caret />
        </div>
      )}
      <div aria-live="polite">{!isTyping && <GuideLines lines={lines} />}</div>
    </div>
  );
}
