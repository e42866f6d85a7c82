import type { Taxonomy } from '@kkini/domain';
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
  'notAFoodShop',
  'noFigures',
  'noBasicRow',
  'unusableKey',
  'idTaken',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** The doubts about a row that is kept. */
export const FLAGS = [
  'noIngredients',
  'noSteps',
  'unresolvedLine',
  'unweighedLine',
  'contradictoryNutrition',
  'figuresDiffer',
  'implausibleFigure',
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
