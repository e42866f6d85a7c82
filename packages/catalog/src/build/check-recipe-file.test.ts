import { describe, expect, it } from 'vitest';
import { formatProblem } from '../entries/entry-problem.ts';
import { recipeSkeleton } from '../entries/recipe-entry.ts';
import { aCatalogueParts, aRecipeFile } from '../testing/catalogue-parts.ts';
import { checkRecipeFile } from './check-recipe-file.ts';

const problems = (changes: object) => {
  const parts = aCatalogueParts();
  const checked = checkRecipeFile(parts, aRecipeFile(changes));
  return checked.ok ? [] : checked.problem.map(formatProblem);
};

describe('checking one recipe file', () => {
  it('tells style, figures and tags of a recipe without problems', () => {
    const checked = checkRecipeFile(aCatalogueParts(), aRecipeFile());
    expect(checked.ok && checked.value).toMatchObject({ title: '두부찌개', style: 'simpleRecipe' });
    expect(checked.ok && checked.value.nutrition.energyKcal).toBe(400);
  });

  it.each([
    ['too few steps', { steps: [{ text: '끓여요.', details: [] }] }, 'steps: write 4 to 9 steps'],
    ['an empty title', { title: ' ' }, 'title: write a text here'],
    ['words for a number', { minutes: '20분' }, 'minutes: write a number here'],
    ['no time at all', { minutes: 0 }, 'minutes: write more than 0'],
    ['an unknown level', { level: 'tricky' }, 'level: write one of: easy, normal, hard'],
    ['a field nobody knows', { price: 1 }, '(whole file): leave out price'],
    ['no tags', { tags: [] }, 'tags: give 1 to 4 tags'],
    [
      'a substitution for a food that is no ingredient',
      { substitutions: [{ from: 'beef', to: 'rice', note: '같은 양' }] },
      "substitutions.0.from: name the id of an ingredient line, not 'beef'",
    ],
    [
      'a substitution by a group',
      { substitutions: [{ from: 'tofu', to: 'grain', note: '같은 양' }] },
      "substitutions.0.to: name a member of the group 'grain'",
    ],
    [
      'a substitution by what is in it already',
      { substitutions: [{ from: 'tofu', to: 'tofu', note: '같은 양' }] },
      "substitutions.0.to: name a food that is not an ingredient already, not 'tofu'",
    ],
    [
      'a serving that fills nobody',
      { servings: 8 },
      'nutrition.energyKcal: keep a serving in 200-900 kcal; it has 100',
    ],
  ])('refuses %s and tells the repair', (_what, changes, message) => {
    expect(problems(changes)).toEqual([`recipes/tofu-stew.json ${message}`]);
  });

  it('refuses a title that differs from another in one word', () => {
    const parts = aCatalogueParts({
      recipeFiles: [aRecipeFile({ id: 'tofu-soup', title: '맑은 두부찌개' }, 'tofu-soup')],
    });
    const checked = checkRecipeFile(parts, aRecipeFile({ title: '매콤한 두부찌개' }));
    expect(checked.ok ? [] : checked.problem.map(formatProblem)).toEqual([
      "recipes/tofu-stew.json title: write a title that differs in two words or more from '맑은 두부찌개' (recipes/tofu-soup.json)",
    ]);
  });

  it('says nothing of problems in other files', () => {
    const parts = aCatalogueParts({ recipeFiles: [{ file: 'recipes/other.json', text: '{' }] });
    expect(checkRecipeFile(parts, aRecipeFile()).ok).toBe(true);
  });

  it('lists what is to be filled in a new recipe', () => {
    const file = { file: 'recipes/tofu-stew.json', text: recipeSkeleton('tofu-stew', '두부찌개') };
    const checked = checkRecipeFile(aCatalogueParts(), file);
    const fields = checked.ok ? [] : checked.problem.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'description',
        'ingredients.1.id',
        'ingredients.1.name',
        'steps',
        'steps.0.text',
        'tags',
      ]),
    );
  });
});
