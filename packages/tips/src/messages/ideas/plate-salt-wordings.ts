import type { Wordings } from '../../wording/slots.ts';

/** Salt and starch with the amounts of this very plate. */
export const PLATE_SALT_WORDINGS: Wordings = {
  'sodium.over': [
    [
      '이 끼니 나트륨은 약 {sodium} mg으로, 하루 기준의 {dayShare:예요}.',
      'With about {sodium} mg of sodium, this meal takes {dayShare} of a day’s limit.',
    ],
    [
      '나트륨이 약 {sodium} mg이라 한 끼 몫보다 조금 많아요.',
      'About {sodium} mg of sodium is a little more than one meal’s share.',
    ],
    ['하루 나트륨의 {dayShare:이} 이 끼니에 들어 있어요.', 'This meal holds {dayShare} of a day’s sodium.'],
  ],
  'sodium.cutKimchi': [
    [
      '{kimchi:은} 절반만 드세요. 나트륨이 약 {kimchiHalf} mg 줄어요.',
      'Eat only half of the {kimchi}: about {kimchiHalf} mg less sodium.',
    ],
    [
      '{kimchi} 접시를 반만 채우면 나트륨이 약 {kimchiHalf} mg 줄어요.',
      'Fill the {kimchi} dish only halfway: about {kimchiHalf} mg less sodium.',
    ],
    [
      '{kimchi} 절반을 남기면 나트륨이 약 {kimchiHalf} mg 줄어요.',
      'Leaving half of the {kimchi} saves about {kimchiHalf} mg of sodium.',
    ],
    [
      '하나만 줄인다면 {kimchi:예요}. 절반이면 나트륨이 약 {kimchiHalf} mg 줄어요.',
      'If you cut one thing, cut the {kimchi}: half saves about {kimchiHalf} mg of sodium.',
    ],
  ],
  'sodium.cutBroth': [
    [
      '{lead} 국물을 절반 남기세요. 나트륨이 약 {brothHalf} mg 줄어요.',
      'Leave half of the broth of the {lead}: about {brothHalf} mg less sodium.',
    ],
    [
      '국물 반 그릇만 줄여도 나트륨이 약 {brothHalf} mg 줄어요.',
      'Half a bowl less of the broth is about {brothHalf} mg less sodium.',
    ],
    [
      '마지막 국물은 들이켜지 마세요. 절반 남기면 나트륨이 약 {brothHalf} mg 줄어요.',
      'Do not drink the broth at the end: leaving half is about {brothHalf} mg less sodium.',
    ],
    [
      '국물을 절반 남기면 나트륨이 약 {brothHalf} mg 줄어요. 건더기는 다 드세요.',
      'Leave half of the broth and eat all the solids: about {brothHalf} mg less sodium.',
    ],
    [
      '국물은 반만 떠 담으세요. 나트륨이 약 {brothHalf} mg 줄어요.',
      'Ladle out half of the broth: about {brothHalf} mg less sodium.',
    ],
    [
      '{lead} 건더기부터 드시고 국물 절반을 남기면 나트륨이 약 {brothHalf} mg 줄어요.',
      'Eat what is in the {lead} first and leave half the broth: about {brothHalf} mg less sodium.',
    ],
    [
      '그릇에 국물을 반만 담아 내면 나트륨이 약 {brothHalf} mg 줄어요.',
      'Serve half of the broth in the bowl: about {brothHalf} mg less sodium.',
    ],
  ],
  'sodium.keepMild': [
    [
      '싱거우면 {aroma:을} 조금 더 얹고, 간은 더하지 마세요.',
      'If it tastes flat, add a little more {aroma} and no more seasoning.',
    ],
    [
      '{season:은} 조리법에 적힌 만큼만 재어 넣고 거기서 마치세요.',
      'Measure the {season} as written and stop there.',
    ],
    [
      '{lead:은} {aroma} 향으로 드시고 간은 더하지 마세요.',
      'Let {aroma} flavour the {lead}, and add no more seasoning.',
    ],
    [
      '{season} 종지를 상에 올리지 않으면 이 양이 지켜져요.',
      'Keep a dish of {season} off the table, and it stays at this.',
    ],
    [
      '맛을 볼 때 밍밍하면 {season} 말고 {aroma:을} 더하세요.',
      'If it tastes bland while cooking, add {aroma}, not {season}.',
    ],
    [
      '{aroma:은} 마지막에 넣어 향을 살리고, 간은 그대로 두세요.',
      'Put the {aroma} in last for its aroma, and leave the seasoning as it is.',
    ],
    ['{side:과} 번갈아 드시고 간은 더하지 마세요.', 'Alternate with the {side}, and add no seasoning.'],
    [
      '간이 심심하면 {side:을} 함께 집어 맛을 바꿔 보세요.',
      'If it seems plain, take a bite of {side} along with it.',
    ],
    [
      '{kimchi:은} 지금 담은 만큼만 드시고 더 꺼내지 마세요.',
      'Stay with the {kimchi} that is served; take out no more.',
    ],
    [
      '{rice:은} 양념에 비비지 말고 따로 드세요.',
      'Eat the {rice} on its own instead of mixing it with the sauce.',
    ],
  ],
  'sodium.restOfDay': [
    [
      '다른 끼니는 식단대로 나트륨 약 {otherSodium} mg을 지키세요.',
      'Keep the other meals to the planned {otherSodium} mg of sodium.',
    ],
    [
      '남은 끼니의 몫은 나트륨 약 {otherSodium} mg이에요. 식단의 간을 지키세요.',
      'The other meals have {otherSodium} mg of sodium; keep their seasoning as planned.',
    ],
    [
      '짠 간식은 고르지 마세요. 다른 끼니에 약 {otherSodium} mg이 더 있어요.',
      'No salty snack today: the other meals bring about {otherSodium} mg more.',
    ],
    [
      '이날 다른 끼니는 나트륨을 약 {otherSodium} mg으로 맞췄어요. 간을 더하지 마세요.',
      'The day’s other meals are kept to about {otherSodium} mg of sodium. Add no salt to them.',
    ],
    [
      '다른 끼니의 나트륨 약 {otherSodium} mg이 늘지 않게 국과 김치를 더하지 마세요.',
      'Keep the other meals at their {otherSodium} mg of sodium: no extra soup or kimchi.',
    ],
    [
      '이 끼니가 짠 만큼, 남은 끼니는 간장을 찍지 말고 식단대로 드세요.',
      'As this one is salty, eat the other meals as planned, with no dipping sauce.',
    ],
    [
      '나머지 끼니에는 국물과 절임을 더하지 마세요. 이미 약 {otherSodium} mg이에요.',
      'Add no broth or pickles to the other meals: they have about {otherSodium} mg already.',
    ],
  ],
  'sodium.packet': [
    [
      '동봉된 소스는 절반만 넣고 {veg:과} 고루 섞으세요.',
      'Use half of the sauce packet and toss it well with the {veg}.',
    ],
    [
      '소스는 한 번에 붓지 말고 절반을 봉지에 남기세요.',
      'Do not pour all the sauce; leave half in the packet.',
    ],
    ['{lead} 소스는 절반만 찍거나 뿌려 드세요.', 'Use only half of the sauce of the {lead}.'],
  ],
  'carbohydrate.leave': [
    [
      '공깃밥의 {leftRice:을} 먼저 덜어 두면 식단의 {bowl:이} 남아요.',
      'Set {leftRice} of the bowl aside first, and the planned {bowl} remains.',
    ],
    ['밥은 {leftRice:을} 덜어 {bowl}만 드세요.', 'Take {leftRice} of the rice off and eat {bowl}.'],
    [
      '한술 뜨기 전에 밥 {leftRice:을} 덜어 두고 {bowl}만 드세요.',
      'Before the first spoonful, set {leftRice} of the rice aside and eat {bowl}.',
    ],
  ],
  'carbohydrate.plateOrder': [
    [
      '{veg:과} {flesh:을} 먼저 반쯤 드신 뒤 {rice} {bowl:을} 함께 드세요.',
      'Eat half of the {veg} and {flesh} first, then {bowl} of {rice} with the rest.',
    ],
    [
      '{side}부터 드시고 {flesh}, {rice} 차례로 드세요. {rice:은} {bowl:예요}.',
      'Start with the {side}, then {flesh}, then {bowl} of {rice}.',
    ],
    [
      '{rice} {bowl:은} 나중에 뜨고, {side} 한 접시를 먼저 비우세요.',
      'Finish the {side} first, and come to the {bowl} of {rice} later.',
    ],
    [
      '{side:과} {flesh:을} 먼저 드시면 {rice} {bowl:으로} 든든해요.',
      'With the {side} and {flesh} first, {bowl} of {rice} is filling enough.',
    ],
  ],
  'sodium.leaveSauce': [
    [
      '{flesh:과} {veg:을} 건져 드시고 바닥에 고인 양념은 남기세요.',
      'Lift out the {flesh} and {veg}, and leave the sauce at the bottom.',
    ],
    ['{lead:을} 앞접시에 덜 때 양념을 털고 담으세요.', 'Let the sauce drip off when you serve the {lead}.'],
    [
      '양념이 고인 바닥은 두고 위쪽 {veg}부터 드세요.',
      'Start with the {veg} on top and leave the part that sits in sauce.',
    ],
    [
      '밥에 양념을 끼얹지 말고 {lead}만 얹어 드세요.',
      'Top the rice with the {lead} alone, without spooning the sauce over it.',
    ],
    [
      '{lead:은} {side:과} 번갈아 드시고 남은 양념은 두세요.',
      'Alternate the {lead} with the {side}, and leave the rest of the sauce.',
    ],
  ],
  'sodium.mixLess': [
    ['양념장은 3분의 2만 넣고 비빈 뒤 맛을 보세요.', 'Mix in two thirds of the sauce, then taste.'],
    [
      '양념장을 조금 남기고 {veg:을} 넉넉히 섞어 드세요.',
      'Hold back some of the sauce and mix in plenty of {veg}.',
    ],
  ],
};
