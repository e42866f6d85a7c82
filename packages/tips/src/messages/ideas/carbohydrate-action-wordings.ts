import type { Wordings } from '../../wording/slots.ts';

/** What to do about starch: the order of eating, the bowl, the pace. */
export const CARBOHYDRATE_ACTION_WORDINGS: Wordings = {
  'carbohydrate.orderVegetables': [
    [
      '{veg:을} 몇 젓가락 먼저 드신 뒤 {rice:을} 시작해요.',
      'Have a few bites of {veg} before you start on the {rice}.',
    ],
    [
      '첫 세 입은 {veg:으로} 시작하고 {rice:은} 그다음에 뜨세요.',
      'Make the first three bites {veg}, then the {rice}.',
    ],
    [
      '{veg}부터 꼭꼭 씹어 드시면 {rice:을} 천천히 먹게 돼요.',
      'Chew the {veg} first and you will eat the {rice} more slowly.',
    ],
  ],
  'carbohydrate.orderProtein': [
    [
      '{flesh:과} {veg:을} 먼저 반쯤 드신 뒤 {rice:을} 시작해요.',
      'Eat about half of the {flesh} and {veg} before you start on the {rice}.',
    ],
    [
      '{veg}, {flesh}, {rice} 차례로 드시면 혈당이 천천히 오를 수 있어요.',
      '{veg}, then {flesh}, then {rice}: in this order blood sugar may rise more slowly.',
    ],
    [
      '{rice} 한 술마다 {flesh}나 {veg:을} 한 젓가락 곁들여요.',
      'With every spoonful of {rice}, take a bite of {flesh} or {veg}.',
    ],
  ],
  'carbohydrate.orderSide': [
    ['{side:을} 먼저 절반쯤 드신 뒤 {rice:을} 뜨세요.', 'Eat about half of the {side} before the {rice}.'],
    ['{side:을} 맨 먼저 상에 놓고 거기서부터 드세요.', 'Put the {side} on the table first and start there.'],
  ],
  'carbohydrate.bowl': [
    [
      '{rice:은} {bowl:을} 먼저 그릇에 담아 두고 시작해요.',
      'Put {bowl} of {rice} in your bowl before you sit down.',
    ],
    [
      '한 번만 저울에 달아 보세요. {rice} {bowl:이} 눈에 익어요.',
      'Weigh it once, and {bowl} of {rice} will be easy to judge by eye.',
    ],
    [
      '늘 쓰는 밥그릇에 {rice} {bowl:이} 어디까지 차는지 봐 두세요.',
      'See how far {bowl} of {rice} fills your usual bowl, and remember the line.',
    ],
    [
      '{rice:은} 지을 때 {bowl}씩 나눠 얼려 두면 양이 늘 같아요.',
      'Freeze cooked {rice} in portions of {bowl}, and the amount is always the same.',
    ],
  ],
  'carbohydrate.steady': [
    [
      '{rice} {bowl:을} 거르거나 늘리지 말고 늘 비슷하게 드세요.',
      'Keep to {bowl} of {rice}: neither skip it nor add to it.',
    ],
  ],
  'carbohydrate.servedBowl': [
    [
      '받자마자 {bowl}만 빈 그릇에 옮겨 담고 시작해요.',
      'Move {bowl} to an empty dish as soon as it comes, and start from that.',
    ],
    [
      '밥뚜껑에 나머지를 먼저 옮겨 두고 {bowl}부터 시작해요.',
      'Set the rest aside in the lid first, and begin with {bowl}.',
    ],
  ],
  'carbohydrate.mixedSlow': [
    ['비비기 전에 {veg:을} 두세 젓가락 먼저 드세요.', 'Before mixing, eat a few bites of {veg}.'],
  ],
  'carbohydrate.topFirst': [
    [
      '위에 얹은 {flesh:과} {veg}부터 드시고, 밥은 아래에서 조금씩 뜨세요.',
      'Eat the {flesh} and {veg} on top first, and take the rice from below bit by bit.',
    ],
  ],
  'carbohydrate.spoon': [
    ['작은 숟가락으로 떠서 15분 넘게 드세요.', 'Use a small spoon and take more than 15 minutes.'],
    ['한 술 뜨고 수저를 내려놓으며 천천히 드세요.', 'Put the spoon down between bites and take your time.'],
  ],
  'carbohydrate.noodlesLast': [
    [
      '{veg:과} {flesh:을} 먼저 건져 드신 뒤 면을 드세요.',
      'Eat the {veg} and {flesh} first, then the noodles.',
    ],
    ['면을 먹기 전에 {veg:을} 몇 젓가락 집어 드세요.', 'Pick out a few bites of {veg} before the noodles.'],
    [
      '젓가락에 면을 조금씩 감고 {flesh:을} 함께 집어요.',
      'Take small twists of noodles with a piece of {flesh} each.',
    ],
  ],
  'carbohydrate.oneGrain': [
    [
      '곡식은 면 하나로 마치고, 다른 탄수화물은 더하지 않아요.',
      'Let the noodles be the only grain; add no other starch.',
    ],
  ],
  'carbohydrate.firmNoodles': [
    ['면은 푹 삶지 말고 씹는 맛이 있을 때 건져요.', 'Take the noodles out while they still have some bite.'],
  ],
  'carbohydrate.breadFilling': [
    [
      '속에 든 {flesh}부터 한입 드시고 빵은 천천히 씹어요.',
      'Take the first bite from the {flesh}, and chew the bread slowly.',
    ],
    ['한 번에 다 들지 말고 반으로 잘라 쉬어 가며 드세요.', 'Cut it in half and pause between the halves.'],
    [
      '마실 것은 달지 않은 것으로 골라야 당이 겹치지 않아요.',
      'Choose an unsweetened drink, so that sugar does not add up.',
    ],
  ],
  'carbohydrate.chew': [
    [
      '속에 든 {veg:이} 씹히도록 한 개를 오래 씹어 드세요.',
      'Chew each piece until you taste the {veg} inside.',
    ],
    ['한 개를 다 삼킨 뒤에 다음 것을 집어요.', 'Finish one piece before you reach for the next.'],
    ['접시에 펼쳐 놓고 20분에 걸쳐 드세요.', 'Spread them on a plate and take 20 minutes.'],
  ],
  'carbohydrate.walk': [
    [
      '드시고 나서 15분쯤 가볍게 걸어 보세요. 혈당에 도움이 될 수 있어요.',
      'Take an easy 15-minute walk afterwards; it may help your blood sugar.',
    ],
    [
      '상을 치운 뒤 집 안이라도 15분쯤 걸으면 좋아요.',
      'Fifteen minutes on your feet after the meal is good, even indoors.',
    ],
  ],
  'carbohydrate.tuberWithSkin': [
    [
      '{tuber:은} 뜨거울 때보다 조금 식혀 드시면 천천히 소화돼요.',
      'Let the {tuber} cool a little: it digests more slowly than when hot.',
    ],
  ],
  'carbohydrate.dessert': [
    [
      '후식이 당기면 과일보다 차 한 잔으로 마무리해 보세요.',
      'If you want something after, try a cup of tea rather than fruit.',
    ],
  ],
  'carbohydrate.addOnFirst': [
    [
      '{addOn:을} 먼저 드시고 나머지로 넘어가요. 혈당이 천천히 오를 수 있어요.',
      'Have the {addOn} first, then the rest; blood sugar may rise more slowly.',
    ],
    [
      '{addOn}부터 드시면 배가 든든해 천천히 먹게 돼요.',
      'Start with the {addOn}: it fills you and slows you down.',
    ],
    ['순서는 {addOn} 먼저, 곡식은 그다음이에요.', 'First the {addOn}, then the starch.'],
  ],
  'carbohydrate.fruitLast': [
    ['{fruit:은} 다른 것을 다 드신 뒤 맨 나중에 드세요.', 'Keep the {fruit} for last.'],
    [
      '{fruit:은} 씹어 드시고, 갈아 만든 음료로 바꾸지 않아요.',
      'Chew the {fruit}; do not swap it for a blended drink.',
    ],
  ],
  'carbohydrate.shopStarch': [
    [
      '이 끼니의 탄수화물은 약 {carb} g이에요. 양을 늘리지 않으면 알맞아요.',
      'This meal has about {carb} g of carbohydrate: right, if you add nothing.',
    ],
    ['{lead} 한 끼의 탄수화물은 약 {carb} g이에요.', '{lead} <brings|bring> about {carb} g of carbohydrate.'],
    [
      '탄수화물 약 {carb} g은 하루 세 끼에 고르게 나눈 양이에요.',
      'These {carb} g of carbohydrate are an even share of the day.',
    ],
  ],
};
