/** Portions of a plan, what a dish brings of a day's fibre, and how to serve it. */
export const PLATE_PHRASES: Readonly<Record<string, readonly string[]>> = {
  'portion.riceOwn': [
    '식단에 적힌 {starch} 몫은 {bowl:예요}.',
    '{starch:은} 식단에 맞춰 {bowl:을} 담아요.',
    '{starch:은} {bowl:을} 한 사람 몫으로 준비해요.',
    '이 끼니의 {starch:은} 한 사람당 {bowl:예요}.',
    '{starch} {bowl:을} 반찬과 번갈아 드세요.',
    '한 사람 몫 {starch:은} {bowl:예요}. 빠뜨리지 말고 챙겨요.',
  ],
  'portion.riceMore': [
    '조리법보다 {starch:을} 더해 {bowl:을} 드세요.',
    '{starch} 몫은 조리법보다 많은 {bowl:예요}.',
    '{starch:은} 덜지 말고 {bowl:을} 다 드세요.',
    '{starch:은} {bowl:으로} 맞춰 미리 준비해 두어요.',
    '식단에 맞춰 {starch:을} {bowl:으로} 담아요.',
    '식단의 {starch} 몫 {bowl:을} 찬과 번갈아 드세요.',
    '한 사람당 {starch} {bowl:으로} 준비해요.',
  ],
  'portion.ownPlates': [
    '{starch:은} 식단에 적힌 각자 몫대로 담아요.',
    '먹는 양은 사람마다 달라요. 식단에 적힌 몫을 보고 나눠요.',
    '한 사람씩 몫이 달라요. 식단에 적힌 양대로 담아요.',
    '{starch} 양은 사람마다 다르니 한 사람씩 따로 담아요.',
    '상에 올리기 전에 식단의 몫대로 나눠 담아요.',
    '{starch:은} 똑같이 나누지 않고 각자 몫을 따라요.',
    '각자 몫은 식단에 나와 있어요. {starch}부터 그 양에 맞춰요.',
    '{protein:과} {starch:은} 식단에 적힌 만큼 나눠요.',
    '나눠 담을 때는 식단에 적힌 각자 몫을 따라요.',
    '{protein} 몫도 사람마다 달라요. 식단에 적힌 만큼 나눠요.',
  ],
  'portion.serving': [
    '남은 몫은 먼저 덜어 다음 끼니로 미뤄 두어요.',
    '먹을 만큼 담고 나면 남은 것은 치워 두어요.',
    '한 끼 양을 미리 접시에 덜어 두고 시작해요. 먹은 양을 알기 쉬워요.',
    '작은 그릇에 담아 드시면 양을 가늠하기 쉬워요.',
    '여럿이 먹을 때는 내 접시에 따로 담아요.',
    '화면을 보지 않고 식탁에 앉아 먹어요.',
    '냄비째 놓지 말고 먹을 만큼만 떠 와요.',
    '상에 올리기 전에 먹을 양을 정해 두어요.',
  ],
  'portion.fiber': [
    '식이섬유는 약 {fiber} g, 하루 기준의 {fiberShare:예요}.',
    '식이섬유 약 {fiber} g으로 하루 기준의 {fiberShare:을} 채워요.',
    '한 사람 몫 식이섬유가 약 {fiber} g이니 {veg:을} 남기지 않아요.',
    '식이섬유가 약 {fiber} g이에요. 배부름이 오래가는 데 도움이 될 수 있어요.',
    '{fruit:과} {veg:을} 더해 식이섬유가 모두 약 {fiber} g이에요.',
    '{fruit:은} 즙보다 그대로가 좋아요. 한 끼 식이섬유가 약 {fiber} g이에요.',
    '식이섬유가 하루 기준의 {fiberShare:예요}. 나머지는 다음 끼니에서 채워요.',
  ],
};

/** Reasons for amounts that have few phrases. */
export const PLATE_REASON_PHRASES: Readonly<Record<string, readonly string[]>> = {
  'portion.riceInside': [
    '재료가 넉넉해 허전하지 않아요.',
    '모자라면 {veg:을} 더 먹어요.',
    '덜어 낸 만큼 부담이 가벼워져요.',
  ],
  'portion.flour': ['탄수화물이 겹치지 않게 하려는 거예요.', '곡식은 이것 하나로 충분해요.'],
  'portion.eggs': [
    '한 끼 단백질로 넉넉한 편이에요.',
    '{veg:과} 같이 드시면 더 좋아요.',
    '끼니마다 단백질을 나눠 드시면 좋아요.',
  ],
  'portion.fiber': ['배변에도 도움이 될 수 있어요.', '물을 함께 드시면 속이 편해요.'],
  'portion.energy': [
    '천천히 드시면 더 든든해요.',
    '한 번에 담아 두면 양을 알기 쉬워요.',
    '나머지 끼니도 비슷하게 챙겨요.',
  ],
  'portion.tuber': [
    '{protein:과} 함께 드시면 든든해요.',
    '{veg:을} 곁들이면 양을 지키기 쉬워요.',
    '{starch:은} 채소보다 곡식에 가까워요.',
    '따뜻할 때 드시면 적은 양으로도 든든해요.',
    '한 끼에 한 가지 곡식이면 넉넉해요.',
    '곡식과 함께 먹으면 탄수화물이 겹쳐요.',
    '한 끼 탄수화물을 이것으로 채워요.',
    '다음 끼니에는 다른 곡식을 드셔도 좋아요.',
    '천천히 먹으면 포만감이 오래가요.',
    '모자라면 {veg:을} 더 먹어요.',
  ],
};
