import type { Taxonomy } from '@kkini/domain';
import { composeSections } from './compose-sections.ts';
import { conditionHeading, NOTHING_TO_SAY, objectionText, tipHeading } from './messages/headings.ts';
import type { Tip, TipBounds, TipSections } from './model/tip.ts';
import type { TipFacts } from './model/tip-facts.ts';
import { foodsMeant, namedFoods } from './reading/named-foods.ts';
import { numbersIn } from './reading/numbers-in.ts';
import { ReaderWords } from './reading/reader-words.ts';
import { LONGEST_GUIDE, renderGuide, renderNotice, SHORTEST_GUIDE } from './render-guide.ts';
import { makeContext, type TipContext } from './rules/tip-context.ts';

/**
 * Writes the tip of a dish for these people: the same facts, the same text. A dish that does not suit them gets one
 * sentence instead (tips-rules section 8).
 */
export function writeTip(taxonomy: Taxonomy, facts: TipFacts): Tip {
  const context = makeContext(taxonomy, facts);
  const profile = context.profiles.lead;
  const bare = { profile, sections: null, bounds: null };
  if (facts.objection !== null) return { ...bare, guide: renderNotice(objectionText(facts.objection)) };
  const heading = tipHeading(sayableTitle(taxonomy, facts));
  const headings = { heading, conditionHeading: conditionHeading(profile) };
  const fitted = composeFitting(context, headings);
  if (fitted === null) return { ...bare, guide: renderNotice(NOTHING_TO_SAY) };
  return {
    guide: renderGuide(fitted, headings),
    profile,
    sections: fitted,
    bounds: boundsOf(context, { sections: fitted, headings }),
  };
}

type Headings = Pick<TipBounds, 'heading' | 'conditionHeading'>;

/** Long enough to help, short enough to be read out. */
function composeFitting(context: TipContext, headings: Headings): TipSections | null {
  const sections = composeSections(context, false);
  if (sections === null) return null;
  const isShort = [...renderGuide(sections, headings)].length < SHORTEST_GUIDE;
  return fit((isShort ? composeSections(context, true) : null) ?? sections, headings);
}

function sayableTitle(taxonomy: Taxonomy, { dish, people }: TipFacts): string | null {
  const plain = /^[\p{L}\p{N} ·,()%/&-]{1,40}$/u.test(dish.title);
  return plain && new ReaderWords(taxonomy, { dish, people }).maySay(dish.title) ? dish.title : null;
}

/** Leaves out the last bullets of the longest parts until the text is short enough to be read out. */
function fit(sections: TipSections, headings: Headings): TipSections {
  let fitted = sections;
  while ([...renderGuide(fitted, headings)].length > LONGEST_GUIDE) {
    const longest = (['condition', 'portion', 'salt', 'swap'] as const)
      .filter((section) => fitted[section].length > 1)
      .sort((a, b) => fitted[b].length - fitted[a].length)[0];
    if (longest === undefined) return fitted;
    fitted = { ...fitted, [longest]: fitted[longest].slice(0, -1) };
  }
  return fitted;
}

/** A rewriting may name what the dish holds, what those foods are, and what the written tip names. */
function boundsOf(
  { taxonomy, facts, reading }: TipContext,
  { sections, headings }: { readonly sections: TipSections; readonly headings: Headings },
): TipBounds {
  const texts = Object.values(sections).flatMap((bullets) => bullets.map(({ text }) => text));
  const foods = new Set(texts.flatMap((text) => foodsMeant(taxonomy, text)));
  for (const { id } of facts.dish.lines) {
    if (id === null) continue;
    for (const each of taxonomy.closures.get(id)?.identity ?? []) foods.add(each);
  }
  for (const id of namedFoods(taxonomy, facts.dish.title)) foods.add(id);
  const hasBand = sections.glycemic.length > 0;
  return {
    ...headings,
    foods,
    numbers: new Set(texts.flatMap(numbersIn)),
    band: hasBand ? (reading.glycemic?.band ?? null) : null,
    steps: facts.dish.steps,
  };
}
