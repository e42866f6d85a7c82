import { EXCLUDABLE_FOODS, QUICK_EXCLUSIONS, RELATED_FOODS } from '@kkini/domain';
import { expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const { autocomplete, quickChips, related, items } = taxonomy.source;
const spelled = (name: string) => name.replaceAll(' ', '');
const english = (id: string) => taxonomy.items.get(id)?.en.replace(/\s*\(.*\)$/, '');

it('suggests the foods of the taxonomy in its order', () => {
  expect(EXCLUDABLE_FOODS.map(({ id, ko, en }) => [id, ko, en])).toEqual(
    autocomplete.map(({ id, label }) => [id, label, english(id)]),
  );
});

// Only some of them: the list is part of the survey page, and typed text is read with all names anyway.
it('lists as synonyms names of the food, of the foods its label names and of their states', () => {
  const ownerOf = new Map(items.flatMap((item) => [item.ko, ...item.synonyms].map((name) => [name, item])));
  for (const food of EXCLUDABLE_FOODS) {
    const named = food.ko.split(/[·()]/).flatMap((part) => ownerOf.get(part) ?? []);
    const owners = [taxonomy.items.get(food.id), ...named].flatMap((item) => item ?? []);
    const states = items.filter(({ parents }) => owners.some(({ id }) => parents.includes(id)));
    const names = new Set([...owners, ...states].flatMap((item) => [item.ko, ...item.synonyms]).map(spelled));
    names.delete(food.ko);
    expect([food.id, food.names.filter((name) => !names.has(name))]).toEqual([food.id, []]);
    expect(new Set(food.names).size).toBe(food.names.length);
  }
});

it('offers the chips of the taxonomy in its order', () => {
  expect(QUICK_EXCLUSIONS.map(({ key, id, ko }) => ({ chip: key, id, label: ko }))).toEqual(
    quickChips.map(({ chip, id, label }) => ({ chip, id, label })),
  );
});

it('offers the related foods of the taxonomy', () => {
  const offered = [...RELATED_FOODS].map(([when, foods]) => ({
    when,
    suggest: foods.map((food) => food.id),
  }));
  expect(offered).toEqual(related);
  const foods = [...RELATED_FOODS.values()].flat();
  expect(foods.map(({ id, en }) => [id, en])).toEqual(foods.map(({ id }) => [id, english(id)]));
});
