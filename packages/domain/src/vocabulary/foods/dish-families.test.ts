import { expect, it } from 'vitest';
import { dishFamily } from './dish-families.ts';

it.each([
  ['참치볶음밥', 'friedRice'],
  ['소고기 미역국', 'seaweedSoup'],
  ['냉동 새우볶음밥과 두부부침', 'friedRice'],
  ['시래기된장국 파우치와 보리밥', 'soybeanPasteSoup'],
  ['카레덮밥', 'curry'],
  ['즉석밥과 참치캔, 조미김', 'instantRice'],
  ['미역국 파우치와 잡곡밥', 'seaweedSoup'],
  ['들깨칼국수', 'knifeNoodles'],
  ['장어 소금구이와 공깃밥', 'eel'],
  ['장어덮밥', 'eel'],
  ['참치회덮밥', 'rawFishBowl'],
  ['감자고추장찌개', 'redPepperPasteStew'],
  ['묵은지 고등어조림', 'braisedMackerel'],
  ['고등어통조림 조림', 'braisedMackerel'],
  ['해물파전', 'pancake'],
  ['동그랑땡과 공깃밥', 'pancake'],
  ['고추잡채밥', null],
  ['만두전골', null],
  ['고등어구이', null],
])('%s is of the family %s', (title, family) => {
  expect(dishFamily(title)).toBe(family);
});
