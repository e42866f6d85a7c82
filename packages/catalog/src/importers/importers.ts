import { importCookrcp01 } from './cookrcp01/import-cookrcp01.ts';
import { importGoodPriceShops } from './good-price-shops/import-good-price-shops.ts';
import type { Importer } from './importer.ts';
import { importMafra } from './mafra/import-mafra.ts';
import { importMfdsFoods } from './mfds-foods/import-mfds-foods.ts';
import { importSchemaOrg } from './schema-org/import-schema-org.ts';

/** Every source that can be imported, by its name in commands and reports. */
export const IMPORTERS = {
  cookrcp01: importCookrcp01,
  mafra: importMafra,
  'mfds-foods': importMfdsFoods,
  'good-price-shops': importGoodPriceShops,
  'schema-org': importSchemaOrg,
} as const satisfies Record<string, Importer>;
export type ImportSource = keyof typeof IMPORTERS;
