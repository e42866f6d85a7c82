import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveFacts } from '../src/facts/derive-facts.ts';
import { findOutliers, outlierKey, secondRows } from '../src/facts/second-tables.ts';
import { parseRecords } from '../src/facts/tables/csv.ts';
import { readMappings } from '../src/facts/tables/read-mappings.ts';
import { FACTS_FOLDER, readPublicTables } from './public-tables.ts';

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (data === undefined) {
  console.error('Give the folder of the public tables: --data <folder>');
  process.exit(2);
}

const textOf = (file: string) => readFileSync(join(FACTS_FOLDER, file), 'utf8');
const tables = readPublicTables(data);
const { lines } = readMappings(textOf('mappings.csv'));
const byHand = parseRecords(textOf('second-rows.csv')).map(({ id = '', source = '', key = '' }) => ({
  id,
  source,
  key,
}));
const seconds = [...secondRows(lines), ...byHand];
const outliers = findOutliers(deriveFacts(lines, tables).rows, seconds, tables);
const explained = new Set(parseRecords(textOf('outliers.csv')).map(outlierKey));
const found = new Set(outliers.map(outlierKey));
const open = outliers.filter((outlier) => !explained.has(outlierKey(outlier)));
for (const { id, figure, value, source, key, second } of open)
  console.error(`${id} ${figure}: ${value}, but ${second} in ${source} ${key}`);
const stale = [...explained].filter((key) => !found.has(key));
for (const key of stale) console.error(`outliers.csv ${key}: no longer one`);
if (open.length + stale.length > 0) process.exitCode = 1;
console.log(`${outliers.length} figures differ by more than two, ${open.length} without a reason`);
