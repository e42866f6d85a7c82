// Checks the types of every workspace under its own settings: the pure packages see neither Node nor the browser.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const roots = ['packages', 'apps', '.'];
const projects = roots.flatMap((root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) =>
      readdirSync(join(root, entry.name))
        .filter((name) => /^tsconfig(\.test)?\.json$/.test(name))
        .map((name) => join(root, entry.name, name)),
    ),
);

let failed = 0;
for (const project of projects) {
  const run = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
    stdio: 'inherit',
  });
  if (run.status !== 0) failed += 1;
}
console.log(`types: ${projects.length - failed} of ${projects.length} projects clean`);
process.exit(failed === 0 ? 0 : 1);
