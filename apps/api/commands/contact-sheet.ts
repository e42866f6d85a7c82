// Draws every picture of the catalogue onto sheets of PNG by role, and one more sheet with the pairs that look most alike.
// npm run contact-sheet -w @kkini/api -- [--out <folder>]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { closestPairs, type DepictedDish, drawCatalogue, type Pair } from './sheets/catalogue-pictures.ts';
import { type Cell, rowsOf, sheetsOf } from './sheets/sheet.ts';

const PAIRS = 24;
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = resolve(values.out ?? join(import.meta.dirname, '../dist/contact-sheet'));
const fonts = join(
  dirname(fileURLToPath(import.meta.resolve('pretendard/package.json'))),
  'dist/public/static/alternative',
);

const dishes = await drawCatalogue();
const kinds = new Map(
  [...new Set(dishes.map(({ kind }) => kind))].map((kind) => [
    kind,
    dishes.filter((dish) => dish.kind === kind),
  ]),
);
const nearest = closestPairs(dishes, PAIRS);
const nearestOfKind = [...kinds.values()]
  .flatMap((group) => closestPairs(group, PAIRS))
  .sort((a, b) => a.apart - b.apart)
  .slice(0, PAIRS);

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder))
  if (/^(?:dishes|pairs)-\d+\.png$/.test(file)) rmSync(join(folder, file));
write('dishes', sheetsOf(rowsOf(mapped(kinds)), 'dishes'));
write(
  'pairs',
  sheetsOf(
    rowsOf(
      new Map([
        ['closest pairs of one role and method', nearestOfKind.flatMap(cellsOfPair)],
        ['closest pairs of all', nearest.flatMap(cellsOfPair)],
      ]),
    ),
    'pairs',
  ),
);
const sizes = dishes.map(({ svg }) => svg.length).sort((a, b) => a - b);
console.log(
  `${dishes.length} pictures on sheets in ${folder}; SVG ${sizes[sizes.length >> 1]} bytes in the middle, ${sizes.at(-1)} at most`,
);
for (const { one, other, apart } of nearestOfKind.slice(0, 8))
  console.log(`${apart.toFixed(2)}  ${one.title} | ${other.title}  (${one.kind})`);

function mapped(groups: ReadonlyMap<string, readonly DepictedDish[]>): Map<string, readonly Cell[]> {
  return new Map([...groups].map(([kind, group]) => [kind, group.map(cellOf)]));
}

function cellOf({ svg, small, title, id }: DepictedDish): Cell {
  return { svg, small, title, note: id };
}

function cellsOfPair({ one, other, apart }: Pair): Cell[] {
  return [one, other].map((dish) => ({ ...cellOf(dish), note: `${apart.toFixed(2)} · ${dish.kind}` }));
}

function write(name: string, sheets: readonly string[]): void {
  for (const [i, svg] of sheets.entries()) {
    const image = new Resvg(svg, {
      fitTo: { mode: 'original' },
      font: { loadSystemFonts: false, fontDirs: [fonts], defaultFontFamily: 'Pretendard' },
    }).render();
    writeFileSync(join(folder, `${name}-${String(i + 1).padStart(2, '0')}.png`), image.asPng());
  }
}
