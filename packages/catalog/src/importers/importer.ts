import { fail, makeTaxonomy, ok, type Result, type Taxonomy } from '@kkini/domain';
import type { CatalogueContent } from '../build/catalogue.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import type { UnitWeights } from '../facts/tables/read-unit-weights.ts';
import type { ImportedEntry } from './imported-entry.ts';

/** A file to import: its name for reports, and its bytes as a stream. */
export type ImportFile = { readonly name: string; readonly chunks: () => AsyncIterable<Uint8Array> };

/** The tables in which importers look up names, weights and figures. */
export type ImportTables = {
  readonly taxonomy: Taxonomy;
  readonly weights: UnitWeights;
  readonly facts: ReadonlyMap<string, IngredientFacts>;
};

/** The reason for a rejection. */
export const REJECTIONS = [
  'unreadableFile',
  'notThisFormat',
  'sourceError',
  'missingColumn',
  'notARecord',
  'missingKey',
  'missingName',
  'duplicate',
  'notARecipe',
  'cutOff',
  'notAFoodShop',
  'noFigures',
  'noBasicRow',
  'unusableKey',
  'unusableName',
  'idTaken',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** The doubts about a row that is kept. */
export const FLAGS = [
  'noIngredients',
  'noSteps',
  'cutOff',
  'unresolvedLine',
  'unweighedLine',
  'contradictoryNutrition',
  'figuresDiffer',
  'implausibleFigure',
  'unreadableFigure',
  'servingsEstimated',
  'servingsAssumed',
  'unusableTime',
  'lostCharacters',
  'doubtfulPrice',
  'unknownDistrict',
] as const;
/** A doubt and its subject. */
export type Flag = { readonly code: (typeof FLAGS)[number]; readonly detail: string };

/** The position of a row: in a CSV file the line, in JSON the number of the record; both start at 1. */
export type ImportPlace = { readonly file: string; readonly line: number };

/** One row of a file, kept with its flags or rejected with the reason. */
export type ImportRow = ImportPlace &
  (
    | { readonly outcome: 'kept'; readonly entry: ImportedEntry; readonly flags: readonly Flag[] }
    | {
        readonly outcome: 'rejected';
        readonly key: string | null;
        readonly reason: Rejection;
        readonly detail: string;
      }
  );

/** Reads the files of one source row by row. Every row is either kept or rejected. */
export type Importer = (files: readonly ImportFile[], tables: ImportTables) => AsyncIterable<ImportRow>;

/** Why a row, or the content in place of rows, is not taken; `line` as in `ImportPlace`. */
export type RowFault = { readonly line: number; readonly reason: Rejection; readonly detail: string };

/** A rejected row; `key` as far as it is known. */
export function rejectRow(
  { file, line }: ImportPlace,
  note: { readonly key: string | null; readonly reason: Rejection; readonly detail: string },
): ImportRow {
  const { key, reason, detail } = note;
  return { file, line, outcome: 'rejected', key, reason, detail };
}

/** The tables of importers, from a built catalogue; or the problem of its taxonomy. */
export function importTables(
  content: Pick<CatalogueContent, 'taxonomy' | 'facts' | 'unitWeights'>,
): Result<ImportTables, string> {
  const taxonomy = makeTaxonomy(content.taxonomy);
  if (!taxonomy.ok) return fail(taxonomy.problem.map(({ code, id }) => `${code} ${id}`).join(', '));
  return ok({
    taxonomy: taxonomy.value,
    facts: new Map(content.facts.map((row) => [row.id, row])),
    weights: new Map(
      Object.entries(content.unitWeights).map(([id, weights]) => [id, new Map(Object.entries(weights))]),
    ),
  });
}
