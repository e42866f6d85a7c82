import { answersOf, post } from '../plan-over-http.ts';
import { processorMs } from './processor-time.ts';

/** Processor time of one call, in milliseconds. */
export type CallCost = {
  readonly name: string;
  readonly calls: number;
  readonly serverMs: number;
  readonly databaseMs: number;
};

/** A server and its database on this machine, by their process ids. */
type Measured = { readonly base: string; readonly server: number; readonly database: number };

const SEARCHES = ['두부', '김치찌개', '된장', '비빔', '닭', '국수', '샐러드', '미역국', '불고기', 'ㄱㅊ'];

/** Costs of the calls of a visit, each made `count` times in sequence. */
export async function costOfCalls(measured: Measured, count: number): Promise<readonly CallCost[]> {
  const { base } = measured;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const surveys: string[] = [];
  const measure = async (name: string, call: (index: number) => Promise<unknown>): Promise<CallCost> => {
    const before = [processorMs(measured.server), processorMs(measured.database)] as const;
    for (const index of numbers) await call(index);
    const after = [processorMs(measured.server), processorMs(measured.database)] as const;
    return {
      name,
      calls: count,
      serverMs: (after[0] - before[0]) / count,
      databaseMs: (after[1] - before[1]) / count,
    };
  };
  const idOf = (index: number) => surveys[index] ?? '';
  const read = (index: number) => post(base, 'get-meal-plan', { surveyId: idOf(index) });
  return [
    await measure('answers stored (`upsert-survey`)', async (index) => {
      surveys.push(
        (await post<{ lastInsertId: string }>(base, 'upsert-survey', answersOf(index))).lastInsertId,
      );
    }),
    await measure('a week planned (`create-meal-plan`)', (index) =>
      post(base, 'create-meal-plan', { survey_id: idOf(index) }),
    ),
    await measure('a plan read for the first time (`get-meal-plan`)', read),
    await measure('a plan read again', read),
    await measure('a plan shared (`create-share`)', (index) =>
      post(base, 'create-share', { surveyId: idOf(index) }),
    ),
    await measure('a recipe sought (`/api/recipe/list/search`)', (index) =>
      search(base, SEARCHES[index % SEARCHES.length]),
    ),
    await measure('`/healthz`', () => fetch(`${base}/healthz`).then((reply) => reply.text())),
  ];
}

async function search(base: string, searchText: string | undefined): Promise<void> {
  const reply = await fetch(`${base}/api/recipe/list/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchText, limit: 10 }),
  });
  if (!reply.ok) throw new Error(`the search answered ${reply.status}: ${await reply.text()}`);
}
