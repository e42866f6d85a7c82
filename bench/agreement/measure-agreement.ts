import { parseArgs } from 'node:util';
import { answersToWire, createMealPlan, upsertSurvey } from '@kkini/contract';
import { writeFiguresSection } from '../figures-page.ts';
import { RandomSource } from '../planner/catalogues/random-source.ts';
import { randomVisitor } from '../planner/visits/random-visitor.ts';
import { scratchFolder, startServer } from '../running-server.ts';
import { ask } from './ask.ts';
import { neededGrams } from './needed-grams.ts';
import { cardsOf, otherOnPage, otherWhenTaken, type ReadPlan, readPlan } from './said-of-meals.ts';

const { values } = parseArgs({
  options: {
    meals: { type: 'string', default: '10000' },
    from: { type: 'string', default: String(Date.now() % 1_000_000) },
    write: { type: 'boolean', default: false },
  },
});

type Tally = { plans: number; meals: number; changes: number; cookings: number };
type Faults = { page: string[]; change: string[]; grams: string[] };

/**
 * Compares, over HTTP, what a server says of the same meal in every place: card and page of the dish, the dialogue of a change and
 * the meal after it, shopping list and recipes. Any difference is a failure.
 */
async function measureAgreement(): Promise<void> {
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  const tally: Tally = { plans: 0, meals: 0, changes: 0, cookings: 0 };
  const faults: Faults = { page: [], change: [], grams: [] };
  try {
    for (let visitor = Number(values.from); tally.meals < Number(values.meals); visitor += 1)
      await compareWeek(server.base, visitor, { tally, faults });
  } finally {
    await server.stop();
    folder.remove();
  }
  const text = told(tally, faults);
  console.log([text, ...Object.values(faults).flat().slice(0, 20)].join('\n'));
  if (values.write) writeFiguresSection('The same in every place', text);
  if (Object.values(faults).some((found) => found.length > 0)) process.exitCode = 1;
}

type Found = { readonly tally: Tally; readonly faults: Faults };

async function compareWeek(base: string, visitor: number, { tally, faults }: Found): Promise<void> {
  const random = new RandomSource(visitor);
  const plan = await planFor(base, random);
  const cards = plan === null ? [] : cardsOf(plan);
  if (plan === null || cards.length === 0) return;
  tally.plans += 1;
  for (const card of cards) {
    tally.meals += 1;
    push(faults.page, await otherOnPage(plan, card));
  }
  const changed = await otherWhenTaken(plan, random.oneOf(cards), random);
  if (changed !== null) {
    tally.changes += 1;
    push(faults.change, changed.wrong);
  }
  const { cookings, wrong } = await neededGrams(changed?.plan ?? plan);
  tally.cookings += cookings;
  faults.grams.push(...wrong);
}

/** The plan of a random visitor; null if the answers get none. */
async function planFor(base: string, random: RandomSource): Promise<ReadPlan | null> {
  const saved = await ask(base, upsertSurvey, answersToWire(randomVisitor(random)));
  if (saved === null) return null;
  const surveyId = saved.lastInsertId;
  const made = await ask(base, createMealPlan, { survey_id: surveyId });
  return made === null ? null : await readPlan(base, surveyId);
}

function push(faults: string[], fault: string | null): void {
  if (fault !== null) faults.push(fault);
}

/** The section of docs/figures.md. */
function told({ plans, meals, changes, cookings }: Tally, faults: Faults): string {
  const rows = [
    ['verdict on the card, and on the page of its dish', `${meals} meals`, faults.page.length],
    ['what a change offers, and the meal after it', `${changes} changes`, faults.change.length],
    ['grams on the shopping list, and in the recipes', `${cookings} cookings`, faults.grams.length],
  ];
  const table = [['Compared', 'How many', 'Different'], ['---', '---', '---'], ...rows];
  return `Written by \`npm run agreement -w @kkini/bench -- --meals ${values.meals} --from ${values.from} --write\`: ${plans} weeks of random
visitors and households, read from a running server. Nothing may differ.

${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

await measureAgreement();
