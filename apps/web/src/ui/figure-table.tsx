import styles from './figure-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One figure; `part` marks a share of the row above it. */
export type FigureRow = { readonly label: string; readonly amount: string; readonly part: boolean };

type FigureTableProps = {
  /** Name of the table for readers; its visible heading stands beside it. */
  readonly caption: string;
  readonly rows: readonly FigureRow[];
};

export function FigureTable({ caption, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ label, amount, part }) => (
          <tr key={label} data-part={part || undefined}>
            <th scope="row">{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
