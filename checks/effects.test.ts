import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './repository.ts';

/** Files that may use the environment, the network and browser storage. */
const ALLOWED =
  /\/platform\/|\/commands\/|\/config\.ts$|\.config\.ts$|\.test\.tsx?$|\/testing\/|^e2e\/|^checks\/|^bench\//;
const EFFECT = /\bprocess\.env\b|(?<![.\w])fetch\(|\blocalStorage\b|\bsessionStorage\b/;

describe('effects', () => {
  it('happen only in the platform folders', () => {
    const leaks = sourceFiles()
      .filter((path) => !ALLOWED.test(path))
      .flatMap((path) => {
        const found = EFFECT.exec(read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))?.[0];
        return found === undefined ? [] : [`${path}: ${found}`];
      });
    expect(leaks).toEqual([]);
  });
});
