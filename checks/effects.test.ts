import { describe, expect, it } from 'vitest';
import { importsOf, read, sourceFiles } from './repository.ts';

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

const PURE = ['packages/domain', 'packages/planner', 'packages/tips', 'packages/dish-art'];

/** Names that would give the core a clock, randomness or input and output. */
const AMBIENT =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\basync\b|\bawait\b|\bPromise\b|\bprocess\.|\bglobalThis\b|\bfetch\(|\blocalStorage\b|\bwindow\./;

const sources = sourceFiles().filter(
  (path) => PURE.some((root) => path.startsWith(`${root}/src/`)) && !path.endsWith('.test.ts'),
);

describe('the pure core', () => {
  it('is there', () => {
    expect(sources.length).toBeGreaterThan(60);
  });

  it.each(PURE)('%s depends on no third party', (root) => {
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(read(`${root}/package.json`));
    expect(Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@kkini/'))).toEqual(
      [],
    );
  });

  it('imports nothing but itself and the domain', () => {
    const foreign = sources.flatMap((path) =>
      importsOf(path)
        .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('@kkini/domain'))
        .map((specifier) => `${path}: ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  it('knows no clock, no chance, no network', () => {
    const ambient = sources.flatMap((path) => {
      const code = read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const found = AMBIENT.exec(code)?.[0];
      return found === undefined ? [] : [`${path}: ${found}`];
    });
    expect(ambient).toEqual([]);
  });
});
