import type { DishSpec, Drawing } from '../dish-spec.ts';

/** A drawing in the box, on the tray or in the packaging of a meal style, given by its Korean name. */
export function servedIn(category: string, drawing: Drawing): DishSpec {
  if (category === '공복') return { type: 'empty', tint: 'sky' };
  const { with: extras, packed, sides, ...main } = drawing;
  const outside = { tint: drawing.tint ?? 'sesame', main, ...(extras && { with: extras }) } as const;
  if (category === '식당') return { ...outside, type: 'soban', tint: 'apricot' };
  if (category === '도시락')
    return { ...outside, type: 'dosirak', rice: drawing.rice ?? 'white', sides: sides ?? [], tint: 'leaf' };
  if (category === '밀키트') return { ...outside, type: 'pack', packed: packed ?? 'kit' };
  if (category === '편의점' && drawing.type !== 'triangle' && drawing.type !== 'drink')
    return { ...outside, type: 'pack', packed: packed ?? 'tray', tint: 'leaf' };
  return drawing;
}
