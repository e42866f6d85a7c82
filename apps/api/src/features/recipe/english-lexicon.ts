import { type EnglishLexicon, englishVocabulary, makeEnglishLexicon } from '@kkini/domain';
import { type LoadedCatalogue, listedRecipes } from '../../platform/read-catalogue.ts';

const prepared = new WeakMap<LoadedCatalogue, EnglishLexicon>();

/** The English words of all dishes of a catalogue, gathered once. */
export function englishLexicon(catalogue: LoadedCatalogue): EnglishLexicon {
  const known = prepared.get(catalogue);
  if (known !== undefined) return known;
  const words = listedRecipes(catalogue).flatMap((recipe) => [
    ...englishVocabulary(catalogue.taxonomy, recipe),
  ]);
  const lexicon = makeEnglishLexicon(words);
  prepared.set(catalogue, lexicon);
  return lexicon;
}
