import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_BATCH } from '../../imports/run-import.ts';
import { startCommand } from './run-server.ts';

/** Number of foods: several batches, whose reports exceed the buffer of a pipe. */
export const FOODS = 4 * IMPORT_BATCH;

/** Arguments of the import of all foods, whose table is written into this folder. */
export function foodsIn(folder: string): readonly string[] {
  const file = join(folder, 'foods.csv');
  const lines = Array.from({ length: FOODS }, (_, index) => {
    const code = `P101-${String(index).padStart(9, '0')}-0001`;
    return `${code},두부 ${index},100g,80,8.5,4.6,1.5,300g`;
  });
  const header = '식품코드,식품명,영양성분함량기준량,에너지(kcal),단백질(g),지방(g),탄수화물(g),식품중량';
  writeFileSync(file, `${[header, ...lines].join('\n')}\n`);
  return ['mfds-foods', file];
}

/** Starts an import of all foods that reports into a pipe, which it cannot outrun until it is let go. */
export async function startHeldImport(
  place: Pick<Parameters<typeof startCommand>[1], 'build' | 'data'> & { readonly folder: string },
) {
  const report = join(place.folder, 'rows');
  execFileSync('mkfifo', [report]);
  const words = [...foodsIn(place.folder), '--report', report];
  const command = startCommand('import', { ...place, words });
  const rows = createReadStream(report, { highWaterMark: 64 });
  // Rows are reported after they are stored.
  await once(rows, 'readable');
  return { ...command, letGo: () => rows.resume() };
}
