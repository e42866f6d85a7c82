import type { Wordings } from '../../wording/slots.ts';

/** Energy, protein, purine and gluten with the amounts of this very plate. */
export const PLATE_FOOD_WORDINGS: Wordings = {
  'energy.leave': [
    [
      '공깃밥의 {leftRice:을} 덜고 {bowl}만 드세요. 약 {leftKcal} kcal 줄어요.',
      'Take off {leftRice} of the rice and eat {bowl}: about {leftKcal} kcal less.',
    ],
    [
      '밥 {leftRice:을} 먼저 덜어 두면 약 {leftKcal} kcal 줄어요. 몫은 {bowl:예요}.',
      'Set {leftRice} of the rice aside for about {leftKcal} kcal less; your share is {bowl}.',
    ],
    [
      '나온 밥에서 {bowl}만 드시고 나머지는 덜어 두면 약 {leftKcal} kcal 줄어요.',
      'Eat {bowl} of the rice served and set the rest aside: about {leftKcal} kcal less.',
    ],
  ],
  'energy.fried': [
    [
      '튀김옷이 두꺼운 끝은 떼고, 소스는 찍어서만 드세요.',
      'Pull off the thick ends of the batter and only dip into the sauce.',
    ],
    [
      '튀김은 {veg:과} 번갈아 드시고, 튀김 추가는 하지 마세요.',
      'Alternate the fried pieces with {veg}, and order no more of them.',
    ],
  ],
  'energy.noodles': [
    [
      '{veg:과} {flesh:을} 먼저 건져 드시고, 면이나 밥은 추가하지 마세요.',
      'Eat the {veg} and {flesh} first, and add no more noodles or rice.',
    ],
    [
      '곱빼기와 사리를 빼고 {veg:을} 더 넣어 달라고 하세요.',
      'Skip the large portion and ask for more {veg}.',
    ],
    [
      '면을 다 드셨으면 남은 소스는 두고 마치세요.',
      'Once the noodles are eaten, stop there and leave the sauce.',
    ],
  ],
  'energy.bread': [
    [
      '세트 대신 단품으로, 마실 것은 달지 않은 것으로 고르세요.',
      'Order it on its own, with an unsweetened drink.',
    ],
    ['소스는 빼거나 적게 하고 {veg:을} 더 넣어 달라고 하세요.', 'Ask for little or no sauce and more {veg}.'],
  ],
  'energy.salad': [
    [
      '드레싱은 따로 받아 한 숟가락씩 나눠 뿌리세요.',
      'Take the dressing on the side and add it a spoonful at a time.',
    ],
    ['드레싱은 절반만 뿌리고 {flesh:은} 다 드세요.', 'Use half of the dressing and eat all of the {flesh}.'],
    [
      '크림 드레싱보다 간장이나 식초 맛으로 골라 보세요.',
      'Choose a soy or vinegar dressing over a creamy one.',
    ],
  ],
  'energy.side': [
    [
      '{veg:을} 먼저 드시고, 볶음 양념은 밥에 비비지 마세요.',
      'Eat the {veg} first and do not mix the sauce into the rice.',
    ],
    [
      '{flesh}마다 {veg:을} 함께 집으면 천천히 배가 불러요.',
      'Take some {veg} with every bite of {flesh}; you fill up gradually.',
    ],
    [
      '전이나 튀김 반찬은 두고 {veg:을} 한 번 더 청하세요.',
      'Leave fried side dishes and ask for {veg} once more.',
    ],
    [
      '접시 바닥의 기름진 양념은 남기고 {flesh:과} {veg}만 건져 드세요.',
      'Leave the oily sauce at the bottom and take the {flesh} and {veg}.',
    ],
  ],
  'energy.enough': [
    [
      '이것으로 약 {kcal} kcal예요. 빵이나 과자를 더 담지 마세요.',
      'This alone has about {kcal} kcal. Add no bread or sweets.',
    ],
    [
      '마실 것은 달지 않은 것으로 고르면 약 {kcal} kcal에서 마쳐요.',
      'With an unsweetened drink it stays at about {kcal} kcal.',
    ],
    [
      '뒷면 열량이 약 {kcal} kcal보다 훨씬 많으면 작은 것으로 고르세요.',
      'If the label says far more than {kcal} kcal, take a smaller one.',
    ],
    [
      '출출하면 과자 말고 {veg:이} 든 것을 하나 더 고르세요.',
      'If you are still hungry, add something with {veg} rather than sweets.',
    ],
  ],
  'energy.plate': [
    [
      '{flesh:과} {veg:을} 다 드시고, {rice:은} {bowl}만 드세요.',
      'Eat all of the {flesh} and {veg}, and {bowl} of {rice}.',
    ],
    [
      '{rice} {bowl:을} 먼저 담고, 더 드시고 싶으면 {veg:을} 더하세요.',
      'Serve {bowl} of {rice} first; if you want more, add {veg}.',
    ],
    [
      '{side:을} 먼저 드시면 {rice} {bowl:으로} 배가 차요.',
      'With the {side} first, {bowl} of {rice} will do.',
    ],
    [
      '{flesh:을} 먼저 천천히 드시고 {rice} {bowl:을} 나중에 드세요.',
      'Eat the {flesh} slowly first and the {bowl} of {rice} after it.',
    ],
  ],
  'protein.weigh': [
    [
      '{flesh} 약 {fleshGrams} g은 다음으로 미루지 말고 이 끼니에 드세요.',
      'Eat the {fleshGrams} g of {flesh} at this meal rather than later.',
    ],
    [
      '{flesh:을} 약 {fleshGrams} g 달아 보면 한 끼 몫이 눈에 익어요.',
      'Weigh out about {fleshGrams} g of {flesh} once, and you will know one share by eye.',
    ],
    [
      '{flesh} 몫은 재료 무게로 약 {fleshGrams} g이에요. 남기지 말고 다 드세요.',
      'Your share of {flesh} is about {fleshGrams} g as an ingredient. Eat all of it.',
    ],
    [
      '{flesh} 약 {fleshGrams} g을 먼저 접시에 덜어 두고 다 드세요.',
      'Put about {fleshGrams} g of {flesh} on your plate first, and finish it.',
    ],
    [
      '입맛이 없으면 {rice}보다 {flesh} 약 {fleshGrams} g을 먼저 챙기세요.',
      'With little appetite, take the {fleshGrams} g of {flesh} before the {rice}.',
    ],
    [
      '{flesh:은} 약 {fleshGrams} g이 한 끼 몫이니 거르지 마세요.',
      'About {fleshGrams} g of {flesh} is one meal’s share; do not leave it out.',
    ],
  ],
  'protein.short': [
    [
      '이 끼니 단백질은 약 {protein} g으로 적은 편이에요.',
      'This meal has little protein: about {protein} g.',
    ],
    [
      '단백질이 약 {protein} g이라 한 끼에 조금 모자라요.',
      'About {protein} g of protein is a little short for one meal.',
    ],
    [
      '{lead}에는 단백질이 약 {protein} g뿐이에요.',
      'The {lead} <has|have> only about {protein} g of protein.',
    ],
  ],
  'protein.snackSoy': [
    [
      '간식을 드신다면 달지 않은 두유 한 컵으로 고르세요.',
      'If you have a snack, make it a cup of unsweetened soy milk.',
    ],
    [
      '끼니 사이에 무가당 두유 한 컵을 드시면 단백질이 채워져요.',
      'A cup of unsweetened soy milk between meals adds protein.',
    ],
  ],
  'protein.snackMilk': [
    [
      '간식을 드신다면 저지방 우유 한 컵으로 고르세요.',
      'If you have a snack, make it a cup of low-fat milk.',
    ],
    [
      '끼니 사이에 저지방 우유 한 컵을 드시면 단백질이 채워져요.',
      'A cup of low-fat milk between meals adds protein.',
    ],
  ],
  'purine.weigh': [
    [
      '{flesh:은} 재료 무게로 약 {fleshGrams} g까지만 담으세요.',
      'Serve no more than about {fleshGrams} g of {flesh}, weighed as an ingredient.',
    ],
    [
      '한 사람 몫은 {flesh} 약 {fleshGrams} g이에요. 더 담지 말고 {veg:을} 더하세요.',
      'One share is about {fleshGrams} g of {flesh}. Add {veg} rather than more of it.',
    ],
    [
      '{flesh} 약 {fleshGrams} g에 {veg:을} 곁들여 드세요. 더 굽지 마세요.',
      'Have the {fleshGrams} g of {flesh} with {veg}, and cook no more.',
    ],
    [
      '{flesh:은} 약 {fleshGrams} g씩 나눠 담고 남으면 다음 날로 미루세요.',
      'Portion the {flesh} by about {fleshGrams} g and keep the rest for another day.',
    ],
  ],
  'purine.sauceOut': [
    [
      '국물은 맛만 보고 {veg}와 건더기를 드세요.',
      'Only taste the broth, and eat the {veg} and what else is in it.',
    ],
    ['진한 국물은 남기고 건더기만 건져 드세요.', 'Leave the rich broth and lift out the solids.'],
  ],
  'vegetarian.weigh': [
    [
      '{flesh} 약 {fleshGrams} g이 한 사람 몫이에요. 남기지 마세요.',
      'About {fleshGrams} g of {flesh} is one share. Leave none.',
    ],
    [
      '{flesh} 약 {fleshGrams} g을 먼저 드시고 {rice:을} 드세요.',
      'Eat the {fleshGrams} g of {flesh} first, then the {rice}.',
    ],
  ],
  'glutenFree.shop': [
    [
      '사 먹는 {lead:은} 양념에 글루텐이 숨어 있을 수 있어요.',
      'Bought {lead} may hide gluten in its seasoning.',
    ],
    [
      '{lead}에서 글루텐이 걱정되는 곳은 양념과 조리 도구예요.',
      'With {lead}, gluten may come from the seasoning or the tools.',
    ],
    [
      '재료에 글루텐이 없어도 양념에 들어 있을 수 있어요.',
      'Even without gluten in the food, the seasoning may have some.',
    ],
    [
      '{lead:은} 겉만 보고는 글루텐이 있는지 알 수 없어요.',
      'You cannot tell by looking whether {lead} <holds|hold> gluten.',
    ],
  ],
  'glutenFree.askShop': [
    [
      '주문 전에 양념에 글루텐이 드는지 물어보세요.',
      'Ask before you order whether the seasoning has gluten.',
    ],
    ['튀김 기름과 조리 도구를 따로 쓰는지 확인하세요.', 'Check that they keep frying oil and tools apart.'],
    [
      '양념 없이 조리되는지 묻고, 된다면 따로 받으세요.',
      'Ask to have it cooked without seasoning, with that on the side.',
    ],
    [
      '“글루텐을 먹지 못해요” 하고 주문할 때 먼저 말하세요.',
      'Say first when you order that you cannot eat gluten.',
    ],
  ],
  'glutenFree.checkPack': [
    ['포장 뒷면에서 무글루텐 표시를 먼저 확인하세요.', 'Look for the gluten-free mark on the pack first.'],
    ['알레르기 표시 칸에서 글루텐이 든 곡물을 확인하세요.', 'Check the allergen box for grains with gluten.'],
    [
      '소스 봉지의 원재료까지 읽고, 모르겠으면 넣지 마세요.',
      'Read the ingredients of the sauce packet too; when in doubt, leave it out.',
    ],
  ],
  'carbohydrate.leaveOrder': [
    [
      '주문할 때 밥을 적게 부탁하세요. 식단의 몫은 {bowl:예요}.',
      'Ask for less rice when you order; the plan has {bowl}.',
    ],
  ],
  'energy.leaveOrder': [
    [
      '주문할 때 밥을 적게 부탁하세요. {bowl}이면 약 {leftKcal} kcal 줄어요.',
      'Ask for less rice: with {bowl} it is about {leftKcal} kcal less.',
    ],
  ],
  'protein.shareOut': [
    [
      '나눠 담을 때 {flesh:이} 한 사람에 약 {fleshGrams} g이 되게 하세요.',
      'When you share it out, give each person about {fleshGrams} g of {flesh}.',
    ],
  ],
};
