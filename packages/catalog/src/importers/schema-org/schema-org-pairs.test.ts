import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importPages } from './testing/import-pages.ts';

const FOLDER = new URL('./pairs/', import.meta.url);
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, ''));

/** What a pair states about a row: the facts of a recipe as on the page, or why the page was rejected. */
async function factsOf(name: string): Promise<unknown> {
  const [row, ...more] = await importPages({
    [`${name}.html`]: readFileSync(new URL(`${name}.html`, FOLDER)),
  });
  expect(more).toEqual([]);
  if (row === undefined || row.outcome === 'rejected') return { rejected: row?.reason };
  const { entry } = row;
  if (entry.kind !== 'recipe') return entry;
  const { title, author, minutes, url, description, servings, steps } = entry.recipe;
  return {
    title,
    author,
    servings: entry.servingsBasis === 'stated' ? servings : null,
    minutes,
    url,
    description: description === '' ? null : description,
    ingredients: entry.lines.map(({ text }) => text),
    steps: steps.map((step) => (step.details.length === 0 ? step.text : step)),
    stated:
      entry.stated === null
        ? null
        : Object.fromEntries(Object.entries(entry.stated).filter(([, figure]) => figure !== null)),
  };
}

describe('the importer of recipe pages', () => {
  it('has pairs to be measured by', () => {
    expect(names.length).toBeGreaterThanOrEqual(30);
  });

  it.each(names)('reads %s as a careful person would', async (name) => {
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
    expect(await factsOf(name)).toEqual(expected);
  });
});
