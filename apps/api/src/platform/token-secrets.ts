import { createHash } from 'node:crypto';

/** A secret for signing tokens, and its name in them. */
export type TokenSecret = { readonly id: string; readonly key: Uint8Array };

/** The secrets of tokens. Older ones verify the tokens they signed. */
export type TokenSecrets = {
  present(now: number): TokenSecret;
  /** The key of a named secret; null when it does not exist, or no longer does. */
  find(id: string, now: number): Uint8Array | null;
};

/** Configured secrets: the first signs, the others only verify. */
export function givenSecrets(first: string, ...older: readonly string[]): TokenSecrets {
  const present = secretFrom(first);
  const all = [present, ...older.map(secretFrom)];
  return { present: () => present, find: (id) => all.find((secret) => secret.id === id)?.key ?? null };
}

function secretFrom(text: string): TokenSecret {
  const key = createHash('sha256').update(`kkini token ${text}`).digest();
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
}
