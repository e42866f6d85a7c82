import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

type TokenClaims = { readonly accountId: string; readonly sessionId: string };

/** Creates and verifies the tokens of signed-in pages; times are milliseconds since 1970. */
export type Tokens = {
  sign(claims: TokenClaims, span: { readonly now: number; readonly expiresAt: number }): Promise<string>;
  /** Null for a token that is foreign, incomplete or expired. */
  verify(token: string, now: number): Promise<TokenClaims | null>;
};

const ALGORITHM = 'HS256';
const ISSUER = 'kkini';
const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid() });

/** JSON Web Tokens, signed with the current secret and verified with the one named in their header. */
export function signedTokens(secrets: TokenSecrets): Tokens {
  return {
    sign: async ({ accountId, sessionId }, { now, expiresAt }) => {
      const { id, key } = secrets.present(now);
      return await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, kid: id })
        .setIssuer(ISSUER)
        .setSubject(accountId)
        .setJti(sessionId)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(expiresAt))
        .sign(key);
    },
    verify: async (token, now) => {
      try {
        const keyOf = ({ kid }: { readonly kid?: string }) => {
          const key = kid === undefined ? null : secrets.find(kid, now);
          if (key === null) throw new errors.JWTInvalid('no such secret');
          return key;
        };
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: new Date(now),
          requiredClaims: ['exp', 'sub', 'jti'],
        });
        const claims = claimsSchema.safeParse(payload);
        return claims.success ? { accountId: claims.data.sub, sessionId: claims.data.jti } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}

/** A secret for signing tokens, and its name in them. */
type TokenSecret = { readonly id: string; readonly key: Uint8Array };

/** Secrets for tokens. Older ones only verify the tokens they signed. */
export type TokenSecrets = {
  present(now: number): TokenSecret;
  /** Key of a named secret; null if it never existed or was deleted. */
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetime of a session. */
export const SESSION_LIFE_MS = 14 * DAY_MS;
