import type { RecipeWire } from '@kkini/contract';
import { useState } from 'react';
import { portionScopes } from '../../messages/figure-scopes.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import { FigureSection } from '../../ui/dish/figure-table.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';

/**
 * Figures of a recipe. With the limits of a survey they begin with what its people eat of the meal, as plans count it; without a
 * survey, the dish alone or with all its companions.
 */
export function RecipeNutrition({ recipe }: { readonly recipe: RecipeWire }) {
  const { t } = useMessages();
  const { nutrient, meal_nutrient: ofMeal, judgement } = recipe;
  const limits = judgement?.dayLimits ?? {};
  const portions = portionScopes(t, judgement);
  const dish = { value: 'dish', label: t('nutrition.ofDish'), amounts: nutrient, dayLimits: limits };
  const meal = ofMeal && { value: 'meal', label: t('nutrition.ofMeal'), amounts: ofMeal, dayLimits: limits };
  const scopes = [dish, ...(portions.length > 0 ? portions : meal ? [meal] : [])];
  const [chosen, setChosen] = useState(judgement === null ? 'dish' : (scopes[1]?.value ?? 'dish'));
  const scope = scopes.find(({ value }) => value === chosen) ?? dish;
  return (
    <FigureSection
      title={t('nutrition.title')}
      basis={scopes.length === 1 ? t('nutrition.perServing') : null}
      choice={
        scopes.length > 1 && (
          <SegmentedControl
            label={t('nutrition.scope')}
            segments={scopes}
            chosen={scope.value}
            onChoose={setChosen}
          />
        )
      }
      lead={judgement ? t('judgement.bars') : undefined}
      caption={t('nutrition.table')}
      rows={nutrientRows(t, scope.amounts, scope.dayLimits)}
      note={t(recipe.nutrient_basis === 'stated' ? 'nutrition.stated' : 'nutrition.estimate')}
    />
  );
}
