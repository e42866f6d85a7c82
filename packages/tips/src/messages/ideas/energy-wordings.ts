import type { Wordings } from '../../wording/slots.ts';

/** Energy, fullness and protein. */
export const ENERGY_WORDINGS: Wordings = {
  'energy.vegetables': [
    [
      '{veg:이} 넉넉해 부피에 비해 열량이 가벼운 끼니예요.',
      'Plenty of {veg} makes this meal light for its size.',
    ],
    [
      '{veg:과} {veg2:이} 배를 채워 줘서 열량은 약 {kcal} kcal예요.',
      '{veg} and {veg2} fill you up; the meal has about {kcal} kcal.',
    ],
  ],
  'energy.kcal': [
    [
      '{lead} 한 끼는 약 {kcal} kcal로 짜여 있어요.',
      'With the {lead}, this meal is set to about {kcal} kcal.',
    ],
  ],
  'energy.oil': [
    [
      '이 요리에서 열량을 가장 쉽게 늘리는 것은 {oil:예요}.',
      'The {oil} is what adds energy to this dish most easily.',
    ],
  ],
  'energy.protein': [
    [
      '단백질이 약 {protein} g이라 배부름이 오래갈 수 있어요.',
      'About {protein} g of protein may keep you full for longer.',
    ],
    [
      '{flesh} 덕분에 단백질이 약 {protein} g이에요. 허기가 늦게 와요.',
      'Thanks to the {flesh} there are about {protein} g of protein; hunger comes later.',
    ],
  ],
  'energy.range': [
    [
      '이 메뉴는 약 {kcal} kcal로 셈했어요. 곁들이를 더하면 금세 늘어요.',
      'It is counted at about {kcal} kcal; extras add up fast.',
    ],
    ['{lead:은} 한 끼에 약 {kcal} kcal예요.', '{lead} <has|have> about {kcal} kcal.'],
    [
      '같은 이름이라도 {highKcal} kcal까지 나가는 것이 있어요.',
      'Under the same name there are some with up to {highKcal} kcal.',
    ],
    [
      '열량은 약 {kcal} kcal, 단백질은 약 {protein} g인 끼니예요.',
      'A meal of about {kcal} kcal with {protein} g of protein.',
    ],
    [
      '담는 양에 따라 약 {lowKcal}~{highKcal} kcal까지 차이 나요.',
      'Depending on the portion, it has {lowKcal} to {highKcal} kcal.',
    ],
    [
      '보통 {kcal} kcal쯤인데, 양이 많으면 {highKcal} kcal도 돼요.',
      'Usually about {kcal} kcal; a large one may reach {highKcal} kcal.',
    ],
  ],
  'energy.measureOil': [
    [
      '{oil:은} 병째 붓지 말고 숟가락으로 재어 써요.',
      'Measure the {oil} by the spoon instead of pouring it.',
    ],
    ['기름이 모자라 눌어붙으면 물을 조금 넣어 볶아요.', 'If it sticks, add a little water instead of oil.'],
    [
      '팬을 먼저 달구면 기름을 조금만 써도 눌어붙지 않아요.',
      'Heat the pan first, and a little oil is enough.',
    ],
  ],
  'energy.vegetablesFirst': [
    ['{veg}부터 꼭꼭 씹어 드시고 나머지로 넘어가요.', 'Begin with the {veg}, well chewed, then the rest.'],
    ['배가 덜 찼다면 {veg:을} 먼저 더 드세요.', 'If you are still hungry, take more {veg} first.'],
  ],
  'energy.proteinFirst': [
    [
      '{flesh}부터 천천히 드시면 배부름이 빨리 와요.',
      'Start slowly with the {flesh}, and you will feel full sooner.',
    ],
    ['{flesh:은} 남기지 말고, 한 입씩 오래 씹어 드세요.', 'Finish the {flesh}, chewing each bite well.'],
  ],
  'energy.slow': [
    ['20분은 걸리게 천천히 드세요. 배부름은 늦게 와요.', 'Take at least 20 minutes; fullness comes late.'],
    ['반쯤 드신 뒤 수저를 놓고 잠깐 쉬어 보세요.', 'Halfway through, put the spoon down for a moment.'],
  ],
  'energy.order': [
    ['사리나 곱빼기, 튀김 추가는 하지 않아요.', 'No extra noodles, large portion or fried side.'],
    ['음료는 달지 않은 것으로, 세트는 고르지 않아요.', 'An unsweetened drink, and no set menu.'],
    [
      '먼저 먹을 만큼만 앞접시에 덜어 놓고 시작해요.',
      'Put what you mean to eat on your plate before you start.',
    ],
  ],
  'energy.bowl': [
    [
      '{rice:은} 상에 앉기 전에 {bowl:을} 덜어 두어요.',
      'Serve yourself {bowl} of {rice} before you sit down.',
    ],
    [
      '{rice} {bowl:은} 작은 그릇에 담아야 넉넉해 보여요.',
      '{bowl} of {rice} looks like more in a small bowl.',
    ],
  ],
  'energy.served': [
    [
      '받자마자 밥 {bowl}만 빈 그릇에 옮겨 담고 시작해요.',
      'Move {bowl} of rice to an empty dish as soon as it comes, and start from that.',
    ],
  ],
  'protein.amount': [
    [
      '단백질은 약 {protein} g이고, 그 가운데 {flesh}의 몫이 가장 커요.',
      'About {protein} g of protein, the largest part from the {flesh}.',
    ],
    [
      '이 끼니 단백질은 약 {protein} g이고, {flesh:이} 가장 큰 몫이에요.',
      'This meal has about {protein} g of protein, most of it from the {flesh}.',
    ],
    [
      '{flesh:을} 다 드시면 이 끼니 단백질이 약 {protein} g이에요.',
      'With all of the {flesh}, this meal gives about {protein} g of protein.',
    ],
    [
      '{lead} 한 상에 단백질이 약 {protein} g 들어 있어요.',
      'There are about {protein} g of protein in this meal with {lead}.',
    ],
  ],
  'protein.enough': [
    [
      '한 끼 단백질이 약 {protein} g이라 근육을 늘리는 데 알맞은 양이에요.',
      'About {protein} g of protein in one meal is a good amount for building muscle.',
    ],
    [
      '{lead:으로} 단백질을 약 {protein} g 채워요. 한 끼 목표는 20~40 g이에요.',
      'The {lead} <gives|give> about {protein} g of protein; the aim per meal is 20 to 40 g.',
    ],
    [
      '운동하는 분에게 알맞게 단백질이 약 {protein} g 들어 있어요.',
      'With about {protein} g of protein it suits somebody who trains.',
    ],
    [
      '단백질이 약 {protein} g으로, 한 끼에 20~40 g이라는 목표에 들어요.',
      'About {protein} g of protein is within the 20 to 40 g aimed at per meal.',
    ],
    [
      '{flesh} 덕분에 한 끼 단백질 목표를 약 {protein} g으로 채워요.',
      'Thanks to the {flesh}, about {protein} g meets the protein aim for one meal.',
    ],
  ],
  'protein.older': [
    [
      '단백질 약 {protein} g은 근육을 지키는 데 도움이 될 수 있어요.',
      'About {protein} g of protein may help keep muscle.',
    ],
    [
      '이 끼니 단백질 약 {protein} g은 {flesh}에 많이 들어 있어요.',
      'Much of this meal’s {protein} g of protein is in the {flesh}.',
    ],
  ],
  'protein.even': [
    [
      '이 끼니의 단백질 약 {protein} g은 줄이지 않는 편이 좋아요.',
      'The {protein} g of protein in this meal are best not cut.',
    ],
    [
      '간이 약할수록 단백질을 거르지 않는 편이 좋아요. 여기 약 {protein} g이에요.',
      'The weaker the liver, the less you should skip protein: about {protein} g here.',
    ],
    [
      '단백질 약 {protein} g은 하루치를 끼니마다 나눈 몫이에요.',
      'These {protein} g of protein are this meal’s share of the day.',
    ],
    [
      '간에는 단백질을 끼니마다 고르게 드시는 편이 좋아요. 이 끼니는 약 {protein} g이에요.',
      'With liver disease, protein is best spread over the meals: about {protein} g here.',
    ],
  ],
  'protein.finish': [
    [
      '{flesh:은} 국물이나 양념에 남기지 말고 건져 다 드세요.',
      'Pick out every bit of {flesh}; leave none behind.',
    ],
    ['밥보다 {flesh:을} 먼저 챙겨 드세요.', 'Take the {flesh} before the rice.'],
    ['{flesh:은} 남기지 말고 다 드세요.', 'Eat all of the {flesh}.'],
  ],
  'protein.moist': [
    [
      '{flesh:은} 센 불에 오래 두지 말아요. 퍽퍽해지면 남기기 쉬워요.',
      'Do not leave the {flesh} on high heat for long; dry meat gets left on the plate.',
    ],
    [
      '{flesh:은} 불을 끄고 5분 두었다 썰면 촉촉해요.',
      'Let the {flesh} rest five minutes before slicing, and it stays juicy.',
    ],
  ],
  'protein.regular': [
    ['피곤한 날에도 이 끼니는 거르지 말고 제시간에 드세요.', 'Even on a tiring day, do not skip this meal.'],
    ['다음 끼니까지 너무 비우지 말고 제때 이어 드세요.', 'Do not leave too long a gap before the next meal.'],
    ['입맛이 없는 날이라도 {flesh:은} 챙겨 드세요.', 'Even on days with little appetite, have the {flesh}.'],
  ],
  'energy.product': [
    [
      '고를 때 뒷면 열량이 {kcal} kcal에 가까운 것을 집으세요.',
      'Pick one whose label says close to {kcal} kcal.',
    ],
    ['음료나 과자를 덤으로 사지 않으면 이대로 좋아요.', 'Just do not add a drink or snack to it.'],
    ['{addOn}부터 드시면 배부름이 오래가요.', 'Start with the {addOn}; it keeps you full longer.'],
  ],
  'protein.train': [
    ['운동한 날이면 {flesh:을} 더욱 남기지 마세요.', 'On a training day, be sure to finish the {flesh}.'],
    [
      '{flesh:은} 한 번에 몰지 말고 끼니마다 이만큼씩 이어 드세요.',
      'Do not save the {flesh} up: this much at every meal works best.',
    ],
    [
      '{flesh:과} 밥을 함께 드셔야 단백질이 근육으로 잘 쓰여요.',
      'Eat the {flesh} together with the rice, so that the protein goes to muscle.',
    ],
  ],
};
