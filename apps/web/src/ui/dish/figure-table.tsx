import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './figure-table.module.css';

/** One figure; `part` marks a share of the row above it. */
export type FigureRow = {
  readonly label: string;
  readonly amount: string;
  readonly part: boolean;
  /** Share of a day, drawn as a bar; screen readers read `words`. */
  readonly share?: { readonly percent: number; readonly words: string };
};

type FigureTableProps = {
  /** Accessible name of the table; its visible heading is separate. */
  readonly caption: string;
  readonly rows: readonly FigureRow[];
};

export function FigureTable({ caption, rows }: FigureTableProps) {
  const hasShares = rows.some(({ share }) => share !== undefined);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map(({ label, amount, part, share }) => (
            <tr key={label} data-part={part || undefined}>
              <th scope="row">{label}</th>
              <td>
                <span className={styles.figures}>
                  {amount} {hasShares && <Share share={share} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bar of a share; an empty box of the same width if there is none. */
function Share({ share }: { readonly share: FigureRow['share'] | undefined }) {
  if (share === undefined) return <span className={styles.share} />;
  const { percent, words } = share;
  return (
    <span className={styles.share}>
      <span className={styles.bar}>
        <i style={{ inlineSize: `${Math.min(100, percent)}%` }} />
      </span>
      <span className={styles.percent} aria-hidden="true">{`${percent}%`}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

type FigureSectionProps = {
  readonly title: string;
  /** Amount the figures refer to, at the end of the heading. */
  readonly basis: string | null;
  /** Language of the basis if it is not that of the page. */
  readonly basisLang?: 'ko';
  /** Selects what the figures refer to, if there is a choice. */
  readonly choice?: ReactNode;
  /** Meaning of the bars, if there are any. */
  readonly lead?: string | undefined;
  /** Accessible name of the table. */
  readonly caption: string;
  readonly rows: readonly FigureRow[];
  /** Source of the figures. */
  readonly note: ReactNode;
};

/** A table of figures with a heading; renders nothing without rows. */
export function FigureSection(props: FigureSectionProps) {
  const { title, basis, basisLang, choice, lead, caption, rows, note } = props;
  if (rows.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        {basis && <span lang={basisLang}>{basis}</span>}
      </div>
      {choice && <div className={styles.choice}>{choice}</div>}
      {lead && <p className={styles.lead}>{lead}</p>}
      <FigureTable caption={caption} rows={rows} />
      <p className={styles.note}>{note}</p>
    </section>
  );
}
