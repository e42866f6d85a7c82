import { classNames } from '../../../ui/class-names.ts';
import styles from './guide-lines.module.css';
import type { TypedLine } from './read-guide.ts';

type GuideLinesProps = {
  /** Lines being typed. The untyped part of a line keeps its place and is hidden from screen readers. */
  readonly lines: readonly TypedLine[];
};

/** The lines of a guide: headings in bold, bullets in lists. */
export function GuideLines({ lines }: GuideLinesProps) {
  const caret = lines.findIndex(({ rest }) => rest !== '');
  const lineOf = (place: number) => {
    const line = lines[place];
    return line && <Words key={place} line={line} hasCaret={place === caret} />;
  };
  return (
    <div className={styles.lines}>
      {groupsOf(lines).map(({ kind, places }) =>
        kind === 'bullet' ? (
          <ul key={places[0]} className={styles.bullets}>
            {places.map((place) => (
              <li key={place} className={classNames(caret >= 0 && place > caret && styles.ahead)}>
                {lineOf(place)}
              </li>
            ))}
          </ul>
        ) : (
          <p key={places[0]} className={styles[kind]}>
            {places.map(lineOf)}
          </p>
        ),
      )}
    </div>
  );
}

type WordsProps = { readonly line: TypedLine; readonly hasCaret: boolean };

function Words({ line: { text, rest }, hasCaret }: WordsProps) {
  if (rest === '') return text;
  return (
    <>
      {text}
      <span className={styles.rest} data-caret={hasCaret || undefined} data-rest={rest} />
    </>
  );
}

type Group = { readonly kind: TypedLine['kind']; readonly places: readonly number[] };

/** Groups adjacent bullets into one list. */
function groupsOf(lines: readonly TypedLine[]): readonly Group[] {
  const groups: Group[] = [];
  lines.forEach(({ kind }, place) => {
    const last = groups.at(-1);
    if (kind === 'bullet' && last?.kind === 'bullet') {
      groups[groups.length - 1] = { kind, places: [...last.places, place] };
    } else groups.push({ kind, places: [place] });
  });
  return groups;
}
