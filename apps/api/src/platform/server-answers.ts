const ANSWER_LIMIT_MS = 2000;

/** Whether a server of this product answers at an address. */
export async function serverAnswers(address: string): Promise<boolean> {
  try {
    const reply = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const body: unknown = await reply.json();
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
  } catch {
    return false;
  }
}

/** Whether a server of this product serves its metrics at an address. */
export async function metricsAnswer(address: string): Promise<boolean> {
  try {
    const reply = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return (await reply.text()).includes('kkini_planner_warm');
  } catch {
    return false;
  }
}
