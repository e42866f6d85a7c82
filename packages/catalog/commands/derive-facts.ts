import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveFacts } from '../src/facts/derive-facts.ts';
import { formatFacts } from '../src/facts/tables/read-facts.ts';
import { readMappings } from '../src/facts/tables/read-mappings.ts';
import { FACTS_FOLDER, readPublicTables } from './public-tables.ts';

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (data === undefined) {
  console.error('Give the folder of the public tables: --data <folder>');
  process.exit(2);
}

const mappings = readMappings(readFileSync(join(FACTS_FOLDER, 'mappings.csv'), 'utf8'));
const { rows, problems } = deriveFacts(mappings.lines, readPublicTables(data));
const refused = [...mappings.problems, ...problems];
for (const { line, id, reason } of refused) console.error(`mappings.csv:${line} ${id}: ${reason}`);
if (refused.length > 0) process.exitCode = 1;
else writeFileSync(join(FACTS_FOLDER, 'facts.csv'), formatFacts(rows));
console.log(`${rows.length} rows derived, ${refused.length} mapping lines refused`);
