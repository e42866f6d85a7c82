// Starts Kkini from a fresh copy: installs and builds what is missing or outdated, then serves in this process.
// Plain JavaScript without dependencies, because nothing is installed yet when it runs.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildParts } from './build-parts.mjs';
import { installDependencies } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

process.chdir(root);
installDependencies(root);
buildParts(root);
await serve();

async function serve() {
  say('서버를 켜요 / starting the server …');
  process.env.NODE_ENV ??= 'production';
  process.env.KKINI_LOG_LEVEL ??= 'warn';
  const { address } = await import('../apps/api/dist/server.js');
  console.log(`끼니: ${address}`);
}

function say(line) {
  console.log(`끼니: ${line}`);
}
