import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { problemWords } from './problem-words.ts';

const failure = { message: 'Internal Server Error', statusText: 'Internal Server Error', status: 500 };
const keysOnly = (key: string) => key;

describe('the words for a failed call', () => {
  it.each([
    ['busy', 'callError.busy'],
    ['internal', 'callError.internal'],
    ['invalidReply', 'callError.internal'],
    ['toString', 'callError.internal'],
  ])('are those of its code and none of the server (%s)', (code, detail) => {
    expect(problemWords(keysOnly, new CallError({ ...failure, code }))).toEqual({ detail });
  });

  it.each(['network', 'timeout'])('keep the technical text where no answer came (%s)', (code) => {
    const error = new CallError({ ...failure, code, message: 'Network Error', status: null });
    expect(problemWords(keysOnly, error)).toEqual({ detail: 'error.network', reason: 'Network Error' });
  });

  it('own up to a fault of the page as well', () => {
    expect(problemWords(keysOnly, new TypeError('x is undefined'))).toEqual({ detail: 'callError.internal' });
  });
});
