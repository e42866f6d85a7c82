import type { Wordings } from '../../wording/slots.ts';

/** Purine, for gout. */
export const PURINE_WORDINGS: Wordings = {
  'purine.low': [
    [
      '퓨린 걱정을 덜어도 되는 끼니예요. 모두 약 {purine} mg이에요.',
      'A meal to be easy about: about {purine} mg of purine in all.',
    ],
    [
      '고기 국물이 없어 퓨린이 약 {purine} mg에 그쳐요.',
      'Without meat broth, purine stays at about {purine} mg.',
    ],
    [
      '이 상의 퓨린을 다 더해도 약 {purine} mg이에요.',
      'All of the purine on this table adds up to about {purine} mg.',
    ],
    ['이 끼니 퓨린은 약 {purine} mg으로 적은 편이에요.', 'This meal is low in purine: about {purine} mg.'],
    [
      '퓨린이 약 {purine} mg이라 통풍에 부담이 적은 끼니예요.',
      'With about {purine} mg of purine, this meal is easy on gout.',
    ],
    [
      '{lead:은} 퓨린이 약 {purine} mg이에요. 하루 400 mg에 한참 못 미쳐요.',
      'The {lead} <brings|bring> about {purine} mg of purine, far below 400 mg a day.',
    ],
  ],
  'purine.plant': [
    [
      '콩과 두부의 퓨린은 고기와 달리 통풍 위험을 높이지 않는다고 알려져 있어요.',
      'Unlike that of meat, the purine of soy is not known to raise the risk of gout.',
    ],
    [
      '{flesh:이} 고기 자리를 대신해 퓨린 부담이 적어요.',
      '{flesh} <takes|take> the place of meat, so purine is low.',
    ],
    [
      '{flesh} 같은 콩 음식의 퓨린은 통풍에서 제한하지 않아요.',
      'The purine of soy foods such as {flesh} <is|are> not limited in gout.',
    ],
    [
      '단백질을 {flesh}에서 얻으니 퓨린 걱정이 적은 끼니예요.',
      'The protein is from {flesh}, so purine is no worry here.',
    ],
  ],
  'purine.egg': [['달걀은 퓨린이 거의 없는 단백질이에요.', 'Egg is protein with almost no purine.']],
  'purine.flesh': [
    [
      '이 끼니에서 퓨린을 살필 것은 {flesh} 하나예요. 약 {purine} mg이에요.',
      'The one thing to watch for purine here is the {flesh}: about {purine} mg.',
    ],
    [
      '{flesh:이} 든 끼니라 퓨린이 약 {purine} mg 들어 있어요.',
      'With {flesh} in it, this meal has about {purine} mg of purine.',
    ],
    [
      '이 끼니 퓨린 약 {purine} mg은 거의 {flesh}에서 와요.',
      'Nearly all of the {purine} mg of purine here is in the {flesh}.',
    ],
    [
      '퓨린이 약 {purine} mg이에요. {flesh} 몫을 지키면 하루 400 mg 안이에요.',
      'About {purine} mg of purine. Keep to your share of {flesh} and the day stays within 400 mg.',
    ],
    [
      '{flesh}에 퓨린이 들어 있어요. 이 끼니 몫이면 약 {purine} mg이에요.',
      '{flesh} <contains|contain> purine: about {purine} mg in your share.',
    ],
  ],
  'purine.broth': [
    ['{flesh:을} 끓이면 퓨린이 국물로 녹아 나와요.', 'Boiling {flesh} draws its purine into the broth.'],
    [
      '건더기보다 오래 우린 국물에 퓨린이 많을 수 있어요.',
      'A long-simmered broth can hold more purine than what is in it.',
    ],
  ],
  'purine.leaveBroth': [
    ['{flesh:은} 건져 드시고 국물은 절반쯤 남겨요.', 'Eat the {flesh} and leave about half of the broth.'],
    [
      '건더기 위주로 드시고 국물은 몇 술만 뜨세요.',
      'Keep to the solids and take only a few spoonfuls of broth.',
    ],
  ],
  'purine.noMoreFlesh': [
    [
      '{flesh:은} 한 번 담은 것으로 마치고 더 가져오지 않아요.',
      'Serve the {flesh} once and do not go back for more.',
    ],
    [
      '{flesh:은} 담긴 만큼만 드시고 {veg:으로} 배를 채워요.',
      'Eat the {flesh} on your plate and fill up on {veg}.',
    ],
    [
      '{flesh} 한 점에 {veg} 두 점, 이렇게 번갈아 드세요.',
      'One bite of {flesh}, two bites of {veg}: alternate like that.',
    ],
    [
      '모자라면 {flesh:을} 더하지 말고 {veg:을} 더 드세요.',
      'If you are still hungry, take more {veg}, not more {flesh}.',
    ],
  ],
  'purine.drink': [
    [
      '식사에 술을 곁들이지 않는 것이 요산에는 가장 확실해요.',
      'For uric acid, the surest step is no alcohol with the meal.',
    ],
    ['달지 않은 차나 물을 곁에 두고 드세요.', 'Keep unsweetened tea or water at hand.'],
    [
      '탄산이나 주스는 곁들이지 않아요. 과당도 요산을 늘릴 수 있어요.',
      'No soft drink or juice with it; fructose can raise uric acid too.',
    ],
    ['반주는 쉬고 달지 않은 음료로 드세요.', 'Skip alcohol with the meal and drink something unsweetened.'],
  ],
  'purine.keepSoy': [
    ['{flesh} 끼니를 일주일에 두세 번으로 늘려 보세요.', 'Make it two or three meals with {flesh} a week.'],
    [
      '{flesh:을} 덜지 말고 다 드세요. 고기 한 끼를 대신해 줘요.',
      'Finish the {flesh}; it stands in for a meal with meat.',
    ],
    [
      '고기 먹는 날 사이사이에 {flesh} 끼니를 끼워 두세요.',
      'Put meals with {flesh} between the days with meat.',
    ],
  ],
  'purine.keepEgg': [
    [
      '단백질은 달걀과 {veg:으로} 넉넉해요. 고기 반찬은 더하지 마세요.',
      'Egg with {veg} is enough here; add no meat.',
    ],
    [
      '이 끼니는 달걀로 마치고, 고기는 다른 날로 미루세요.',
      'Let egg do for this meal, and keep meat for another day.',
    ],
  ],
  'purine.noExtra': [
    ['고기 추가나 곱빼기는 하지 않아요.', 'No extra meat and no large portion.'],
    ['남는 고기는 다 드시지 말고 포장해 두세요.', 'Take home what meat is left instead of finishing it.'],
    ['주문할 때 채소를 더 넣어 달라고 해 보세요.', 'Ask for more vegetables when you order.'],
  ],
};
