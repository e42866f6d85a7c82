import { ENDPOINTS } from '@kkini/contract';
import { callArbitrary, type Known } from '@kkini/contract/testing';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { findAccount } from '../db/stores/account-store.ts';
import { listKeptSurveys } from '../db/stores/my-survey-store.ts';
import { givenSecrets, signedTokens } from '../platform/tokens.ts';
import { buildTestApp } from './build-test-app.ts';
import { keepAccount, keepSurvey, keepToken, SECRET_ANSWERS } from './kept-things.ts';

/** Fixed, so that every run sends the same calls; the bench's long run varies them. */
const RUNS = { seed: 20_261_120, numRuns: runs(40) };

const tokens = signedTokens(givenSecrets('the secret of the fuzz test'));
const test = await buildTestApp({ tokens });
afterAll(() => test.close());

/** A victim, and a stranger's capabilities: own data, anonymous data, a share of the victim's plan, expired tokens. */
async function makeWorld() {
  const [victim, me] = [await keepAccount(test), await keepAccount(test)];
  const theirs = await keepSurvey(test, victim);
  const [mine, free] = [await keepSurvey(test, me), await keepSurvey(test, null)];
  const known: Known = {
    ids: [...Object.values(mine), ...Object.values(free), theirs.shareId],
    tokens: [
      await keepToken(test, tokens, { accountId: me, kind: 'good' }),
      await keepToken(test, tokens, { accountId: victim, kind: 'expired' }),
      await keepToken(test, tokens, { accountId: victim, kind: 'revoked' }),
    ],
  };
  return { victim, known, secrets: [victim, theirs.surveyId, theirs.dayMealId] };
}

const kept = (victim: string) =>
  test.database.transaction(async (queries) => ({
    account: await findAccount(queries, victim),
    surveys: await listKeptSurveys(queries, { accountId: victim, limit: 10, before: null }),
  }));

describe('whatever is sent', () => {
  it.each(ENDPOINTS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is answered or refused by %s, without a fault and without a word of others',
    async (_name, endpoint) => {
      const { victim, known, secrets } = await makeWorld();
      const before = await kept(victim);
      expect(before.surveys[0]?.survey.answers).toEqual(SECRET_ANSWERS);
      await fc.assert(
        fc.asyncProperty(callArbitrary(endpoint, known), async ({ method, url, headers, body }) => {
          const reply = await test.app.inject({
            method,
            url,
            headers,
            ...(body !== undefined && { payload: typeof body === 'string' ? body : Buffer.from(body) }),
          });
          expect(reply.statusCode).toBeLessThan(500);
          for (const secret of secrets) expect(reply.body).not.toContain(secret);
        }),
        RUNS,
      );
      expect(await kept(victim)).toEqual(before);
    },
  );
});
