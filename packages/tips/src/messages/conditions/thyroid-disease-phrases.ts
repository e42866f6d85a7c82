import { MEDICINE_SENTENCE } from '../predicates/person-words.ts';

/** Phrases for thyroid disease. */
export const THYROID_DISEASE_PHRASES: Readonly<Record<string, readonly string[]>> = {
  'thyroidDisease.seaweed': [
    '이런 해조류 요리는 주 1번 한 그릇까지 먹어요.',
    '해조류는 주 1번, 한 그릇을 넘기지 않아요.',
    '해조류 반찬이 든 끼니는 주 1번이 알맞아요.',
    '다른 날에는 해조류 말고 다른 채소로 바꿔요.',
    '해조류는 이번 주 한 번이면 충분해요.',
  ],
  'thyroidDisease.medicine': [MEDICINE_SENTENCE],
  'thyroidDisease.steady': [
    '특별히 더 빼거나 더할 것 없이 고르게 먹어요.',
    '{cookedVeg:은} 익혀서 먹으면 속이 편해요.',
    '한 가지만 많이 먹지 말고 고루 먹어요.',
    '{protein:과} {veg:을} 골고루 먹어요.',
    '매일 비슷한 양으로 꾸준히 먹어요.',
    '새로운 보충 식품은 더하지 않고 밥상으로 챙겨요.',
    '{cookedVeg:과} {veg2:을} 익혀 고르게 담아요.',
    '유행하는 식단보다 지금처럼 고른 밥상이 좋아요.',
    '{cookedVeg:은} 데치거나 볶아서 먹어요.',
    '먹던 양을 갑자기 바꾸지 않아요.',
    '{starch:과} {protein:을} 거르지 않고 함께 먹어요.',
    '끼니마다 반찬 색을 다르게 놓아요.',
    '한 가지 음식에 기대지 않고 돌려 가며 먹어요.',
    '{veg}부터 먹고 나머지를 천천히 드세요.',
  ],
  'thyroidDisease.protein': [
    '{ifProtein}단백질이 약 {proteinG} g 들어 있어 든든한 편이에요.',
    '{protein:은} 남기지 말고 챙겨 먹어요.',
    '{protein:으로} 단백질을 채우는 끼니예요.',
    '{protein:을} 중심으로 든든하게 드세요.',
    '단백질은 약 {proteinG} g이에요. 다음 끼니에도 이어 가요.',
    '이 한 끼에서 단백질을 약 {proteinG} g 얻어요.',
    '{protein} 몫은 줄이지 않아도 돼요.',
    '기운이 없는 날에는 {protein}부터 드세요.',
    '{protein:을} 더해 한 끼 단백질이 약 {proteinG} g 채워져요.',
  ],
};
