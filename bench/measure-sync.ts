import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeFiguresSection } from './figures-page.ts';
import { answerInTurn } from './plan-over-http.ts';
import { PORT, scratchFolder, startServer } from './running-server.ts';

const ANSWERS = 300;
const WITHOUT = `--require ${join(import.meta.dirname, 'without-sync.cjs')}`;

/** Measures the cost of syncing a change to disk before acknowledging it, and writes the figures. */
async function measureSync(): Promise<void> {
  const folders = [scratchFolder(), scratchFolder()] as const;
  const synced = await startServer(folders[0].path);
  const unsynced = await startServer(folders[1].path, { port: PORT + 1, options: WITHOUT });
  const bases = [synced.base, unsynced.base];
  await answerInTurn(bases, 20);
  const [on, off] = await answerInTurn(bases, ANSWERS);
  for (const server of [synced, unsynced]) await server.stop();
  for (const folder of folders) folder.remove();
  if (on === undefined || off === undefined) throw new Error('a server was not measured');
  const ratio = (first: number, rest: number) => `${(first / rest).toFixed(2)} ×`;
  const text = `Written by \`npm run sync -w @kkini/bench\` on ${cpus().length} cores, Node ${process.versions.node}:
${ANSWERS} answers to each of two servers in turn, one of which does not wait for its disk.

| An answer stored in the embedded database | On disk | Not synced | Ratio |
| --- | --- | --- | --- |
| Median | ${on.median} ms | ${off.median} ms | ${ratio(on.median, off.median)} |
| 95th percentile | ${on.p95} ms | ${off.p95} ms | ${ratio(on.p95, off.p95)} |`;
  writeFiguresSection('On disk before it is acknowledged', text);
  console.log(text);
}

await measureSync();
