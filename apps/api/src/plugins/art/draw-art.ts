import {
  asDrawing,
  type EatingStyleWord,
  type MealStyleWord,
  renderDish,
  renderEatingStyle,
  renderIngredient,
  renderMealStyle,
  renderScene,
  resolveDish,
  type TintName,
} from '@kkini/dish-art';
import { EATING_STYLE_KO, EATING_STYLES, isOwnLine, MEAL_STYLE_KO, MEAL_STYLES } from '@kkini/domain';
import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import { iconName } from './art-addresses.ts';
import { TABLE_SCENES } from './table-scenes.ts';

/** Kinds of pictures, as spelt in their addresses. */
export const ART_KINDS = ['dishes', 'meal-styles', 'eating-styles', 'ingredients', 'scenes'] as const;
type ArtKind = (typeof ART_KINDS)[number];

/** A requested picture; `layout` selects the shape of a scene. */
type ArtRequest = {
  readonly kind: ArtKind;
  readonly id: string;
  readonly isSmall: boolean;
  readonly layout: keyof typeof TABLE_SCENES;
};

/** A picture that can be drawn, and the tint behind it if it is shown alone. */
type Art = { draw(): string; readonly tint: TintName };

/** The drawing with this name; null if there is none. */
export function findArt({ kind, id, isSmall, layout }: ArtRequest, catalogue: LoadedCatalogue): Art | null {
  if (kind === 'dishes') return dishArt(id, isSmall, catalogue);
  if (kind === 'ingredients') {
    const name = iconName(id, catalogue.taxonomy);
    return name === null ? null : onSesame(() => renderIngredient(name));
  }
  if (kind === 'meal-styles') {
    const style = MEAL_STYLES.find((code) => code === id);
    return style === undefined
      ? null
      : onSesame(() => renderMealStyle(MEAL_STYLE_KO[style] satisfies MealStyleWord));
  }
  if (kind === 'eating-styles') {
    const style = EATING_STYLES.find((code) => code === id);
    return style === undefined
      ? null
      : onSesame(() => renderEatingStyle(EATING_STYLE_KO[style] satisfies EatingStyleWord));
  }
  const { scene, size } = TABLE_SCENES[layout];
  return id === 'table' ? onSesame(() => renderScene(scene, size)) : null;
}

function onSesame(draw: () => string): Art {
  return { draw, tint: 'sesame' };
}

/** Picture of a dish, the same for every kitchen. */
function dishArt(asked: string, lo: boolean, { recipes, products }: LoadedCatalogue): Art | null {
  const id = recipes.get(asked)?.dishId ?? asked;
  const recipe = recipes.get(id);
  const dish = recipe ?? products.get(id);
  if (dish === undefined) return null;
  const title = recipe?.title ?? ('name' in dish ? dish.name : '');
  const ingredients = dish.ingredients.filter(isOwnLine).map((line) => line.name);
  const drawing = 'drawing' in dish ? asDrawing(dish.drawing) : undefined;
  const meal = { id, title, category: MEAL_STYLE_KO[dish.style], method: dish.method, ingredients, drawing };
  return { draw: () => renderDish(meal, { lo }), tint: resolveDish(meal).spec.tint ?? 'sesame' };
}
