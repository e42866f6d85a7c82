import { classNames } from '../../../ui/class-names.ts';
import styles from './guide-lines.module.css';
import type { GuideLine } from './read-guide.ts';

type GuideLinesProps = {
  readonly lines: readonly GuideLine[];
  /** Shows where the next character appears. */
  readonly caret?: boolean;
};

/** The lines of a guide; headings are bold lines, bullets stand in lists. Its language is Korean whatever the page speaks. */
export function GuideLines({ lines, caret = false }: GuideLinesProps) {
  return (
    <div className={classNames(styles.lines, caret && styles.caret)} lang="ko">
      {groupsOf(lines).map(({ key, kind, texts }) =>
        kind === 'bullet' ? (
          <ul key={key} className={styles.bullets}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p key={key} className={styles[kind]}>
            {texts.join(' ')}
          </p>
        ),
      )}
    </div>
  );
}

type Group = { readonly key: number; readonly kind: GuideLine['kind']; readonly texts: readonly string[] };

/** Bullets that follow each other are one list. */
function groupsOf(lines: readonly GuideLine[]): readonly Group[] {
  const groups: Group[] = [];
  lines.forEach(({ kind, text }, key) => {
    const last = groups.at(-1);
    if (kind === 'bullet' && last?.kind === 'bullet') {
      groups[groups.length - 1] = { ...last, texts: [...last.texts, text] };
    } else groups.push({ key, kind, texts: [text] });
  });
  return groups;
}
