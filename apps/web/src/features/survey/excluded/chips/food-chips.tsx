import { useMessages } from '../../../../messages/messages-context.tsx';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { QuestionSection } from '../../question-section.tsx';
import type { NamedFood } from '../food-name.ts';
import { FoodPicture } from '../food-picture.tsx';
import styles from './food-chips.module.css';

type FoodChipsProps = {
  readonly title: string;
  readonly foods: readonly NamedFood[];
  readonly onAdd: (food: string) => void;
};

/** Foods to leave out with a touch. */
export function FoodChips({ title, foods, onAdd }: FoodChipsProps) {
  const { locale } = useMessages();
  if (foods.length === 0) return null;
  return (
    <QuestionSection title={title}>
      <div className={styles.chips}>
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
