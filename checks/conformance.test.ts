import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, read, repositoryFiles } from './repository.ts';

const TABLE = 'docs/conformance.md';

type Proof = { readonly path: string; readonly title: string };
type Row = {
  readonly section: string;
  readonly id: string;
  readonly requirement: string;
  /** Null for an unreadable one. */
  readonly proofs: readonly (Proof | null)[];
};

const rows: readonly Row[] = read(TABLE)
  .split(/^## /m)
  .slice(1)
  .flatMap((text) => rowsOf(text, text.split(' ')[0] ?? ''));

function rowsOf(text: string, section: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, id = '', requirement = '', proven = ''] = line.split('|').map((cell) => cell.trim());
      return { section, id, requirement, proofs: proofsIn(proven) };
    });
}

function proofsIn(cell: string): readonly (Proof | null)[] {
  return cell.split('<br>').map((proof) => {
    const [, path, title] = /^`([^`]+)` "(.+)"$/.exec(proof.trim()) ?? [];
    return path !== undefined && title !== undefined ? { path, title } : null;
  });
}

/** Titles of a file's tests in source form, with placeholders such as `%s` and `${name}`. */
function titlesOf(path: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments[0] : undefined;
    if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
    if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `it`, `test`, and the result of `it.each(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  return callee.expression.name.text === 'each' && isTest(callee.expression.expression);
}

describe('the table of conformance', () => {
  it('follows the sections of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual('123456789'.split(''));
    expect(rows.length).toBeGreaterThan(200);
  });

  it('gives every requirement an id of its own, in its section', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(rows.filter(({ section, id }) => !new RegExp(`^${section}\\.\\d\\d$`).test(id))).toEqual([]);
  });

  it('names a test for every requirement, and nothing else', () => {
    expect(rows.filter(({ requirement, proofs }) => requirement === '' || proofs.includes(null))).toEqual([]);
  });

  it('names only tests that are there', () => {
    const named = rows.flatMap(({ id, proofs }) =>
      proofs.flatMap((proof) => (proof === null ? [] : [{ id, ...proof }])),
    );
    const paths = [...new Set(named.map(({ path }) => path))];
    const gone = paths.filter((path) => !existsSync(join(ROOT, path)));
    expect(gone).toEqual([]);
    const titles = new Map(paths.map((path) => [path, titlesOf(path)]));
    const missing = named
      .filter(({ path, title }) => !titles.get(path)?.has(title))
      .map(({ id, path, title }) => `${id} ${path}: ${title}`);
    expect(missing).toEqual([]);
  });
});

/** Addresses in the text of a row's requirement. */
const named = new Set(
  rows.flatMap(({ requirement }) => [...requirement.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')),
);
const CONTRACT = /^packages\/contract\/src\/.*(?<!\.test)\.ts$/;

describe('every part of the product', () => {
  it('that has an address has a row', () => {
    const paths = [
      ...read('apps/web/src/platform/address/paths.ts').matchAll(/^ {2}\w+: '(\/[^']*)',$/gm),
    ].map((match) => (match[1] ?? '').replace(/:(\w+)/g, '{$1}'));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !named.has(path))).toEqual([]);
  });

  it('that can be called has a row', () => {
    const calls = repositoryFiles()
      .filter((path) => CONTRACT.test(path))
      .flatMap((path) => [...read(path).matchAll(/method: '([A-Z]+)',\s*path: '([^']+)'/g)])
      .map((match) => `${match[1]} ${match[2]}`);
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !named.has(call))).toEqual([]);
  });
});
