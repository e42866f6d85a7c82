import {
  EATING_STYLE_KO,
  EATING_STYLES,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  MEAL_STYLE_KO,
  MEAL_STYLES,
} from '@kkini/domain';

/** Latencies of one kind of request, in ms. */
type Latency = { readonly median: number; readonly p95: number; readonly max: number };

/** Plans `count` different surveys over HTTP, in sequence, and measures the cheapest call of the same server. */
export async function planOverHttp(
  base: string,
  count: number,
): Promise<{ plan: Latency; healthz: Latency }> {
  const plan: number[] = [];
  const healthz: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { lastInsertId } = await post<{ lastInsertId: string }>(base, 'upsert-survey', answersOf(index));
    plan.push(await timed(() => post(base, 'create-meal-plan', { survey_id: lastInsertId })));
    healthz.push(await timed(() => fetch(`${base}/healthz`).then((reply) => reply.text())));
  }
  return { plan: latency(plan), healthz: latency(healthz) };
}

/** Sends surveys to several servers in turn, so that noise affects all of them alike; returns the latencies of each. */
export async function answerInTurn(bases: readonly string[], count: number): Promise<readonly Latency[]> {
  const times = bases.map((): number[] => []);
  for (let index = 0; index < count; index += 1)
    for (const [place, base] of bases.entries())
      times[place]?.push(await timed(() => post(base, 'upsert-survey', answersOf(index))));
  return times.map(latency);
}

/** Plans one week and returns the ids of its survey and of a recipe in it. */
export async function makeWeek(base: string, index = 0): Promise<{ surveyId: string; recipeId: string }> {
  const { lastInsertId: surveyId } = await post<{ lastInsertId: string }>(
    base,
    'upsert-survey',
    answersOf(index),
  );
  await post(base, 'create-meal-plan', { survey_id: surveyId });
  type Plan = {
    mealPlan: Record<string, Record<'breakfast' | 'dinner', { details: { id: string } } | null>>;
  };
  const { mealPlan } = await post<Plan>(base, 'get-meal-plan', { surveyId });
  const ids = Object.values(mealPlan).map(({ breakfast }) => breakfast?.details.id);
  return { surveyId, recipeId: ids.find((id) => id !== undefined) ?? '' };
}

/** Varied surveys: styles, a condition, an eating style and two exclusions in turn. */
export function answersOf(index: number) {
  const styles = MEAL_STYLES.filter((style) => style !== 'fasting').map((style) => MEAL_STYLE_KO[style]);
  const turn = <Item>(list: readonly Item[], step: number) => list[(index * step) % list.length];
  const condition = HEALTH_CONDITIONS[index % (HEALTH_CONDITIONS.length + 1)];
  return {
    startIntro: true,
    lastStep: 'inputCheck',
    step1: ['본인'],
    mealCategory: { breakfast: turn(styles, 1), lunch: turn(styles, 5), dinner: turn(styles, 7) },
    dates: '2099-01-05',
    area: ['강남'],
    health: condition === undefined ? [] : [HEALTH_CONDITION_KO[condition]],
    eatingHabits: [EATING_STYLE_KO[turn(EATING_STYLES, 3) ?? 'regular']],
    excludedIngredients: index % 2 === 0 ? ['shrimp', 'peanut'] : ['milk'],
  };
}

export async function post<Reply>(base: string, name: string, body: unknown): Promise<Reply> {
  const reply = await fetch(`${base}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<Reply>;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function latency(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}
