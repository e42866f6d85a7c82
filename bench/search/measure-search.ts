import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { RandomSource } from '../planner/catalogues/random-source.ts';
import { bundledNames, distinctNames, inventedTitles, menuNames } from './menu-names.ts';
import { ourSearch } from './our-search.ts';
import { RIVALS, rivalSearch } from './rivals.ts';
import { type Score, score } from './score.ts';
import { belowTheBars, scoreRow, searchFigures } from './search-figures.ts';
import { type Search, searchesFor } from './searches.ts';

const USAGE = `npm run search -w @kkini/bench -- [options]
  --names FILE       files of dish names (.csv, .json, or a name on each line; FILE#field names the field), repeatable;
                     without any the bundled catalogue is searched
  --unseen FILE      files of names that the search was not made with: 500 of them join the names
  --wanted 150       how many of the names are typed in every way
  --database URL     an empty database of a PostgreSQL server instead of an embedded one
  --many URL         the same, for 200,000 invented titles
  --list FILE        adds every search of ours that fails to this file
  --busy             says with the figures that the machine did other work meanwhile
  --write            puts the figures into docs/figures.md`;

const { values } = parseArgs({
  options: {
    names: { type: 'string', multiple: true, default: [] },
    unseen: { type: 'string', multiple: true, default: [] },
    wanted: { type: 'string', default: '150' },
    database: { type: 'string' },
    many: { type: 'string' },
    list: { type: 'string' },
    busy: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const SEED = 6;
const MOST_NAMES = 2_900;
const UNSEEN = 500;
const MANY = 200_000;
const SOUGHT_OF_MANY = 100;

/** Measures the product's search and well-known libraries on the same searches; fails if the product is below a required share. */
async function measureSearch(): Promise<void> {
  const all = distinctNames([...menuNames(values.names), ...bundledNames()]);
  const names = shuffled(all).slice(0, MOST_NAMES);
  const places = [...names.keys()].slice(0, Number(values.wanted));
  const known = await compare(names, searchesFor(names, places, SEED));
  const results = {
    names: names.length,
    isBusy: values.busy,
    known,
    unseen: values.unseen.length === 0 ? [] : await measureUnseen(names, all),
    many: values.many === undefined ? null : await measureMany(names, values.many),
  };
  const figures = searchFigures(results);
  console.log(figures);
  if (values.write) writeFiguresSection('Search', figures);
  const low = belowTheBars(results);
  for (const each of low) console.error(each);
  if (low.length > 0) process.exitCode = 1;
}

async function measureUnseen(names: readonly string[], known: readonly string[]) {
  const others = distinctNames([...known, ...menuNames(values.unseen)]).slice(known.length);
  const together = [...names, ...shuffled(others).slice(0, UNSEEN)];
  const places = [...together.keys()].slice(names.length, names.length + Number(values.wanted));
  return await compare(together, searchesFor(together, places, SEED + 1));
}

/** The product's search first. */
async function compare(names: readonly string[], searches: readonly Search[]): Promise<readonly Score[]> {
  const ours = await score('Kkini', await ourSearch(names, values.database), searches);
  if (values.list) appendFileSync(values.list, failures(ours, names));
  const scores = [ours];
  console.error(scoreRow(ours));
  for (const rival of RIVALS) {
    const theirs = await score(rival.name, await rivalSearch(rival, names), searches);
    console.error(scoreRow(theirs));
    scores.push(theirs);
  }
  return scores;
}

function failures({ failed }: Score, names: readonly string[]): string {
  return failed.map(({ way, typed, wanted }) => `${way}: ${typed} → ${names[wanted]}\n`).join('');
}

async function measureMany(names: readonly string[], url: string): Promise<Score> {
  const titles = inventedTitles(names, MANY, SEED);
  const places = shuffled([...titles.keys()]).slice(0, SOUGHT_OF_MANY);
  const searches = shuffled(searchesFor(titles, places, SEED));
  return await score('Kkini', await ourSearch(titles, url), searches);
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const random = new RandomSource(SEED);
  return items
    .map((item) => ({ item, place: random.unit() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

if (values.help) console.log(USAGE);
else await measureSearch();
