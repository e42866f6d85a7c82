import type { IngredientLine } from '@kkini/domain';
import type { TipPart, TipSwap } from '../../model/tip.ts';
import type { TipPerson } from '../../model/tip-person.ts';
import type { TipContext } from '../../rules/tip-context.ts';

/** A bullet of a guide: its part, its text, and its swap, if any. */
export type JudgedBullet = {
  readonly part: TipPart;
  readonly text: string;
  readonly swap: TipSwap | null;
};

/** Context of a bullet: the dish and its day, one person at the table, and the other bullets of the guide. */
export type TipScene = {
  readonly context: TipContext;
  readonly person: TipPerson;
  readonly others: readonly JudgedBullet[];
};

/** True when a bullet may not be said to this person (safety-rules section 9). */
export type TipPredicate = (bullet: JudgedBullet, scene: TipScene) => boolean;

/** Ingredient lines a sentence names, matching longer names first: "두부면" does not name "두부". */
export function linesIn(
  sentence: string,
  { lineNames }: Pick<TipContext, 'lineNames'>,
): readonly IngredientLine[] {
  const found = new Set<IngredientLine>();
  const names = new Set<string>();
  let rest = sentence;
  for (const { line, name } of lineNames) {
    if (!names.has(name) && !rest.includes(name)) continue;
    found.add(line);
    names.add(name);
    rest = rest.replaceAll(name, ' ');
  }
  return [...found];
}
