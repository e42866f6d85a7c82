import styles from './figure-section.module.css';
import { type FigureRow, FigureTable } from './figure-table.tsx';

type FigureSectionProps = {
  readonly title: string;
  /** What the figures are for, at the end of the heading. */
  readonly basis: string | null;
  /** Where the basis is not in the language of the page. */
  readonly basisLang?: 'ko';
  /** What the bars mean, where there are any. */
  readonly lead?: string | undefined;
  /** Name of the table for readers. */
  readonly caption: string;
  readonly rows: readonly FigureRow[];
  /** Where the figures come from. */
  readonly note: string;
};

/** A table of figures under its heading; nothing where there are no rows. */
export function FigureSection({ title, basis, basisLang, lead, caption, rows, note }: FigureSectionProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        {basis && <span lang={basisLang}>{basis}</span>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      <FigureTable caption={caption} rows={rows} />
      <p className={styles.note}>{note}</p>
    </section>
  );
}
