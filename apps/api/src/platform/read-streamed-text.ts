import { fail, ok, type Result } from '@kkini/domain';
import { z } from 'zod';

type Problem = 'broken' | 'tooLong';

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Text of a chat completion, streamed as events or sent whole; throws if a stream ends early. */
export async function readStreamedText(
  response: Response,
  longest: number,
): Promise<Result<string, Problem>> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  const reader = new CompletionReader(longest);
  let pending = '';
  for await (const part of textsOf(response)) {
    pending += part;
    if (pending.length > longest * LARGEST_OVERHEAD) return await stop(response, 'tooLong');
    if (!isStream) continue;
    const lines = pending.split(/\r?\n/u);
    pending = lines.pop() ?? '';
    const problem = reader.take(lines);
    if (problem !== null) return await stop(response, problem);
    if (reader.isDone) break;
  }
  const problem = reader.take(isStream ? [pending] : [`data: ${pending}`]);
  return problem === null && reader.isDone ? ok(reader.text) : fail(problem ?? 'broken');
}

/** Most characters of a stream per character of text, because the JSON envelopes are many times longer than their text. */
const LARGEST_OVERHEAD = 40;

class CompletionReader {
  text = '';
  isDone = false;

  constructor(private readonly longest: number) {}

  take(lines: readonly string[]): Problem | null {
    for (const line of lines) {
      if (!line.startsWith('data:') || this.isDone) continue;
      const problem = this.takeData(line.slice('data:'.length).trim());
      if (problem !== null) return problem;
    }
    return null;
  }

  private takeData(data: string): Problem | null {
    if (data === '[DONE]') {
      this.isDone = true;
      return null;
    }
    const chunk = chunkSchema.safeParse(parsed(data));
    if (!chunk.success) return 'broken';
    const [choice] = chunk.data.choices;
    this.text += choice?.delta?.content ?? choice?.message?.content ?? '';
    if (choice?.finish_reason === 'length') return 'tooLong';
    if (choice?.finish_reason === 'stop') this.isDone = true;
    return this.text.length > this.longest ? 'tooLong' : null;
  }
}

async function* textsOf({ body }: Response): AsyncIterable<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body ?? []) yield decoder.decode(bytes, { stream: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function stop({ body }: Response, problem: Problem): Promise<Result<string, Problem>> {
  await body?.cancel().catch(() => undefined);
  return fail(problem);
}
