import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..');

/** Every tracked or untracked, not ignored file, as a path from the root. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** TypeScript sources of the product, tests included. */
export function sourceFiles(): readonly string[] {
  return repositoryFiles().filter((path) => /^(packages|apps|e2e|checks|bench)\/.*\.tsx?$/.test(path));
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The imports of a source, dynamic ones included. */
export function importsOf(path: string): readonly string[] {
  return ts.preProcessFile(read(path), true, true).importedFiles.map((file) => file.fileName);
}

/** Folder of the workspace a file belongs to: "apps/web", "packages/domain", "e2e". */
export function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}

/** String literals and JSX text of a source, which visitors may read; without comments. */
export function literalsOf(path: string): readonly string[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) found.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text);
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
