import type { IngredientLine } from '@kkini/domain';
import type { TipContext } from '../../rules/tip-context.ts';

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
