import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entryIdSchema, recipeSkeleton } from '../src/index.ts';
import { DATA_FOLDER } from './data-folder.ts';

const [id = '', ...words] = process.argv.slice(2);
const title = words.join(' ').trim();
const file = join(DATA_FOLDER, 'recipes', `${id}.json`);
const problem = problemWith();
if (problem !== null) {
  console.error(`${problem}\nkkini new-recipe <id> <title>, such as: kkini new-recipe tofu-stew 두부찌개`);
  process.exitCode = 2;
} else {
  writeFileSync(file, recipeSkeleton(id, title), { flag: 'wx' });
  const path = relative(process.cwd(), file);
  console.log(`${path} is there to be filled in; then: npx kkini check-recipe ${path}`);
}

function problemWith(): string | null {
  const checked = entryIdSchema.safeParse(id);
  if (!checked.success) return `id '${id}': ${checked.error.issues[0]?.message ?? 'not valid'}`;
  if (title === '') return 'title: say what the dish is called';
  return existsSync(file) ? `${id}: there is such a recipe already` : null;
}
