import styles from './figure-section.module.css';
import { type FigureRow, FigureTable } from './figure-table.tsx';

type FigureSectionProps = {
  readonly title: string;
  /** The amount the figures refer to, at the end of the heading. */
  readonly basis: string | null;
  /** Language of the basis if it is not that of the page. */
  readonly basisLang?: 'ko';
  /** What the bars mean, if there are any. */
  readonly lead?: string | undefined;
  /** Accessible name of the table. */
  readonly caption: string;
  readonly rows: readonly FigureRow[];
  /** Source of the figures. */
  readonly note: string;
};

/** A table of figures under its heading; renders nothing without rows. */
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
