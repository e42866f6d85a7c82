import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { post } from '../plan-over-http.ts';
import { PORT, START_OPTIONS, scratchFolder, startServer } from '../running-server.ts';
import { type Answers, wideAnswers } from './wide-answers.ts';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

/** Statuses for answers that get no plan, and for a food at home that is excluded. */
const REFUSALS: readonly number[] = [400, 422];
const BOUNDS = { day: 20_000, week: 30_000, whole: null } as const;
type Part = keyof typeof BOUNDS;
const PARTS: readonly Part[] = ['day', 'week', 'whole'];
type Reader = 'owner' | 'guest';

/** Uncompressed sizes of a reader's replies, in bytes. */
type Sizes = { readonly part: Part; readonly reader: Reader; readonly bytes: number[] };

/** Plans random surveys and measures the sizes of a day, of the week and of the whole plan, for owners and for guests. */
async function measureParts(): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer(folder.path, { port: PORT, options: START_OPTIONS });
  const sizes = PARTS.flatMap((part) =>
    (['owner', 'guest'] as const).map((reader): Sizes => ({ part, reader, bytes: [] })),
  );
  const { refused } = await measureAll(server.base, sizes).finally(async () => {
    await server.stop();
    folder.remove();
  });
  const head = ['Reply', 'Median', '95th percentile', 'Largest', 'Bound'];
  const table = [head, head.map(() => '---'), ...sizes.map(rowOf)].map((row) => `| ${row.join(' | ')} |`);
  const text = `Written by \`npm run parts -w @kkini/bench -- --plans ${values.plans} --seed ${values.seed} --write\`: what \`get-meal-plan\` answers, plain. ${values.plans} plans of random
answers of every kind, half of them for all five kinds of people, most with three cooked meals and one in ten with words of 400 characters; ${refused} more got no plan.
Every day of each was read.

${table.join('\n')}`;
  if (values.write) writeFiguresSection('Sizes of what a plan tells', text);
  console.log(text);
  const over = sizes.filter(({ part, bytes }) => bytes.some((each) => each > (BOUNDS[part] ?? Infinity)));
  if (over.length > 0) throw new Error(`Too large: ${over.map(({ part }) => part).join(', ')}`);
}

async function measureAll(base: string, sizes: readonly Sizes[]): Promise<{ readonly refused: number }> {
  let planned = 0;
  let drawn = 0;
  for (; planned < Number(values.plans); drawn += 1) {
    const surveyId = await aPlan(base, wideAnswers(Number(values.seed) * 100_003 + drawn));
    if (surveyId === null) continue;
    planned += 1;
    const { shareId } = await post<{ shareId: string }>(base, 'create-share', { surveyId });
    for (const { part, reader, bytes } of sizes)
      bytes.push(...(await sizesOf(base, reader === 'owner' ? surveyId : shareId, part)));
  }
  return { refused: drawn - planned };
}

/** A week for these answers; null if they get none. */
async function aPlan(base: string, answers: Answers): Promise<string | null> {
  const { lastInsertId } = await post<{ lastInsertId: string }>(base, 'upsert-survey', answers);
  const { status, text } = await call(base, 'create-meal-plan', { survey_id: lastInsertId });
  if (REFUSALS.includes(status)) return null;
  if (status !== 200) throw new Error(`A week was answered ${status}: ${text}`);
  return lastInsertId;
}

async function sizesOf(base: string, surveyId: string, part: Part): Promise<readonly number[]> {
  const read = async (wanted: object) => {
    const { text } = await call(base, 'get-meal-plan', { surveyId, ...wanted });
    return text;
  };
  if (part === 'whole') return [Buffer.byteLength(await read({}))];
  const week = await read({ part: 'week' });
  if (part === 'week') return [Buffer.byteLength(week)];
  const { dates } = JSON.parse(week) as { readonly dates: readonly string[] };
  return await Promise.all(dates.map(async (date) => Buffer.byteLength(await read({ part, date }))));
}

async function call(base: string, name: string, body: object) {
  const reply = await fetch(`${base}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, text: await reply.text() };
}

function rowOf({ part, reader, bytes }: Sizes): readonly string[] {
  const sorted = bytes.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1)} kB`;
  const bound = BOUNDS[part];
  return [`${part}, ${reader}`, at(0.5), at(0.95), at(1), bound === null ? '' : `≤ ${bound / 1000} kB`];
}

await measureParts();
