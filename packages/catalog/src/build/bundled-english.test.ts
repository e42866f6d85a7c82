import {
  AREAS,
  areaInEnglish,
  type CookbookDish,
  dishProfile,
  EXCLUDABLE_FOODS,
  englishFoodName,
  exclusionViolation,
  figureSourceInEnglish,
  QUICK_EXCLUSIONS,
  readExclusion,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { bundledContent } from '../testing/bundled-content.ts';

const taxonomy = bundledTaxonomy();
const { cookbook, products } = bundledContent();
const HANGUL = /\p{Script=Hangul}/u;

/** Places whose text is not English: without any letter, or with Hangul. */
function lacking(texts: readonly (readonly [where: string, text: string | null | undefined])[]): string[] {
  return texts.flatMap(([where, text]) =>
    text && /[a-z]/i.test(text) && !HANGUL.test(text) ? [] : [`${where}: ${text}`],
  );
}

function textsOf({ id, english, versions, substitutions }: CookbookDish) {
  const { glutenFree, soyFree, ...made } = versions;
  const texts = [made, glutenFree, soyFree]
    .flatMap((each) => Object.values(each ?? {}))
    .flatMap((version) => {
      const { ingredients, steps } = version.english;
      expect(ingredients.length, id).toBe(version.ingredients.length);
      expect(steps.length, id).toBe(version.steps.length);
      return [
        ...ingredients.flatMap(({ name, amount }) => [name, `amount ${amount}`]),
        ...steps.flatMap(({ text, details }) => [text, ...details]),
      ];
    });
  const notes = substitutions.map(({ englishNote }) => englishNote);
  return [english.title, english.description, ...notes, ...texts].map((text) => [id, text] as const);
}

describe('the English of the bundled catalogue', () => {
  it('is there for every text of a home dish', () => {
    expect(lacking(cookbook.flatMap(textsOf))).toEqual([]);
  });

  it('is there for every text of a bought one', () => {
    const texts = products.flatMap(({ id, english, measured, priceRange }) => [
      [id, english?.name] as const,
      [id, english?.description] as const,
      [id, `serving ${english?.servingLabel}`] as const,
      ...(english?.ingredients ?? []).flatMap(({ name, amount }) => [
        [id, name] as const,
        [id, `amount ${amount}`] as const,
      ]),
      ...(measured ? [[id, figureSourceInEnglish(measured.source)] as const] : []),
      ...(priceRange ? [[id, figureSourceInEnglish(priceRange.source)] as const] : []),
    ]);
    expect(lacking(texts)).toEqual([]);
    expect(products.map(({ english }) => english?.ingredients.length)).toEqual(
      products.map(({ ingredients }) => ingredients.length),
    );
  });

  it('counts a bought food in one unit, not in packs of packs', () => {
    const doubled = products.filter(({ english }) => /\b(\w+) of \1\b/.test(english?.servingLabel ?? ''));
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });

  it('is there for every food and area, and found by its Korean name', () => {
    expect(lacking(taxonomy.source.items.map(({ id, en }) => [id, en] as const))).toEqual([]);
    expect(lacking(AREAS.map((area) => [area, areaInEnglish(area)] as const))).toEqual([]);
    const listed = taxonomy.source.autocomplete.map(
      ({ label }) => [label, englishFoodName(taxonomy, label)] as const,
    );
    expect(lacking(listed)).toEqual([]);
  });
});

describe('an excluded word in English', () => {
  const meaningOf = (text: string) => {
    const { exclusions, unread } = readExclusion(taxonomy, text);
    return { exclusions: exclusions.map((each) => JSON.stringify(each)).sort(), unread };
  };

  it.each([...EXCLUDABLE_FOODS, ...QUICK_EXCLUSIONS].map(({ ko, en }) => [en, ko] as const))(
    '%s leaves out at least what %s does',
    (en, ko) => {
      const { exclusions, unread } = meaningOf(en);
      expect(unread).toEqual([]);
      expect(exclusions).toEqual(expect.arrayContaining(meaningOf(ko).exclusions));
    },
  );

  it.each([
    ['shrimps', '새우'],
    ['peanuts', '땅콩'],
    ['Milk', '우유'],
    ['no eggs', '달걀'],
    ['dairy', '유제품'],
    ['seafood', '해산물'],
    ['shellfish', '조개류'],
    ['soya', '대두'],
    ['wheat', '밀'],
  ])('%s is read like %s', (en, ko) => {
    const { exclusions, unread } = meaningOf(en);
    expect(unread).toEqual([]);
    expect(exclusions).toEqual(expect.arrayContaining(meaningOf(ko).exclusions));
  });

  it('is understood as a recipe writes it', () => {
    const written = cookbook.flatMap(({ versions: { ordinary } }) =>
      ordinary.english.ingredients.map(({ name }, at) => [name, ordinary.ingredients[at]?.id ?? ''] as const),
    );
    const missed = [...new Map(written.map((each) => [each.join(' > '), each]))].filter(([, [name, id]]) => {
      const profile = dishProfile(taxonomy, { title: '', lines: [{ id, name: '' }] });
      return exclusionViolation(profile, readExclusion(taxonomy, name).exclusions) === null;
    });
    expect(missed.map(([pair]) => pair)).toEqual([]);
  });

  it.each(['unicorn', 'shrimp and unicorn'])('nobody knows is said to be unknown: %s', (text) => {
    expect(readExclusion(taxonomy, text).unread).toEqual(['unicorn']);
  });
});
