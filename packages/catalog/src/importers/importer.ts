import type { Taxonomy } from '@kkini/domain';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import type { UnitWeights } from '../facts/tables/read-unit-weights.ts';
import type { ImportedEntry } from './imported-entry.ts';

/** A file to import: its name for reports and its bytes, read as they are needed. */
export type ImportFile = { readonly name: string; readonly chunks: () => AsyncIterable<Uint8Array> };

/** What importers look names, weights and figures up in. */
export type ImportTables = {
  readonly taxonomy: Taxonomy;
  readonly weights: UnitWeights;
  readonly facts: ReadonlyMap<string, IngredientFacts>;
};

/** Why a row was rejected. */
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

/** What is doubtful about a row that was kept. */
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
/** A doubt and what it is about. */
export type Flag = { readonly code: (typeof FLAGS)[number]; readonly detail: string };

/** Where a row stands: in a CSV file the line, in JSON the number of the record; both count from 1. */
export type ImportPlace = { readonly file: string; readonly line: number };

/** One row of a file, kept with what is doubtful about it or rejected with the reason. */
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

/** Reads the files of one source row by row; every row read is either kept or rejected. */
export type Importer = (files: readonly ImportFile[], tables: ImportTables) => AsyncIterable<ImportRow>;
