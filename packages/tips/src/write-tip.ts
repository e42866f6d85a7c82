import type { Taxonomy } from '@kkini/domain';
import { glycemicBand } from '@kkini/domain/portions';
import { type ChosenLines, chooseLines } from './choose-lines.ts';
import { objectionText } from './messages/fixed-texts.ts';
import type { Tip, TipBounds } from './model/tip.ts';
import type { TipFacts } from './model/tip-facts.ts';
import { foodsMeant, namedFoods } from './reading/named-foods.ts';
import { numbersIn } from './reading/numbers-in.ts';
import { sameForAll } from './reading/read-table.ts';
import { renderGuide, renderNotice } from './render-guide.ts';
import { makeContext, type TipContext } from './rules/tip-context.ts';

const NOTHING: Tip = { guide: { ko: '', en: '' }, concern: null, lines: [], bounds: null };

/**
 * Writes the tip of a dish for these people in both languages. Equal facts give equal text. People who need no advice get none; a
 * dish that does not suit them gets one sentence instead (tips-rules section 8).
 */
export function writeTip(taxonomy: Taxonomy, facts: TipFacts): Tip {
  if (facts.objection !== null) return { ...NOTHING, guide: renderNotice(objectionText(facts.objection)) };
  const [context, chosen] = chooseVariant(taxonomy, facts);
  if (chosen === null) return NOTHING;
  const { concern, lines } = chosen;
  return { guide: renderGuide(lines, facts), concern, lines, bounds: boundsOf(context, chosen) };
}

/** The tip of a variant: what is left to say after the variants before it, else the first one again. */
function chooseVariant(taxonomy: Taxonomy, facts: TipFacts): readonly [TipContext, ChosenLines | null] {
  const first = makeContext(taxonomy, facts);
  let context = first;
  let chosen = chooseLines(context);
  for (let turn = 0; turn < facts.variant && chosen !== null; turn += 1) {
    const said = [...context.facts.said, ...chosen.lines.map(({ wording }) => wording)];
    context = { ...first, facts: { ...facts, said } };
    chosen = chooseLines(context);
  }
  return chosen === null ? [first, chooseLines(first)] : [context, chosen];
}

/** Bounds of a rewrite: the foods of the dish, everything those foods are, and what the written tip mentions. */
function boundsOf({ taxonomy, facts }: TipContext, { lines }: ChosenLines): TipBounds {
  const texts = lines.map(({ text }) => text.ko);
  const foods = new Set(texts.flatMap((text) => foodsMeant(taxonomy, text)));
  for (const { id } of facts.dish.lines) {
    if (id === null) continue;
    for (const each of taxonomy.closures.get(id)?.identity ?? []) foods.add(each);
  }
  for (const id of namedFoods(taxonomy, facts.dish.title)) foods.add(id);
  const load = sameForAll(facts.people.persons.map(({ portion }) => portion.glycemicLoad));
  return {
    foods,
    numbers: new Set(texts.flatMap(numbersIn)),
    band: load === null ? null : glycemicBand(load),
    steps: facts.dish.steps,
  };
}
