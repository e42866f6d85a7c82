import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveFacts } from '../src/facts/derive-facts.ts';
import { formatFacts } from '../src/facts/tables/format-facts.ts';
import { readFoodTable, readGiTable, TABLE_LAYOUT } from '../src/facts/tables/read-food-table.ts';
import { readMappings } from '../src/facts/tables/read-mappings.ts';

const FACTS_FOLDER = join(import.meta.dirname, '../data/facts');
const GI_FILE = 'gi_korean_2012.json';

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (data === undefined) {
  console.error('Give the folder of the public tables: --data <folder>');
  process.exit(2);
}

const layouts = TABLE_LAYOUT.array().parse(
  JSON.parse(readFileSync(join(FACTS_FOLDER, 'tables.json'), 'utf8')),
);
const foodTables = layouts.map((layout) => {
  const text = new TextDecoder(layout.encoding).decode(readFileSync(join(data, layout.file)));
  return [layout.sourceId, readFoodTable(text, layout)] as const;
});
const giTable = readGiTable(readFileSync(join(data, GI_FILE), 'utf8'));

const mappings = readMappings(readFileSync(join(FACTS_FOLDER, 'mappings.csv'), 'utf8'));
const tables = { ...Object.fromEntries(foodTables), 'gi-korean-2012': giTable };
const { rows, problems } = deriveFacts(mappings.lines, tables);
const refused = [...mappings.problems, ...problems];
for (const { line, id, reason } of refused) console.error(`mappings.csv:${line} ${id}: ${reason}`);
if (refused.length > 0) process.exitCode = 1;
else writeFileSync(join(FACTS_FOLDER, 'facts.csv'), formatFacts(rows));
console.log(`${rows.length} rows derived, ${refused.length} mapping lines refused`);
