import { fail, ok, type Result } from '@kkini/domain';
import { readStreamedText } from './read-streamed-text.ts';

/** Where a language model is asked, and within what limits. */
export type TipsModelSettings = {
  /** Of an OpenAI-compatible interface, such as https://host/v1. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  readonly requestsPerDay: number;
};

/** Why a model gave no text; never what it answered. */
export const MODEL_PROBLEMS = ['timeout', 'unreachable', 'refused', 'broken', 'tooLong'] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

/** Instructions of the product, and data they are about. */
export type ModelRequest = {
  readonly instructions: string;
  readonly data: string;
  readonly signal: AbortSignal;
};

/** A language model that writes texts. */
export type TipsModel = Pick<TipsModelSettings, 'timeoutMs' | 'requestsPerDay'> & {
  write(request: ModelRequest): Promise<Result<string, ModelProblem>>;
};

/** Longest text taken from a model, in characters. */
const LONGEST_TEXT = 8_000;

/** Asks a chat-completions endpoint. The key goes into one header and nowhere else; redirects are not followed. */
export function openTipsModel(settings: TipsModelSettings): TipsModel {
  const { timeoutMs, requestsPerDay } = settings;
  return {
    timeoutMs,
    requestsPerDay,
    write: async (request) => {
      try {
        const response = await send(settings, request);
        if (!response.ok) {
          await response.body?.cancel();
          return fail('refused');
        }
        const text = await readStreamedText(response, LONGEST_TEXT);
        return text.ok ? ok(text.value) : text;
      } catch {
        return fail(request.signal.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}

async function send(
  settings: TipsModelSettings,
  { instructions, data, signal }: ModelRequest,
): Promise<Response> {
  const { baseUrl, key, model } = settings;
  return await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      stream: true,
      max_tokens: 1_500,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ],
    }),
  });
}
