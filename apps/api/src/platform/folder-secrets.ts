import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenSecrets } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a secret signs. It verifies its tokens until the last one has expired. */
const PERIOD_MS = 30 * DAY_MS;
const SECRET_BYTES = 32;
const NAME = /^p(\d{1,6})$/;

/**
 * Secrets in a folder that only the current user may enter, a new one every thirty days. Each is a file named after its period and
 * created at most once, so that several servers on one folder sign with the same secret. Deletes secrets that no token needs.
 */
export function folderSecrets(folder: string, tokenLifeMs: number): TokenSecrets {
  const known = new Map<string, Uint8Array>();
  const keyOf = (id: string) => {
    const key = known.get(id) ?? readSecret(join(folder, id));
    if (key !== null) known.set(id, key);
    return key;
  };
  const isOver = (id: string, now: number) => {
    const period = Number(NAME.exec(id)?.[1] ?? Number.NaN);
    return !((period + 1) * PERIOD_MS + tokenLifeMs > now);
  };
  return {
    present: (now) => {
      const id = `p${Math.floor(now / PERIOD_MS)}`;
      const found = keyOf(id);
      if (found !== null) return { id, key: found };
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const old of readdirSync(folder)) {
        if (NAME.test(old) && isOver(old, now)) rmSync(join(folder, old), { force: true });
      }
      makeSecret(folder, id);
      const made = keyOf(id);
      if (made === null) throw new Error(`The token secret ${id} can't be read`);
      return { id, key: made };
    },
    find: (id, now) => (NAME.test(id) && !isOver(id, now) ? keyOf(id) : null),
  };
}

function readSecret(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/**
 * Creates a secret through a temporary file and a link, so that it appears complete and only the first of several servers creates
 * it.
 */
function makeSecret(folder: string, id: string): void {
  const aside = join(folder, `.new-${randomBytes(8).toString('hex')}`);
  writeFileSync(aside, randomBytes(SECRET_BYTES), { mode: 0o600, flush: true });
  try {
    linkSync(aside, join(folder, id));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
