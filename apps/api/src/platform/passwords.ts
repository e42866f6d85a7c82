import { hash, type Options, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';
import { TaskQueue } from './task-queue.ts';

/** Argon2id as OWASP's password storage cheat sheet asks for at least: 19 MiB, two passes, one lane. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PRESENT_FORM = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hashes at once: one core is left for everything else. Those that would wait behind too many are refused. */
const AT_ONCE = 2;
const MOST_WAITING = 50;

/** Hashes and compares passwords. Both take their time on purpose, off the thread that answers calls. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** True when the password fits. Without a hash it takes just as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** True for a hash made at another cost than passwords are hashed at today. */
  isOutdated(passwordHash: string): boolean;
};

/** Argon2id. Passwords are compared in Unicode's compatibility form: keyboards write Hangul in several ways. */
export function argon2Passwords(): Passwords {
  const queue = new TaskQueue(AT_ONCE);
  const inTurn = async <Value>(work: () => Promise<Value>) => {
    if (queue.waitingTasks >= MOST_WAITING) throw new AppError('busy');
    return await queue.run(work);
  };
  const form = (password: string) => Buffer.from(password.normalize('NFKC'));
  // What a password is compared with where there is no account; nobody knows what it was made from.
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
