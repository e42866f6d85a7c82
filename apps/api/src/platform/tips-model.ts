import { fail, ok, type Result } from '@kkini/domain';
import { readStreamedText } from './read-streamed-text.ts';

/** Address and limits of a language model. */
export type TipsModelSettings = {
  /** Base of an OpenAI-compatible interface, such as https://host/v1. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  readonly requestsPerDay: number;
};

/** Why a model returned no text; never contains its answer. */
const MODEL_PROBLEMS = ['timeout', 'unreachable', 'refused', 'broken', 'tooLong'] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

/** The product's instructions, and the data they apply to. */
type ModelRequest = {
  readonly instructions: string;
  readonly data: string;
  readonly signal: AbortSignal;
};

/** A language model that writes texts. */
export type TipsModel = Pick<TipsModelSettings, 'timeoutMs' | 'requestsPerDay'> & {
  write(request: ModelRequest): Promise<Result<string, ModelProblem>>;
};

/** Longest text accepted from a model, in characters. */
const LONGEST_TEXT = 8_000;

/** Calls a chat-completions endpoint. Sends the key in one header only and follows no redirects. */
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
