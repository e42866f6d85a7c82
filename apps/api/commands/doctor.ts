import { resolve } from 'node:path';
import { type Config, readConfig } from '../src/config.ts';
import { checkDatabase, checkReplica } from '../src/doctor/check-database.ts';
import {
  checkFolder,
  checkMetrics,
  checkNode,
  checkPort,
  checkSecrets,
  type Finding,
} from '../src/doctor/check-machine.ts';
import { runCommand } from '../src/platform/run-command.ts';
import { StartProblem } from '../src/start-problem.ts';

const USAGE = `kkini doctor
  looks at the set-up and says what is wrong with it; changes nothing`;
const WORKER = new URL('./database-worker.js', import.meta.url);

await runCommand({ usage: USAGE, words: 0 }, async () => {
  const config = configOrFault();
  const findings = [checkNode(), ...('part' in config ? [config] : await checkSetUp(config))];
  for (const { part, state, text } of findings) console.log(`${state.padEnd(8)} ${part.padEnd(14)} ${text}`);
  const faults = findings.filter(({ state }) => state === 'fault').length;
  console.log(faults === 0 ? 'The server can run.' : `${faults} to repair.`);
  if (faults > 0) process.exitCode = 1;
});

async function checkSetUp(config: Config): Promise<readonly Finding[]> {
  const { database, tokenSecrets, replicaUrl, metrics } = config;
  const folders = 'dataFolder' in database ? checkFolder(database.dataFolder) : [];
  const isUsable = folders.every(({ state }) => state !== 'fault');
  const extra = [await checkReplica(replicaUrl, WORKER), await checkMetrics(metrics)];
  return [
    { part: 'environment', state: 'ok', text: 'valid' },
    ...folders,
    checkSecrets(tokenSecrets),
    ...(isUsable ? await checkDatabase(database, WORKER) : []),
    await checkPort(config),
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
