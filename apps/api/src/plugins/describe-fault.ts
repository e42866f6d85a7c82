const STACK_LINES = 12;

/** Log entry of a fault, without the values of a query, which are health answers, and with a bounded stack. */
export function describeFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = codeOf(error) ?? codeOf(error.cause);
  if ('query' in error || code !== undefined) {
    return { name: error.name, code, query: 'query' in error ? error.query : undefined };
  }
  const stack = (error.stack ?? '').split('\n').slice(0, STACK_LINES).join('\n');
  return { name: error.name, stack };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
