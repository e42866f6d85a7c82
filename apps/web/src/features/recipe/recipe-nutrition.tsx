import type { RecipeWire } from '@kkini/contract';
import { useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import { FigureSection } from '../../ui/dish/figure-table.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';

/** What the figures are of: one serving of the dish alone, or with all that stands beside it. */
type Scope = 'dish' | 'meal';

/** The figures of a recipe. With the limits of a survey they begin with the whole meal, as plans count it. */
export function RecipeNutrition({ recipe }: { readonly recipe: RecipeWire }) {
  const { t } = useMessages();
  const { nutrient, meal_nutrient: ofMeal, judgement } = recipe;
  const [scope, setScope] = useState<Scope>(judgement === null ? 'dish' : 'meal');
  const segments = [
    { value: 'dish', label: t('nutrition.ofDish') },
    { value: 'meal', label: t('nutrition.ofMeal') },
  ] as const;
  return (
    <FigureSection
      title={t('nutrition.title')}
      basis={ofMeal === null ? t('nutrition.perServing') : null}
      choice={
        ofMeal && (
          <SegmentedControl
            label={t('nutrition.scope')}
            segments={segments}
            chosen={scope}
            onChoose={setScope}
          />
        )
      }
      lead={judgement ? t('judgement.bars') : undefined}
      caption={t('nutrition.table')}
      rows={nutrientRows(t, scope === 'meal' && ofMeal ? ofMeal : nutrient, judgement)}
      note={t(recipe.nutrient_basis === 'stated' ? 'nutrition.stated' : 'nutrition.estimate')}
    />
  );
}
