import { QUICK_EXCLUSIONS, RELATED_FOODS } from '@kkini/domain';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import chip from '../../../ui/fields/chip.module.css';
import { Chip } from '../../../ui/fields/chip.tsx';
import { useSurveyStep } from '../model/use-survey-step.ts';
import { QuestionPage, QuestionSection } from '../question-page.tsx';
import { ExcludedChips, focusChosen } from './chips/excluded-chips.tsx';
import { ExclusionSaying } from './field/exclusion-saying.tsx';
import { FOOD_INPUT_ID, FoodBox } from './field/food-box.tsx';
import { typedFoods } from './field/food-options.ts';
import { useFoodEntry } from './field/use-food-entry.ts';
import { FoodPicture } from './food-label.tsx';
import { excludedText, isSameFood, type NamedFood } from './food-name.ts';
import { ExclusionQuestions } from './questions/exclusion-questions.tsx';
import { type Exclusions, useExclusions } from './use-exclusions.ts';
import { useFoods } from './use-foods.ts';
import { type Readings, useReadings } from './use-readings.ts';

const SAYING_ID = 'excluded-saying';

export function ExcludedScreen() {
  const { t } = useMessages();
  const { goOn } = useSurveyStep(5);
  const exclusions = useExclusions();
  const foods = useFoods();
  const readings = useReadings(exclusions.foods);
  const entry = useFoodEntry(exclusions);
  const [foundThere] = useState(exclusions.foods);
  const isFresh = exclusions.foods !== foundThere;
  /** Also excludes a text left in the field. */
  function next() {
    const typed = typedFoods(foods, entry.text);
    if (typed.length === 0 || entry.take(typed, entry.text)) goOn(PATHS.inputCheck);
  }
  function rewrite(food: string) {
    entry.rewrite(food);
    document.getElementById(FOOD_INPUT_ID)?.focus();
  }
  return (
    <QuestionPage title={t('excluded.title')} lead={t('excluded.lead')} onNext={next}>
      <FoodBox foods={foods} exclusions={exclusions} entry={entry} sayingId={SAYING_ID} />
      <ExclusionSaying
        id={SAYING_ID}
        entry={entry}
        readings={readings}
        chosen={exclusions.foods}
        fresh={isFresh ? (exclusions.foods.at(-1) ?? null) : null}
      />
      <ExclusionQuestions
        exclusions={exclusions}
        readings={readings}
        onRewrite={rewrite}
        rewriteLabel={t('exclusion.rewrite')}
        rewriting={entry.rewriting}
        onAnswered={focusChosen}
        asksAtOnce={isFresh && entry.text === ''}
      />
      {exclusions.foods.length > 0 && (
        <QuestionSection title={t('excluded.chosen')} count={exclusions.foods.length}>
          <ExcludedChips exclusions={exclusions} readings={readings} foods={foods} entry={entry} />
        </QuestionSection>
      )}
      <FoodsBeside exclusions={exclusions} readings={readings} />
    </QuestionPage>
  );
}

type FoodsBesideProps = { readonly exclusions: Exclusions; readonly readings: Readings };

/** Suggestions: foods that go with the last excluded one, then the most common ones, without those already excluded. */
function FoodsBeside({ exclusions, readings }: FoodsBesideProps) {
  const { t } = useMessages();
  const chosen = exclusions.foods;
  const isLeft = (food: NamedFood) =>
    !chosen.some(
      (each) =>
        isSameFood(each, excludedText(food)) ||
        readings.of(each)?.understood.some(({ id }) => id === food.id),
    );
  const add = (food: string) => exclusions.add([food]);
  const related = RELATED_FOODS.get(chosen.at(-1) ?? '') ?? [];
  return (
    <>
      <FoodChips title={t('excluded.related')} foods={related.filter(isLeft)} onAdd={add} />
      <FoodChips title={t('excluded.frequent')} foods={QUICK_EXCLUSIONS.filter(isLeft)} onAdd={add} />
    </>
  );
}

type FoodChipsProps = {
  readonly title: string;
  readonly foods: readonly NamedFood[];
  readonly onAdd: (food: string) => void;
};

function FoodChips({ title, foods, onAdd }: FoodChipsProps) {
  const { locale } = useMessages();
  if (foods.length === 0) return null;
  return (
    <QuestionSection title={title}>
      <div className={chip.row}>
        {foods.map((food) => (
          <Chip
            key={food.id}
            pressed={false}
            picture={<FoodPicture food={food.id} />}
            onPress={() => onAdd(food.id)}
          >
            {food[locale]}
          </Chip>
        ))}
      </div>
    </QuestionSection>
  );
}
