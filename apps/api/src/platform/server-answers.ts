const ANSWER_LIMIT_MS = 2000;

/** Whether a server of this product answers at an address. */
export async function serverAnswers(address: string): Promise<boolean> {
  return await answers(`${address}/healthz`, (text) => {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
  });
}

/** Whether a server of this product serves metrics at an address. */
export async function metricsAnswer(address: string): Promise<boolean> {
  return await answers(`${address}/metrics`, (text) => text.includes('kkini_planner_warm'));
}

async function answers(url: string, isOurs: (text: string) => boolean): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return isOurs(await reply.text());
  } catch {
    return false;
  }
}
