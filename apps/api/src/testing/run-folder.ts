import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder shared by all workers of a run, next to the server's dependencies and ignored like its build. */
    runFolder: string;
  }
}

const API = resolve(import.meta.dirname, '../..');

/** Creates the folder of a test run and deletes it at the end. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(API, 'test-results-'));
  provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
