import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** The salt of bought dishes by how they are made. */
export const SHOP_DISH_SALT_WORDINGS: TopicWordingTable = {
  'sodium.shopOrder': {
    carrier: /간|양념|소스/u,
    points: [
      [
        '{lead:은} 주방에서 간이 다 정해져요. 나트륨이 약 {low}~{high} mg까지 달라요.',
        'The kitchen decides how salty the {lead} <is|are>: {low} to {high} mg of sodium.',
      ],
      [
        '{lead}의 나트륨은 약 {sodium} mg이에요. 간이 센 집은 {high} mg까지 가요.',
        'The {lead} <has|have> about {sodium} mg of sodium, and up to {high} mg where they season heavily.',
      ],
      [
        '간이 밴 요리라 하루 나트륨 기준의 {dayShare:을} 이 한 끼에 쓰게 돼요.',
        'Seasoned through, this dish takes {dayShare} of a day’s sodium limit.',
      ],
      [
        '양념이 밴 {flesh:이} 이 끼니의 짠맛이에요. 나트륨이 약 {sodium} mg이에요.',
        'The salt of this meal is in the sauce on the {flesh}: about {sodium} mg of sodium.',
      ],
    ],
    actions: [
      ['주문할 때 “간을 싱겁게 해 주세요” 하고 부탁하세요.', 'Ask for it lightly seasoned when you order.'],
      [
        '배달이라면 요청란에 “양념은 적게”라고 적으세요.',
        'For delivery, write “go easy on the sauce” in the notes.',
      ],
      [
        '바닥에 고인 양념은 남기고 {flesh:과} {veg}만 건져 드세요.',
        'Leave the sauce at the bottom and take only the {flesh} and {veg}.',
      ],
      [
        '소스를 밥에 끼얹지 말고 {flesh:을} 한 점씩 밥과 번갈아 드세요.',
        'Do not spoon the sauce over the rice; alternate bites of {flesh} and rice.',
      ],
      ['소스는 따로 달라고 해서 찍어 드세요.', 'Ask for the sauce on the side, and dip.'],
    ],
  },
  'sodium.shopDryNoodles': {
    carrier: /소스|양념/u,
    points: [
      [
        '{lead}의 나트륨 약 {sodium} mg은 주로 소스에 있어요.',
        'The {sodium} mg of sodium in the {lead} <is|are> mostly in the sauce.',
      ],
      [
        '면보다 소스가 짠 메뉴예요. 나트륨이 약 {low}~{high} mg이에요.',
        'The salt is in the sauce rather than the noodles: {low} to {high} mg of sodium.',
      ],
    ],
    actions: [
      [
        '면과 {veg:을} 건져 드시고 남은 소스는 접시에 두세요.',
        'Eat the noodles and {veg}, and leave the rest of the sauce on the plate.',
      ],
      [
        '소스는 3분의 2만 비비고 맛을 본 뒤 멈추세요.',
        'Mix in two thirds of the sauce, taste, and stop there.',
      ],
      [
        '접시에 남은 양념은 긁어 드시지 말고 그대로 두세요.',
        'Leave the last of the sauce on the plate; do not scrape it up.',
      ],
    ],
  },
  'sodium.shopPorridge': {
    carrier: /간|짠/u,
    points: [
      [
        '{lead:은} 심심해 보여도 간이 되어 있어 나트륨이 약 {sodium} mg이에요.',
        'It tastes plain, yet the {lead} <is|are> seasoned: about {sodium} mg of sodium.',
      ],
      [
        '죽의 간은 가게마다 달라 나트륨이 {high} mg까지 올라가요.',
        'How salty porridge is differs by the kitchen, up to {high} mg of sodium.',
      ],
    ],
    actions: [
      [
        '간을 더하지 말고, 함께 나오는 짠 반찬은 남기세요.',
        'Add no salt, and leave the salty side dishes that come with it.',
      ],
      [
        '주문할 때 “간은 하지 말고 따로 주세요” 하고 부탁하세요.',
        'Ask for it unseasoned, with the salt on the side.',
      ],
    ],
  },
  'sodium.shopBread': {
    carrier: /소스|절임/u,
    points: [
      [
        '{lead:은} 빵과 소스에 간이 있어 나트륨이 약 {sodium} mg이에요.',
        'Bread and sauce are both salted: about {sodium} mg of sodium in the {lead}.',
      ],
      [
        '소스와 절임이 더해져 나트륨이 {high} mg까지 가는 메뉴예요.',
        'Sauce and pickles can take this one up to {high} mg of sodium.',
      ],
    ],
    actions: [
      [
        '주문할 때 소스는 절반만, 절임은 빼 달라고 하세요.',
        'Order it with half of the sauce and without pickles.',
      ],
      ['소스를 덜고 {veg:을} 더 넣어 달라고 하세요.', 'Ask for less sauce and more {veg}.'],
      ['소스에 찍어 먹는 튀긴 곁들이는 고르지 마세요.', 'Skip the fries and the sauce that goes with them.'],
    ],
  },
  'sodium.shopRoll': {
    carrier: /간|나트륨/u,
    points: [
      [
        '{lead:은} 밥에도 간이 되어 있어 나트륨이 약 {sodium} mg이에요.',
        'Even the rice in the {lead} is seasoned: about {sodium} mg of sodium.',
      ],
      [
        '밥과 속에 모두 간이 있어 하루 나트륨 기준의 {dayShare:예요}.',
        'Rice and filling are both seasoned: {dayShare} of a day’s sodium.',
      ],
    ],
    actions: [
      [
        '아무것도 찍지 말고 그대로 드세요. 이미 간이 되어 있어요.',
        'Eat it without any dip; it is seasoned already.',
      ],
      [
        '살 때 뒷면을 견줘 나트륨이 {labelSodium} mg보다 낮은 것을 고르세요.',
        'When you buy it, compare labels for less than {labelSodium} mg of sodium.',
      ],
      ['국을 곁들이지 말고 간이 없는 차나 물과 드세요.', 'Have it with water or plain tea rather than soup.'],
    ],
  },
  'sodium.shopLow': {
    carrier: /간|나트륨|짠/u,
    points: [
      [
        '{lead:은} 나트륨이 약 {sodium} mg으로, 하루 기준의 {dayShare:예요}.',
        'The {lead} <has|have> about {sodium} mg of sodium, {dayShare} of a day’s limit.',
      ],
      [
        '사 먹는 끼니치고 나트륨이 적어요. 약 {sodium} mg이에요.',
        'For a bought meal this is low in sodium: about {sodium} mg.',
      ],
      [
        '나트륨 약 {sodium} mg이라 간은 걱정하지 않아도 되는 끼니예요.',
        'At about {sodium} mg of sodium, salt is no worry in this meal.',
      ],
    ],
    actions: [
      [
        '국이나 절임을 곁들이지 마세요. 지금 나트륨이면 알맞아요.',
        'Add no soup or pickles; the sodium is right as it is.',
      ],
      [
        '찍어 먹는 장이나 절임 없이 이 간 그대로 드세요.',
        'Eat it as it is seasoned, without a dip or pickles.',
      ],
      [
        '출출하면 짠 간식 말고 {fruit:을} 남겨 두었다 드세요.',
        'Keep the {fruit} for later instead of a salty snack.',
      ],
      [
        '같은 종류를 살 때도 뒷면 나트륨이 {labelSodium} mg 안팎인 것을 고르세요.',
        'When you buy this kind again, look for about {labelSodium} mg of sodium on the label.',
      ],
    ],
  },
  'sodium.shopReady': {
    carrier: /간|나트륨/u,
    points: [
      [
        '하루 나트륨 기준의 {dayShare:을} 이 한 끼로 쓰게 돼요. 곁들이로 더 늘리지 않아야 해요.',
        'This one meal takes {dayShare} of a day’s sodium, so what goes beside it should add none.',
      ],
      [
        '{lead:은} 나트륨이 약 {sodium} mg이고, 짠 제품은 {high} mg까지 가요.',
        'The {lead} <has|have> about {sodium} mg of sodium, and salty ones up to {high} mg.',
      ],
      [
        '{lead:은} 간이 다 되어 나와요. 나트륨이 약 {sodium} mg이에요.',
        'The {lead} <comes|come> fully seasoned: about {sodium} mg of sodium.',
      ],
      [
        '이 한 끼 나트륨은 약 {sodium} mg, 하루 기준의 {dayShare:예요}.',
        'About {sodium} mg of sodium in one meal: {dayShare} of a day’s limit.',
      ],
      [
        '나트륨이 제품에 따라 약 {low}~{high} mg까지 벌어지는 메뉴예요.',
        'By the product, sodium runs from about {low} to {high} mg.',
      ],
    ],
    actions: [
      [
        '함께 든 {addOn}에는 간을 하지 말고, 같이 먹어 간을 맞추세요.',
        'Season the {addOn} with nothing; eaten together, it evens out the salt.',
      ],
      [
        '국이나 절임을 곁들이지 마세요. 이것만으로 간이 충분해요.',
        'Add no soup or pickles; this is salty enough on its own.',
      ],
      [
        '살 때 뒷면을 견줘 나트륨이 {labelSodium} mg보다 적은 것을 고르세요.',
        'Compare labels and pick one with less than {labelSodium} mg of sodium.',
      ],
      ['먼저 맛을 보고, 간을 더하거나 장을 찍지 마세요.', 'Taste it first, and add neither salt nor a dip.'],
      [
        '같이 먹을 것은 간이 없는 {addOn:으로} 하고, 국은 더하지 마세요.',
        'Have the plain {addOn} with it, and add no soup.',
      ],
      [
        '간이 안 된 채소를 한 줌 곁들이세요. 같은 간으로 더 넉넉히 드실 수 있어요.',
        'Put a handful of plain vegetables beside it: the same salt goes further.',
      ],
    ],
  },
};
