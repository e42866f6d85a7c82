import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../docs/figures.md');
const NEXT_SECTION = /^## /m;

/** The line of a table on the page whose first cell is `name`; null if there is none. */
export function readFiguresRow(name: string): string | null {
  const lines = readFileSync(PAGE, 'utf8').split('\n');
  return lines.find((line) => line.startsWith(`| ${name} |`)) ?? null;
}

/** Replaces the section of docs/figures.md with this heading by `text`. */
export function writeFiguresSection(heading: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const title = `## ${heading}\n`;
  const from = page.indexOf(title);
  const before = from < 0 ? `${page.trimEnd()}\n\n` : page.slice(0, from);
  const rest = from < 0 ? '' : page.slice(from + title.length);
  const next = rest.search(NEXT_SECTION);
  const after = next < 0 ? '' : `\n${rest.slice(next)}`;
  writeFileSync(PAGE, `${before}${title}\n${text.trim()}\n${after}`);
}
