import { KIT_BOXES, LACQUERS, TRAY_SHAPES, TRAY_WOODS } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Random } from '../drawing/seed.ts';

/** Boxes, kits, trays and set tables in a random colour and layout. */
export function dressedObject(spec: DishSpec, chance: Random): DishSpec {
  switch (spec.type) {
    case 'soban':
      return { ...spec, tray: chance.pick(TRAY_SHAPES), wood: chance.pick(TRAY_WOODS), ...turned(chance) };
    case 'dosirak':
      return { ...spec, box: chance.pick(LACQUERS), inColumns: chance.random() < 0.4, ...turned(chance) };
    case 'mealkit':
      return { ...spec, kit: chance.pick(KIT_BOXES), sleeve: chance.pick(SLEEVES), ...turned(chance) };
    case 'pack':
      return {
        ...spec,
        glaze: chance.pick(['cream', 'cream', 'wood', 'char', 'celadon', 'rose']),
        sleeve: chance.pick(SLEEVES),
        label: chance.pick(['round', 'leaf', 'stripes']),
        ...turned(chance),
      };
    case 'triangle':
      return { ...spec, sleeve: chance.pick(SLEEVES) };
    default:
      return spec;
  }
}

function turned(chance: Random): Pick<DishSpec, 'mirrored' | 'upended'> {
  return { mirrored: chance.random() < 0.5, upended: chance.random() < 0.5 };
}

/** Printed colours, lit and dark. */
const SLEEVES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#2F7D5B', '#1F5E43'],
  ['#F2703A', '#D9481F'],
  ['#3F76A8', '#28557F'],
  ['#C0504D', '#933230'],
  ['#8A6BB0', '#664A8C'],
  ['#E0A92E', '#B88314'],
  ['#4E9C9A', '#2F7573'],
  ['#D9799A', '#B34F73'],
  ['#6B7F3B', '#4C5D25'],
  ['#7A5A45', '#573C2B'],
];
