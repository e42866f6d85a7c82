import { GuideLines } from './guide-lines.tsx';
import { type GuideLine, typedTo } from './read-guide.ts';
import styles from './tips-box.module.css';
import type { Typing } from './use-typing.ts';

type TypedGuideProps = { readonly lines: readonly GuideLine[]; readonly typing: Typing };

/** The guide while it is typed, for eyes alone; once it stands there it is read out as a whole. */
export function TypedGuide({ lines, typing: { shown, isTyping, showAll } }: TypedGuideProps) {
  return (
    <div>
      {isTyping && (
        <div aria-hidden="true" className={styles.typed} onClick={showAll}>
          <GuideLines lines={typedTo(lines, shown)} />
        </div>
      )}
      <div aria-live="polite">
        {!isTyping && <GuideLines lines={typedTo(lines, Number.POSITIVE_INFINITY)} />}
      </div>
    </div>
  );
}
