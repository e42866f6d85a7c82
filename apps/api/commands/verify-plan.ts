import { resolve } from 'node:path';
import { capabilityIdSchema } from '@kkini/contract';
import {
  type Check,
  type PlanToVerify,
  proveAgain,
  type ServedDishes,
  servedDishes,
  verifyPlan,
} from '@kkini/planner/verification';
import { readConfig } from '../src/config.ts';
import { awaitDatabase } from '../src/db/await-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { answersDigest } from '../src/db/stored-plan.ts';
import { findPlan } from '../src/db/stores/plan-store.ts';
import { findSurvey } from '../src/db/stores/survey-store.ts';
import { readCatalogue } from '../src/platform/read-catalogue.ts';
import { runCommand } from '../src/platform/run-command.ts';
import { presentCatalogue } from '../src/present-catalogue.ts';

const USAGE = `kkini verify-plan <survey id> [--prove]
  checks the stored plan of a survey anew, by other code than made it
  --prove also looks for a better week, as far as all menus of a day can be listed`;
const NOT_ALL_HOLD = 1;
const WRONG_USE = 2;

await runCommand({ usage: USAGE, words: 1, options: ['prove'] }, async ({ words: [id], options }) => {
  const surveyId = capabilityIdSchema.safeParse(id);
  if (!surveyId.success) return refuse('That is no survey id: it is a UUID, as the page keeps it');
  const found = await readPlan(surveyId.data);
  if (typeof found === 'string') return refuse(found);
  const checks = verifyPlan(found.dishes, found.plan);
  checks.forEach(print);
  const proof = options.has('prove') ? proveAgain(found.dishes, found.plan) : [];
  proof.forEach(print);
  const all = [...checks, ...proof].filter(({ outcome }) => outcome !== 'note');
  const held = all.filter(({ outcome }) => outcome === 'ok').length;
  console.log(`${held} of ${all.length} checks hold`);
  if (held < all.length) process.exitCode = NOT_ALL_HOLD;
});

function print({ name, outcome, text }: Check): void {
  console.log(`${outcome.padEnd(6)} ${name}: ${text}`);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = WRONG_USE;
}

/** The plan with its answers and the current catalogue; a message when there is none. */
async function readPlan(
  surveyId: string,
): Promise<string | { readonly plan: PlanToVerify; readonly dishes: ServedDishes }> {
  const config = readConfig(resolve(import.meta.dirname, '../../..'));
  const built = await readCatalogue(config.catalogueFile);
  const database = await openDatabase(config.database, new URL('./database-worker.js', import.meta.url));
  try {
    await awaitDatabase(config, () => migrate(database));
    const { survey, stored, catalogue } = await database.transaction(async (queries) => ({
      survey: await findSurvey(queries, surveyId),
      stored: await findPlan(queries, surveyId),
      catalogue: await presentCatalogue(queries, built),
    }));
    if (survey === null) return 'There is no survey with this id in this database';
    if (stored === null) return 'This survey has no plan';
    const { answers } = survey;
    const answersAreThose = stored.certificate?.answers === answersDigest(answers);
    const { recipes, products, ...rest } = catalogue;
    const dishes = servedDishes({ ...rest, recipes: recipes.values(), products: products.values() });
    return { dishes, plan: { ...stored, answers, answersAreThose } };
  } finally {
    await database.close();
  }
}
