import { resolve } from 'node:path';
import { type Config, readConfig } from '../src/config.ts';
import { lookAtDatabase, lookAtReplica } from '../src/doctor/look-at-database.ts';
import {
  type Finding,
  lookAtFolder,
  lookAtMetrics,
  lookAtNode,
  lookAtPort,
  lookAtSecrets,
} from '../src/doctor/look-at-machine.ts';
import { runCommand } from '../src/platform/run-command.ts';
import { StartProblem } from '../src/start-problem.ts';

const USAGE = `kkini doctor
  looks at the set-up and says what is wrong with it; changes nothing`;
const WORKER = new URL('./database-worker.js', import.meta.url);

await runCommand({ usage: USAGE, words: 0 }, async () => {
  const config = configOrFault();
  const findings = [lookAtNode(), ...('part' in config ? [config] : await lookAtSetUp(config))];
  for (const { part, state, text } of findings) console.log(`${state.padEnd(8)} ${part.padEnd(14)} ${text}`);
  const faults = findings.filter(({ state }) => state === 'fault').length;
  console.log(faults === 0 ? 'The server can run.' : `${faults} to repair.`);
  if (faults > 0) process.exitCode = 1;
});

async function lookAtSetUp(config: Config): Promise<readonly Finding[]> {
  const { database, tokenSecrets, replicaUrl, metrics } = config;
  const folders = 'dataFolder' in database ? lookAtFolder(database.dataFolder) : [];
  const isUsable = folders.every(({ state }) => state !== 'fault');
  const extra = [await lookAtReplica(replicaUrl, WORKER), await lookAtMetrics(metrics)];
  return [
    { part: 'environment', state: 'ok', text: 'valid' },
    ...folders,
    lookAtSecrets(tokenSecrets),
    ...(isUsable ? await lookAtDatabase(database, WORKER) : []),
    await lookAtPort(config),
    ...extra.filter((finding) => finding !== null),
  ];
}

function configOrFault(): Config | Finding {
  try {
    return readConfig(resolve(import.meta.dirname, '../../..'));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { part: 'environment', state: 'fault', text: error.message };
  }
}
