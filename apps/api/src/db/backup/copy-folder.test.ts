import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderCopy } from './copy-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'kkini-copy-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('is what the folder is at the second go, whatever changed between', async () => {
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  const write = (name: string, text: string) => writeFileSync(join(from, name), text);
  for (const name of ['base', 'base/gone']) mkdirSync(join(from, name), { recursive: true });
  for (const name of ['same', 'changed', 'grown', 'dropped', 'base/gone/file']) {
    write(name, 'before');
    utimesSync(join(from, name), 1, 1);
  }
  const copy = new FolderCopy(from, to);
  await copy.copyMost();
  write('changed', 'beyond');
  write('grown', 'before and after');
  for (const name of ['dropped', 'base/gone']) rmSync(join(from, name), { recursive: true });
  mkdirSync(join(from, 'base/new'));
  write('base/new/file', 'new');
  writeFileSync(join(to, 'same'), 'copied');
  copy.copyRest();
  const files = readdirSync(to, { recursive: true }).map(String).toSorted();
  expect(files).toEqual(['base', 'base/new', 'base/new/file', 'changed', 'grown', 'same']);
  const stated = ['same', 'changed', 'grown', 'base/new/file'].map((name) =>
    readFileSync(join(to, name), 'utf8'),
  );
  expect(stated).toEqual(['copied', 'beyond', 'before and after', 'new']);
});
