import { hash, type Options, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';
import { TaskQueue } from './task-queue.ts';

/** Argon2id at the minimum of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PRESENT_FORM = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Concurrent hashes and the longest queue; further calls are refused. */
const AT_ONCE = 2;
const MOST_WAITING = 50;

/** Hashes and verifies passwords. Both are slow by design and run off the main thread. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** True for the right password. Without a hash it takes equally long and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** True if the hash has another cost than the current one. */
  isOutdated(passwordHash: string): boolean;
};

/** Argon2id. Compares passwords in Unicode's compatibility form, because keyboards encode Hangul in several ways. */
export function argon2Passwords(): Passwords {
  const queue = new TaskQueue(AT_ONCE);
  const inTurn = async <Value>(work: () => Promise<Value>) => {
    if (queue.waitingTasks >= MOST_WAITING) throw new AppError('busy');
    return await queue.run(work);
  };
  const form = (password: string) => Buffer.from(password.normalize('NFKC'));
  // Hash of a random password, compared with if there is no account.
  const decoy = hash(crypto.getRandomValues(new Uint8Array(16)), COST);
  return {
    hash: (password) => inTurn(() => hash(form(password), COST)),
    verify: async (passwordHash, password) => {
      const fits = await inTurn(async () => verify(passwordHash ?? (await decoy), form(password)));
      return fits && passwordHash !== null;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(PRESENT_FORM),
  };
}
