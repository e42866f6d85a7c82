import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, ok, type Result } from '@kkini/domain';
import {
  ADD_ONS_FILE,
  addOnsSchema,
  BOUGHT_CLASSES_FILE,
  boughtClassesSchema,
  type CatalogueParts,
  type DataFile,
  type EntryProblem,
  type FactsProblem,
  loadTaxonomy,
  parseEntry,
  readBoughtKinds,
  readFacts,
  readUnitWeights,
  sourceListSchema,
  TAXONOMY_FILE,
} from '../src/index.ts';

export const DATA_FOLDER = join(import.meta.dirname, '../data');
export const FACTS_FILE = 'facts/facts.csv';
const SOURCES_FILE = 'sources.json';
const BOUGHT_KINDS_FILE = 'bought/kinds.csv';
const UNIT_WEIGHTS_FILE = 'facts/unit-weights.csv';

/** Reads the input of a catalogue; or the problems of the tables every entry needs. */
export function readParts(): Result<CatalogueParts, readonly EntryProblem[]> {
  const taxonomy = loadTaxonomy(readText(TAXONOMY_FILE));
  const sources = parseEntry({ file: SOURCES_FILE, text: readText(SOURCES_FILE) }, sourceListSchema);
  const facts = readFacts(readText(FACTS_FILE));
  if (!taxonomy.ok) return taxonomy;
  if (!sources.ok) return sources;
  const unitWeights = readUnitWeights(readText(UNIT_WEIGHTS_FILE));
  if (!facts.ok) return fail(tableProblems(FACTS_FILE, facts.problem));
  if (!unitWeights.ok) return fail(tableProblems(UNIT_WEIGHTS_FILE, unitWeights.problem));
  const boughtKinds = readBoughtKinds(readText(BOUGHT_KINDS_FILE));
  if (!boughtKinds.ok) return fail(tableProblems(BOUGHT_KINDS_FILE, boughtKinds.problem));
  const addOns = parseEntry({ file: ADD_ONS_FILE, text: readText(ADD_ONS_FILE) }, addOnsSchema);
  if (!addOns.ok) return addOns;
  const boughtClasses = parseEntry(
    { file: BOUGHT_CLASSES_FILE, text: readText(BOUGHT_CLASSES_FILE) },
    boughtClassesSchema,
  );
  if (!boughtClasses.ok) return boughtClasses;
  return ok({
    addOns: addOns.value,
    boughtClasses: boughtClasses.value,
    boughtKinds: boughtKinds.value,
    componentFiles: readFolder('components'),
    productFiles: readFolder('products'),
    taxonomy: taxonomy.value,
    facts: facts.value,
    unitWeights: unitWeights.value,
    sources: sources.value,
  });
}

/** Files to check: those named on the command line, else all of a folder; the first missing file as an error. */
export function askedFiles(folder: string): Result<readonly DataFile[], string> {
  const named = process.argv.slice(2);
  if (named.length === 0) return ok(readFolder(folder));
  const missing = named.find((path) => !existsSync(path));
  if (missing !== undefined) return fail(missing);
  return ok(named.map((path) => ({ file: `${folder}/${basename(path)}`, text: readFileSync(path, 'utf8') })));
}

/** Whether the command line names files. */
export function namesFiles(): boolean {
  return process.argv.length > 2;
}

function tableProblems(file: string, problems: readonly FactsProblem[]): EntryProblem[] {
  return problems.map(({ line, id, reason }) => ({ file: `${file}:${line}`, field: id, repair: reason }));
}

function readFolder(name: string): DataFile[] {
  const files = readdirSync(join(DATA_FOLDER, name)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => ({ file: `${name}/${file}`, text: readText(`${name}/${file}`) }));
}

function readText(file: string): string {
  return readFileSync(join(DATA_FOLDER, file), 'utf8');
}
