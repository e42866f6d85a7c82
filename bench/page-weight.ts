import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../apps/web/dist');

/** Gzipped kB of the scripts and styles that index.html loads before the first screen. */
export function pageWeight(): { readonly scriptKb: number; readonly styleKb: number } {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  const files = new Set(
    named.flatMap((path) => (path.endsWith('.js') ? [path, ...staticImports(path)] : [path])),
  );
  const kilobytes = (end: string) =>
    [...files]
      .filter((path) => path.endsWith(end))
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length / 1024, 0);
  return { scriptKb: round(kilobytes('.js')), styleKb: round(kilobytes('.css')) };
}

/** Chunks a script imports before it runs, directly or through others; lazy ones are left out. */
function staticImports(path: string, seen = new Set<string>()): readonly string[] {
  const code = readFileSync(join(DIST, path), 'utf8');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const known = new Set(readdirSync(join(DIST, folder)));
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    const target = `${folder}${name}`;
    if (!known.has(name) || seen.has(target)) continue;
    seen.add(target);
    staticImports(target, seen);
  }
  return [...seen];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
