import type { EntryProblem } from '../entries/entry-problem.ts';

type Titled = { readonly file: string; readonly title: string };

/** Titles of two recipes that differ in no more than one word, whatever the order of their words. */
export function checkTitles(recipes: readonly Titled[]): readonly EntryProblem[] {
  return recipes.flatMap(({ file, title }, index) =>
    recipes
      .slice(0, index)
      .filter((other) => differingWords(title, other.title) <= 1)
      .map((other) => ({
        file,
        field: 'title',
        repair: `write a title that differs in two words or more from '${other.title}' (${other.file})`,
      })),
  );
}

function differingWords(one: string, other: string): number {
  return Math.max(wordsOnlyIn(one, other), wordsOnlyIn(other, one));
}

function wordsOnlyIn(one: string, other: string): number {
  const rest = words(other);
  return words(one).filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  }).length;
}

function words(title: string): string[] {
  return title.split(/[\s,·]+/u).filter((word) => word !== '');
}
