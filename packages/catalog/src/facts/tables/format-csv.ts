/** CSV text of lines of cells, ending in a line break. Cells are quoted only where necessary. */
export function formatCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(formatCell).join(',')}\n`).join('');
}

function formatCell(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
