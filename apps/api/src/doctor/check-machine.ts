import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { syncProblem } from '../db/embedded/synced-folder.ts';
import { listenProblem } from '../platform/listen-problem.ts';
import { metricsAnswer, serverAnswers } from '../platform/server-answers.ts';

/** Result of checking one part of a set-up: in order, a warning, or a fault that keeps the server from running. */
export type Finding = {
  readonly part: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
};

/** Oldest version of Node that runs the server, as in package.json. */
const NODE = [20, 19] as const;
const MB = 2 ** 20;
/** Free disk space in MB below which the server may soon fail, and below which there is no room for the log and a backup. */
const [TOO_LITTLE_MB, LITTLE_MB] = [200, 1024];
const SECRET_BYTES = 32;
/** Permission bits of everybody except the owner of a file. */
const OTHERS = 0o077;

/** Whether Node is recent enough. */
export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  return isEnough
    ? { part: 'Node', state: 'ok', text: version }
    : { part: 'Node', state: 'fault', text: `${version} is too old; ${NODE.join('.')} or newer is needed` };
}

/** Whether the data folder, or its nearest existing parent, can be written and synced and has space. */
export function checkFolder(dataFolder: string): readonly Finding[] {
  const part = 'data folder';
  const folder = nearest(dataFolder);
  const refusal = writeProblem(folder);
  if (refusal !== null) return [{ part, state: 'fault', text: `${refusal}; set KKINI_DATA_DIR` }];
  const problem = syncProblem(folder);
  const synced: Finding =
    problem === null
      ? { part, state: 'ok', text: `${dataFolder} can be written and synced` }
      : {
          part,
          state: 'warning',
          text: `${folder} can't be synced (${problem}): a power cut may lose changes`,
        };
  const { bavail, bsize } = statfsSync(folder);
  return [synced, checkSpace((bavail * bsize) / MB)];
}

/** Whether this many free MB are enough. */
export function checkSpace(freeMb: number): Finding {
  const state = freeMb < TOO_LITTLE_MB ? 'fault' : freeMb < LITTLE_MB ? 'warning' : 'ok';
  const needed = {
    ok: '',
    warning: '; the log and a backup need more',
    fault: `; the server needs ${TOO_LITTLE_MB}`,
  };
  return { part: 'disk space', state, text: `${Math.floor(freeMb)} MB free${needed[state]}` };
}

/** Whether the token secrets are long enough and private, or can be created when needed. */
export function checkSecrets(secrets: Config['tokenSecrets']): Finding {
  const part = 'token secrets';
  if ('given' in secrets)
    return { part, state: 'ok', text: `${secrets.given.length} given, each long enough` };
  const { folder } = secrets;
  const refusal = writeProblem(nearest(folder));
  if (refusal !== null)
    return {
      part,
      state: 'fault',
      text: `${refusal}, so nobody can sign in; set KKINI_TOKEN_SECRETS or KKINI_DATA_DIR`,
    };
  if (!existsSync(folder)) return { part, state: 'ok', text: 'made when somebody first signs in' };
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  if (sizes.some((size) => size < SECRET_BYTES))
    return { part, state: 'fault', text: `${folder} holds a secret that is too short; delete it` };
  if ((statSync(folder).mode & OTHERS) !== 0)
    return {
      part,
      state: 'warning',
      text: `Others may read the secrets in ${folder}; take their rights away`,
    };
  return { part, state: 'ok', text: `${sizes.length} in the data folder` };
}

/** Whether the server can listen on its port, or already does. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const part = 'port';
  const names = { host: 'HOST', port: 'PORT' };
  const problem = listenProblem(await listenCode({ host, port }), { host, port, names });
  if (problem === null) return { part, state: 'ok', text: `${port} is free` };
  return (await serverAnswers(`http://${host}:${port}`))
    ? { part, state: 'ok', text: `a server answers on ${port}` }
    : { part, state: 'fault', text: problem };
}

/** Whether metrics can be served, or already are; null if they are not configured. */
export async function checkMetrics(place: Config['metrics']): Promise<Finding | null> {
  if (place === null) return null;
  const part = 'metrics';
  const names = { host: 'KKINI_METRICS_HOST', port: 'KKINI_METRICS_PORT' };
  const problem = listenProblem(await listenCode(place), { ...place, names });
  if (problem === null) return { part, state: 'ok', text: `port ${place.port} is free` };
  return (await metricsAnswer(`http://${place.host}:${place.port}`))
    ? { part, state: 'ok', text: `a server serves them on ${place.port}` }
    : { part, state: 'fault', text: problem };
}

/** Error code of listening on an address; null if it works. */
function listenCode({ host, port }: Pick<Config, 'host' | 'port'>): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done('code' in error ? String(error.code) : error.message));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}

/** Why nothing can be created in an existing folder; null if it can. */
function writeProblem(folder: string): string | null {
  try {
    if (!statSync(folder).isDirectory()) return `${folder} is no folder`;
    accessSync(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return `${folder} can't be written by this user`;
  }
}

function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
