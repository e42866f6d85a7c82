import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './repository.ts';

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
