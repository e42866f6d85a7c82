import { QUICK_EXCLUSIONS, RELATED_FOODS } from '@kkini/domain';
import { useState } from 'react';
import { PATHS } from '../../edges/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import styles from './excluded-screen.module.css';
import { FOOD_INPUT_ID, FoodBox } from './food-box.tsx';
import { foodName, isKnownFood } from './food-name.ts';
import { FoodPicture } from './food-picture.tsx';
import { QuestionPage } from './question-page.tsx';
import { QuestionSection } from './question-section.tsx';
import { useSurveyStep } from './use-survey-step.ts';

/** Foods to leave out; optional. */
export function ExcludedScreen() {
  const { t, locale } = useMessages();
  const { draft, answer, goOn } = useSurveyStep(5);
  const [again, setAgain] = useState<string | null>(null);
  const chosen = draft.excludedFoods;
  function add(food: string) {
    if (chosen.includes(food)) setAgain(food);
    else answer({ excludedFoods: [...chosen, food] });
  }
  const unchosen = (food: { readonly id: string }) => !chosen.includes(food.id);
  const related = RELATED_FOODS.get(chosen.at(-1) ?? '')?.filter(unchosen) ?? [];
  return (
    <QuestionPage title={t('excluded.title')} lead={t('excluded.lead')} onNext={() => goOn(PATHS.inputCheck)}>
      <FoodBox
        chosen={chosen}
        onAdd={add}
        onBackspace={() => answer({ excludedFoods: chosen.slice(0, -1) })}
      />
      {chosen.length > 0 && (
        <QuestionSection title={t('excluded.chosen')} count={chosen.length}>
          <ChosenChips
            chips={chosen.map((food) => ({
              key: food,
              name: foodName(food, locale),
              ...(isKnownFood(food) && { picture: <FoodPicture food={food} /> }),
            }))}
            removeLabel={(name) => t('excluded.remove', { name })}
            onRemove={(food) => answer({ excludedFoods: chosen.filter((other) => other !== food) })}
            inputId={FOOD_INPUT_ID}
            again={again}
          />
        </QuestionSection>
      )}
      <FoodChips title={t('excluded.related')} foods={related} onAdd={add} />
      <FoodChips title={t('excluded.frequent')} foods={QUICK_EXCLUSIONS.filter(unchosen)} onAdd={add} />
    </QuestionPage>
  );
}

type FoodChipsProps = {
  readonly title: string;
  readonly foods: readonly { readonly id: string }[];
  readonly onAdd: (food: string) => void;
};

function FoodChips({ title, foods, onAdd }: FoodChipsProps) {
  const { locale } = useMessages();
  if (foods.length === 0) return null;
  return (
    <QuestionSection title={title}>
      <div className={styles.chips}>
        {foods.map(({ id }) => (
          <Chip key={id} pressed={false} picture={<FoodPicture food={id} />} onPress={() => onAdd(id)}>
            {foodName(id, locale)}
          </Chip>
        ))}
      </div>
    </QuestionSection>
  );
}
