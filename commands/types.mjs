// Checks the types of every workspace with its own settings: the pure packages have neither Node nor browser types.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import getExePath from '../node_modules/typescript/lib/getExePath.js';

const roots = ['apps', 'packages', '.'];
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
const waiting = [...projects];

/** Checks projects in sequence until none is left. */
async function checkWaiting() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const [code] = await once(check(project), 'exit');
    if (code !== 0) failed += 1;
  }
}

/** Each in one thread, collecting little: the projects themselves run side by side. Started by `bin/tsc`, each would start Node first. */
function check(project) {
  const words = ['--singleThreaded', '-p', project];
  return spawn(getExePath(), words, { stdio: 'inherit', env: { ...process.env, GOGC: '800' } });
}

await Promise.all(Array.from({ length: availableParallelism() }, checkWaiting));
console.log(`types: ${projects.length - failed} of ${projects.length} projects clean`);
process.exit(failed === 0 ? 0 : 1);
