// A test runner for Stryker in one process: test files are bundled once, and a mutant is a switch in the bundle. Vitest would start
// a thread per test file and mutant, which takes hours. The runner supports what the planner's pure tests use (describe, it, their
// tables, expect), but no hooks, timers or mocks.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import * as chai from 'chai';
import { build } from 'vite';
import { TESTS_VARIABLE } from './tests-variable.mjs';

/** Stryker is installed in a separate folder, which a usual install leaves out. */
const rival = createRequire(join(process.cwd(), 'bench/rivals/package.json'));
const { INSTRUMENTER_CONSTANTS } = rival('@stryker-mutator/api/core');
const { declareClassPlugin, PluginKind } = rival('@stryker-mutator/api/plugin');
const { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } = rival(
  '@stryker-mutator/api/test-runner',
);

const ENTRY = 'virtual:tests';
/** Random cases are the same for every mutant, and are not shrunk: the first failure is enough. */
const CASES = 'virtual:cases';
const API = 'virtual:vitest';
const API_NAMES = ['describe', 'it', 'expect'];
/** The only mutated workspace that is imported by its name. */
const CHANGED = '@kkini/domain';
const HOOK = '__kkiniTests';
/** Number of the current mutant. Values memoized for another one are invalid. */
const RUN = '__kkiniRun';
const FORGETFUL = `
  const memoize = (makeKnown, work) => {
    let [known, run] = [makeKnown(), globalThis.${RUN}];
    return (key) => {
      if (run !== globalThis.${RUN}) [known, run] = [makeKnown(), globalThis.${RUN}];
      const found = known.get(key) ?? { value: work(key) };
      known.set(key, found);
      return found.value;
    };
  };
  export const memoizeByObject = (work) => memoize(() => new WeakMap(), work);
  export const memoizeByText = (most, work) => memoize(() => new Map(), work);
`;

class InProcessRunner {
  #evaluate = () => [];
  #tests = [];
  /** Duration of each test alone: the quickest run first. */
  #times = new Map();
  #state = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#state = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
    const code = await bundled((process.env[TESTS_VARIABLE] ?? '').split(' '));
    const run = new Function('require', 'module', 'exports', code);
    const expect = makeExpect();
    this.#evaluate = () => {
      const tests = [];
      globalThis[HOOK] = { ...collector(tests), expect };
      run(createRequire(import.meta.url), { exports: {} }, {});
      return tests;
    };
  }

  async dryRun() {
    const state = this.#state;
    Object.assign(state, { mutantCoverage: { static: {}, perTest: {} }, isCounting: true });
    this.#tests = this.#evaluate();
    const tests = [];
    for (const test of this.#tests) {
      state.currentTestId = test.id;
      const result = await outcomeOf(test);
      tests.push(result);
      this.#times.set(test.id, result.timeSpentMs);
      state.currentTestId = undefined;
    }
    state.isCounting = false;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail }) {
    const state = this.#state;
    if (this.#tests.length === 0) this.#tests = this.#evaluate();
    Object.assign(state, { hitCount: 0, hitLimit, activeMutant: activeMutant.id });
    globalThis[RUN] = (globalThis[RUN] ?? 0) + 1;
    const results = [];
    try {
      const all = mutantActivation === 'static' ? this.#evaluate() : this.#tests;
      for (const test of all.toSorted((a, b) => this.#timeOf(a) - this.#timeOf(b))) {
        if (testFilter !== undefined && !testFilter.includes(test.id)) continue;
        const result = await outcomeOf(test);
        results.push(result);
        if (result.status === TestStatus.Failed && !disableBail) break;
        this.#times.set(test.id, result.timeSpentMs);
      }
    } catch (error) {
      results.push(failed({ id: 'loading', name: 'loading', timeSpentMs: 0 }, error));
    }
    state.activeMutant = undefined;
    return toMutantRunResult(
      determineHitLimitReached(state.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests: results },
    );
  }

  #timeOf({ id }) {
    return this.#times.get(id) ?? 0;
  }
}

/** One script of all test files, with vitest's functions provided by the runner. */
async function bundled(files) {
  const virtual = {
    [ENTRY]: [CASES, ...files.map((file) => join(process.cwd(), file))]
      .map((file) => `import ${JSON.stringify(file)};`)
      .join('\n'),
    [CASES]: `import { configureGlobal } from 'fast-check';
      configureGlobal({ seed: 20261126, endOnFailure: true });`,
    [API]: `export const { ${API_NAMES.join(', ')} } = globalThis.${HOOK};`,
  };
  const plugin = {
    name: 'tests',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'vitest' ? API : id in virtual ? id : id === CHANGED ? entryOf(CHANGED) : null,
    load: (id) => virtual[id] ?? (id.endsWith('/packages/domain/src/memoize.ts') ? FORGETFUL : null),
    // The mutated copy has no data files, so reads of neighbouring files use the original. Coverage is counted only in the first
    // run, because for a pure function in a loop it takes most of the time.
    transform: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(original(id)).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(original(id))))
        .replace(
          /(stryCov_\w+) = cover;/,
          '$1 = function () { if (ns.isCounting) cover.apply(null, arguments); };',
        ),
  };
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false }, treeshake: false },
    },
  });
  return output[0].code;
}

/** The entry of a workspace in the copy, because node_modules links to the original. */
function entryOf(name) {
  return join(process.cwd(), 'packages', name.replace('@kkini/', ''), 'src/index.ts');
}

/** The repository file behind a file of the copy. */
function original(id) {
  const [root] = process.cwd().split('/bench/results/');
  return id.replace(process.cwd(), root);
}

/** `describe` and `it` that only collect; tests of one name are distinguished by their position. */
function collector(tests) {
  const suites = [];
  const describe = (name, body) => {
    suites.push(name);
    body();
    suites.pop();
  };
  const it = (name, ...rest) => {
    const body = rest.find((each) => typeof each === 'function');
    const full = [...suites, name].join(' ');
    tests.push({ id: `${tests.length} ${full}`, name: full, body });
  };
  const tabled = (define) => (rows) => (name, body) => {
    for (const row of rows) define(name, () => body(...(Array.isArray(row) ? row : [row])));
  };
  return {
    describe: Object.assign(describe, { each: tabled(describe) }),
    it: Object.assign(it, { each: tabled(it) }),
  };
}

async function outcomeOf({ id, name, body }) {
  const began = performance.now();
  const done = () => ({ id, name, timeSpentMs: performance.now() - began });
  try {
    await body();
    return { ...done(), status: TestStatus.Success };
  } catch (error) {
    return failed(done(), error);
  }
}

function failed(test, error) {
  return { ...test, status: TestStatus.Failed, failureMessage: String(error?.message ?? error) };
}

/** Vitest's own expect, outside vitest. */
function makeExpect() {
  for (const part of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(part);
  const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
  setState({ assertionCalls: 0, isExpectingAssertions: false, environment: 'node', testPath: '' }, expect);
  globalThis[GLOBAL_EXPECT] = expect;
  return expect;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
