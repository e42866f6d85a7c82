import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { read, repositoryFiles } from './repository.ts';

/** The files that import each file, as paths from the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** A name that a source takes from a file; `*` stands for all its names. */
type Taken = { readonly path: string; readonly name: string };

/** What a source takes for itself, and what it hands on, by the name it gives it. */
type Module = { readonly taken: readonly Taken[]; readonly handedOn: ReadonlyMap<string, Taken> };

type Modules = ReadonlyMap<string, Module>;
type Entries = ReadonlyMap<string, string>;

const EVERYTHING = '*';
/** The last line of a statement that imports or hands on. All such statements come before the code, which takes long to parse. */
const STATEMENT_END = /^(?:import|export|\}).*'[^']+'(?: with \{.*\})?;$/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*'([^']+)'/g;
/** A folder of whose files a source takes all that a pattern matches. */
const GLOB = /\bimport\.meta\.glob[^(]*\(\s*'([^'*]+\/)\*/g;

/**
 * The importers of every file. An index that hands on a name of another file passes on no change of its other names, so that a
 * change reaches only sources that take what it changes. Types are not counted: they are gone when tests run.
 */
export function importersOf(sources: readonly string[], entries: Entries = packageEntries()): Importers {
  const modules = new Map(sources.map((path) => [path, moduleOf(path, entries)]));
  const importers = new Map<string, Set<string>>();
  for (const [importer, { taken }] of modules) {
    for (const path of taken.flatMap((each) => filesBehind(each, modules)))
      importers.set(path, (importers.get(path) ?? new Set()).add(importer));
  }
  return importers;
}

/** Files of the entries of each package, by the name it is imported by: "@kkini/domain/limits". */
function packageEntries(): Entries {
  const manifests = repositoryFiles().filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
  return new Map(
    manifests.flatMap((path) => {
      const { name, exports }: Manifest = JSON.parse(read(path));
      const entries = typeof exports === 'string' ? { '.': exports } : exports;
      return Object.entries(entries).map(
        ([entry, file]) => [join(name, entry), join(dirname(path), file)] as const,
      );
    }),
  );
}

type Manifest = { readonly name: string; readonly exports: string | Readonly<Record<string, string>> };

/** The files a taken name comes through and the one that declares it. */
function filesBehind({ path, name }: Taken, modules: Modules): readonly string[] {
  const handedOn = modules.get(path)?.handedOn ?? new Map<string, Taken>();
  const next = name === EVERYTHING ? [...handedOn.values()] : [handedOn.get(name) ?? []].flat();
  return [path, ...next.flatMap((each) => filesBehind(each, modules))];
}

function moduleOf(path: string, entries: Entries): Module {
  const text = read(path);
  const place = (specifier: string) =>
    specifier.startsWith('.') ? join(dirname(path), specifier.replace(/\?.*$/, '')) : entries.get(specifier);
  const all = (specifier: string): readonly Taken[] => taken(place(specifier), [EVERYTHING]);
  const inCode = [
    ...[...text.matchAll(DYNAMIC_IMPORT)].flatMap(([, specifier = '']) => all(specifier)),
    ...[...text.matchAll(GLOB)].flatMap(([, folder = '']) => filesIn(join(dirname(path), folder))),
  ];
  const handedOn = new Map<string, Taken>();
  const inStatements: Taken[] = [];
  const end = [...text.matchAll(STATEMENT_END)].at(-1);
  const head = end === undefined ? '' : text.slice(0, end.index + end[0].length);
  for (const statement of ts.createSourceFile(path, head, ts.ScriptTarget.Latest).statements) {
    if (ts.isImportDeclaration(statement)) {
      inStatements.push(...taken(place(specifierOf(statement)), importedNames(statement)));
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      const { exportClause } = statement;
      const from = place(specifierOf(statement));
      if (exportClause === undefined || ts.isNamespaceExport(exportClause)) {
        inStatements.push(...taken(from, [EVERYTHING]));
      } else if (from !== undefined) {
        for (const each of exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly))
          handedOn.set(each.name.text, { path: from, name: (each.propertyName ?? each.name).text });
      }
    }
  }
  return { taken: [...inStatements, ...inCode], handedOn };
}

function filesIn(folder: string): readonly Taken[] {
  const files = repositoryFiles().filter((path) => path.startsWith(folder));
  return files.flatMap((path) => taken(path, [EVERYTHING]));
}

function taken(path: string | undefined, names: readonly string[]): readonly Taken[] {
  return path === undefined ? [] : names.map((name) => ({ path, name }));
}

function specifierOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string {
  return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** The names an import takes that exist when tests run. */
function importedNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  if (importClause === undefined) return [EVERYTHING];
  if (importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const byDefault = name === undefined ? [] : ['default'];
  if (namedBindings === undefined) return byDefault;
  if (ts.isNamespaceImport(namedBindings)) return [EVERYTHING];
  const named = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return [...byDefault, ...named.map((each) => (each.propertyName ?? each.name).text)];
}
