#!/usr/bin/env node
// The kkini command: runs one of the product's own tools, after building what it needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from './build-parts.mjs';
import { installDependencies } from './install.mjs';

const root = join(import.meta.dirname, '..');

/** Each tool: its file and the parts it needs built. */
const TOOLS = {
  import: { file: 'apps/api/dist/import.js', parts: ['packages/catalog', 'apps/api'] },
  'check-component': { file: 'packages/catalog/commands/check-component.ts', parts: [] },
  'verify-plan': { file: 'apps/api/dist/verify-plan.js', parts: ['packages/catalog', 'apps/api'] },
  backup: { file: 'apps/api/dist/backup.js', parts: ['packages/catalog', 'apps/api'] },
  restore: { file: 'apps/api/dist/restore.js', parts: ['packages/catalog', 'apps/api'] },
  db: { file: 'apps/api/dist/copy-database.js', parts: ['packages/catalog', 'apps/api'] },
  doctor: { file: 'apps/api/dist/doctor.js', parts: ['packages/catalog', 'apps/api'] },
  coverage: { file: 'apps/api/commands/coverage.ts', parts: ['packages/catalog'] },
  'contact-sheet': { file: 'apps/api/commands/contact-sheet.ts', parts: ['packages/catalog'] },
};

const [name = '', ...rest] = process.argv.slice(2);
const tool = TOOLS[name];
if (tool === undefined) {
  console.error(
    `${name === '' ? '' : `Unknown command '${name}'\n`}kkini <command>: ${Object.keys(TOOLS).join(', ')}`,
  );
  process.exit(2);
}
installDependencies(root);
buildParts(root, tool.parts);
const loader =
  tool.file.endsWith('.ts') && existsSync(join(root, 'node_modules/tsx')) ? ['--import', 'tsx'] : [];
// The tool receives Ctrl-C too; this process waits for it to end.
process.on('SIGINT', () => undefined);
const run = spawnSync(process.execPath, [...loader, join(root, tool.file), ...rest], { stdio: 'inherit' });
process.exit(run.status ?? 1);
