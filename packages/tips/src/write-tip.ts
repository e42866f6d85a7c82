import type { Taxonomy } from '@kkini/domain';
import { keepSafe } from './checks/keep-safe.ts';
import { composeSections } from './compose-sections.ts';
import {
  conditionHeading,
  NOTHING_LEFT_TO_SAY,
  NOTHING_TO_SAY,
  objectionText,
  tipHeading,
} from './messages/headings.ts';
import { FULLNESS, TIP_SECTIONS, type Tip, type TipBounds, type TipSections } from './model/tip.ts';
import type { TipFacts } from './model/tip-facts.ts';
import { foodsMeant, namedFoods, namesExcludedFood } from './reading/named-foods.ts';
import { numbersIn } from './reading/numbers-in.ts';
import { LONGEST_GUIDE, renderGuide, renderNotice, SHORTEST_GUIDE } from './render-guide.ts';
import { makeContext, type TipContext } from './rules/tip-context.ts';

/**
 * Writes the tip of a dish for these people. Equal facts give equal text. A dish that does not suit them gets one sentence
 * instead (tips-rules section 8).
 */
export function writeTip(taxonomy: Taxonomy, facts: TipFacts): Tip {
  const context = makeContext(taxonomy, facts);
  const profile = context.profiles.lead;
  const bare = { profile, sections: null, bounds: null };
  if (facts.objection !== null) return { ...bare, guide: renderNotice(objectionText(facts.objection)) };
  const written = composeFitting(context);
  if (written === null) return { ...bare, guide: renderNotice(nothingToSay(facts)) };
  const { guide, sections } = written;
  return { guide, profile, sections, bounds: boundsOf(context, written) };
}

/** A true, short text without advice. */
function nothingToSay({ people }: TipFacts): string {
  return people.exclusions.length > 0 ? NOTHING_LEFT_TO_SAY : NOTHING_TO_SAY;
}

type Headings = Pick<TipBounds, 'heading' | 'conditionHeading'>;

/** A rendered tip; `length` is in characters. */
type Written = {
  readonly sections: TipSections;
  readonly headings: Headings;
  readonly guide: string;
  readonly length: number;
};

/** The briefest tip that is long enough, and short enough to read aloud. */
function composeFitting(context: TipContext): Written | null {
  let longest: Written | null = null;
  for (const fullness of FULLNESS) {
    if (fullness === 'lengthy' && longest !== null && longest.length >= SHORTEST_GUIDE) break;
    const sections = composeSections(context, fullness);
    if (sections === null) continue;
    // Drops what the phrases still allow but a predicate forbids (safety-rules section 9).
    const { parts } = keepSafe(context, fit(sections, context).sections);
    if (!TIP_SECTIONS.some((section) => section !== 'summary' && parts[section].length > 0)) continue;
    const written = render(parts, context);
    if (longest === null || written.length > longest.length) longest = written;
    if (longest.length >= GOOD_LENGTH) break;
  }
  return longest;
}

/** Below this length, in characters, a tip says more. */
const GOOD_LENGTH = 350;

/** The title of a dish these people may eat, unless it plainly names an excluded food. */
function sayableTitle(taxonomy: Taxonomy, { dish, people }: TipFacts): string | null {
  const plain = /^[\p{L}\p{N} ·,()%/&-]{1,40}$/u.test(dish.title);
  return plain && !namesExcludedFood(taxonomy, dish.title, people.exclusions) ? dish.title : null;
}

/** Drops the last bullets of the longest parts until the text is short enough to read aloud. */
function fit(sections: TipSections, context: TipContext): Written {
  const written = render(sections, context);
  if (written.length <= LONGEST_GUIDE) return written;
  const longest = (['condition', 'portion', 'salt', 'swap'] as const)
    .filter((section) => sections[section].length > 1)
    .sort((a, b) => sections[b].length - sections[a].length)[0];
  if (longest === undefined) return written;
  return fit({ ...sections, [longest]: sections[longest].slice(0, -1) }, context);
}

function render(sections: TipSections, { taxonomy, facts, profiles }: TipContext): Written {
  const heard = [profiles.lead, ...profiles.further].filter((profile) =>
    sections.condition.some(({ rule }) => rule.startsWith(`${profile}.`)),
  );
  const headings = {
    heading: tipHeading(sayableTitle(taxonomy, facts)),
    conditionHeading: conditionHeading(heard.includes(profiles.lead) ? heard : [profiles.lead, ...heard]),
  };
  const guide = renderGuide(sections, headings);
  return { sections, headings, guide, length: [...guide].length };
}

/** Shortest rewriting of a short guide, as a share of its length. */
const LEAST_SHARE = 0.7;

/** A rewriting may mention the foods of the dish, what those foods are, and what the written tip mentions. */
function boundsOf(
  { taxonomy, facts, reading }: TipContext,
  { sections, headings, length }: Written,
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
    shortest: Math.min(SHORTEST_GUIDE, Math.floor(length * LEAST_SHARE)),
  };
}
