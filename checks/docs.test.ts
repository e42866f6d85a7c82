import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, read, repositoryFiles, sourceFiles } from './repository.ts';

const pages = repositoryFiles().filter((path) => path.endsWith('.md'));
const guides = pages.filter((path) => /\.(en|ko)\.md$/.test(path) && path !== 'README.ko.md');
const pairs: readonly (readonly [string, string])[] = [
  ['README.md', 'README.ko.md'],
  ...guides
    .filter((path) => path.endsWith('.en.md'))
    .map((path) => [path, path.replace(/\.en\.md$/, '.ko.md')] as const),
];

/** A file in backticks, by its path from the root. A file that the reader has to create is followed by ", new". */
const NAMED_FILE =
  /`((?:apps|bench|checks|commands|docs|e2e|packages)\/[\w./-]+\.(?:tsx?|mjs|json|csv|css|md))`(?!, new)/g;

/** Levels of the headings outside code blocks. A translation must have the same ones. */
const headingLevels = (path: string) =>
  [
    ...read(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/^(#+) /gm),
  ].map((match) => match[1]?.length);

describe('documents', () => {
  it.each(pairs)('%s and %s have the same headings', (english, korean) => {
    expect(headingLevels(korean)).toEqual(headingLevels(english));
  });

  it('have a twin in the other language when they are guides', () => {
    const lonely = guides.filter(
      (path) =>
        !existsSync(
          join(
            ROOT,
            path.replace(/\.(en|ko)\.md$/, (end) => (end === '.en.md' ? '.ko.md' : '.en.md')),
          ),
        ),
    );
    expect(lonely).toEqual([]);
  });

  it('link only to files that exist', () => {
    const broken = pages.flatMap((path) =>
      [
        ...read(path)
          .replace(/```[\s\S]*?```/g, '')
          .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
      ]
        .map((match) => match[1] ?? '')
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('name only files that are there, but those a how-to has its reader make', () => {
    const named = pages.flatMap((path) =>
      [...read(path).matchAll(NAMED_FILE)].map(([, file = '']) => ({ path, file })),
    );
    expect(named.length).toBeGreaterThan(100);
    const gone = named.filter(({ file }) => !existsSync(join(ROOT, file)));
    expect(gone.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
  });

  it('number and date every decision', () => {
    const decisions = pages.filter((path) => path.startsWith('docs/decisions/'));
    expect(decisions.length).toBeGreaterThan(0);
    decisions.forEach((path, index) => {
      expect(path).toContain(`/${String(index + 1).padStart(3, '0')}-`);
      expect(read(path)).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: /m);
    });
  });
});

const DOCUMENTED = /^packages\/(domain|planner|tips|catalog|contract)\/src\//;

/** Exported names without a doc comment; a type derived from the list above it needs none. */
function undocumented(path: string): readonly string[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport);
    if (!exported || ts.getJSDocCommentsAndTags(statement).length > 0) return [];
    if (ts.isTypeAliasDeclaration(statement) && isReadOff(statement.type)) return [];
    return [`${path}: ${statement.getText().split('\n', 1)[0]?.slice(0, 70)}`];
  });
}

const isExport = (modifier: ts.ModifierLike) => modifier.kind === ts.SyntaxKind.ExportKeyword;

const isReadOff = (type: ts.TypeNode) => /^(\(?typeof |z\.infer<|keyof typeof )/.test(type.getText());

describe('public names of the core', () => {
  it('each have a line that says what they are', () => {
    const files = sourceFiles().filter((path) => DOCUMENTED.test(path) && !path.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(undocumented)).toEqual([]);
  });
});
