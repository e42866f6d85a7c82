import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** The salt of bought dishes that are seasoned through. */
export const SHOP_DISH_SALT_WORDINGS: TopicWordingTable = {
  'sodium.shopOrder': {
    carrier: /간|양념|싱겁/u,
    points: [
      [
        '{lead:은} 주방에서 간을 다 해서 나와요. {aim} 주문할 때가 중요해요. 나트륨이 약 {sodium}mg이에요.',
        'The kitchen decides how salty the {lead} <is|are>: about {sodium} mg of sodium. {aim}, what counts is how you order.',
      ],
      [
        '{lead}의 나트륨은 가게에 따라 약 {low}~{high}mg이에요. {aim} 간이 순한 쪽이 좋아요.',
        'By the place, the {lead} <has|have> {low} to {high} mg of sodium. {aim}, mild is better.',
      ],
      [
        '간이 밴 요리라 하루 나트륨 기준의 {dayShare:을} 써요. {aim} 미리 부탁하는 게 좋아요.',
        'Seasoned through, this dish takes {dayShare} of a day’s sodium. {aim}, it pays to ask first.',
      ],
    ],
    actions: [
      [
        '주문할 때 “싱겁게 해 주세요” 하고 부탁하세요. 나온 뒤 간은 더하지 마세요.',
        'Ask for it lightly seasoned when you order, and add no salt afterwards.',
      ],
      ['주문할 때 양념을 절반만 넣어 달라고 하세요.', 'When you order, ask for half of the seasoning.'],
      [
        '나오면 한 입 맛보고, 간이 세면 곁들이 반찬은 남기세요.',
        'Taste it first; if it is strongly seasoned, leave the side dishes.',
      ],
    ],
  },
  'sodium.shopPan': {
    carrier: /양념/u,
    points: [
      [
        '{lead}의 나트륨 약 {sodium}mg은 주로 양념에 있어요. {aim} 양념은 덜 드시는 게 좋아요.',
        'Most of the {sodium} mg of sodium in the {lead} is in the sauce. {aim}, leave some of it.',
      ],
      [
        '{aim} {lead:은} 바닥 양념이 문제예요. 다 드시면 나트륨이 약 {sodium}mg이에요.',
        '{aim}, mind the sauce under the {lead}: about {sodium} mg of sodium if you eat it all.',
      ],
    ],
    actions: [
      [
        '{bite:과} {veg:을} 건져 드시고 바닥에 고인 양념은 남기세요.',
        'Lift out the {bite} and {veg}, and leave the sauce at the bottom.',
      ],
      [
        '양념을 밥에 끼얹지 말고 {bite:을} 한 점씩 밥에 얹어 드세요.',
        'Do not spoon the sauce over the rice; put a piece of {bite} on it at a time.',
      ],
      [
        '{bite:을} 접시 가장자리에 한 번 털어 양념을 떼고 드세요.',
        'Let the sauce drip off the {bite} at the rim of the plate before you eat.',
      ],
    ],
  },
  'sodium.shopGrill': {
    carrier: /간|소금|장/u,
    points: [
      [
        '{lead:은} 굽기 전에 간을 해서 나트륨이 약 {sodium}mg이에요. {aim} 더 찍지 않아도 돼요.',
        'Salted before grilling, the {lead} <has|have> about {sodium} mg of sodium. {aim}, it needs no dip.',
      ],
      [
        '{aim} {lead:은} 간을 더하지 않는 게 중요해요. 이미 나트륨이 약 {sodium}mg이에요.',
        '{aim}, add nothing salty to the {lead}: there are about {sodium} mg of sodium already.',
      ],
    ],
    actions: [
      [
        '찍어 먹는 장 없이 {flesh:을} 그대로 드세요. 이미 간이 되어 있어요.',
        'Eat the {flesh} without a dip: it is seasoned already.',
      ],
      [
        '주문할 때 {flesh:은} 소금을 적게 뿌려 구워 달라고 하세요.',
        'When you order, ask to have the {flesh} grilled with little salt.',
      ],
    ],
  },
  'sodium.shopDryNoodles': {
    carrier: /소스|양념/u,
    points: [
      [
        '{lead}의 나트륨 약 {sodium}mg은 주로 소스에 있어요. {aim} 소스는 남기는 게 좋아요.',
        'The {sodium} mg of sodium in the {lead} <is|are> mostly in the sauce. {aim}, leave some of it.',
      ],
      [
        '{aim} {lead:은} 소스를 덜 드시는 게 중요해요. 나트륨이 약 {low}~{high}mg이에요.',
        '{aim}, have less of the sauce of the {lead}: it runs from {low} to {high} mg of sodium.',
      ],
    ],
    actions: [
      [
        '면을 소스에서 들어 올려 드시고, 남은 소스는 그릇에 두세요.',
        'Lift the noodles out of the sauce, and leave the rest of it in the bowl.',
      ],
      [
        '소스는 3분의 2만 비비고 나머지는 한쪽에 남기세요.',
        'Mix in two thirds of the sauce and leave the rest at the side.',
      ],
      [
        '면을 다 드셨으면 소스는 긁지 말고 그대로 두세요.',
        'When the noodles are gone, leave the sauce; do not scrape it up.',
      ],
    ],
  },
  'sodium.shopPorridge': {
    carrier: /간|짠/u,
    points: [
      [
        '{lead:은} 순해 보여도 간이 되어 있어요. {aim} 나트륨 약 {sodium}mg이면 넉넉해요.',
        'Mild as it looks, the {lead} <is|are> seasoned. {aim}, about {sodium} mg of sodium is plenty.',
      ],
    ],
    actions: [
      [
        '간을 더하지 말고, 함께 나오는 짠 반찬은 남기세요.',
        'Add no salt, and leave the salty side dishes that come with it.',
      ],
      [
        '간은 이미 맞으니 짠 반찬 없이 죽만 드세요.',
        'It is seasoned already: eat the porridge without salty side dishes.',
      ],
    ],
  },
  'sodium.shopBread': {
    carrier: /소스|절임/u,
    points: [
      [
        '{lead:은} 소스와 절임이 간을 올려 나트륨이 약 {sodium}mg이에요. {aim} 빼기 쉬운 것들이에요.',
        'Sauce and pickles salt the {lead}: about {sodium} mg of sodium. {aim}, they are easy to leave out.',
      ],
    ],
    actions: [
      [
        '주문할 때 소스는 절반만, 절임은 빼 달라고 하세요.',
        'Order it with half of the sauce and without pickles.',
      ],
      [
        '소스를 반으로 줄이고 {inside:을} 더 넣어 달라고 하세요.',
        'Ask for half of the sauce and more {inside}.',
      ],
    ],
  },
  'sodium.shopRoll': {
    carrier: /간|찍/u,
    points: [
      [
        '{lead:은} 밥에도 간이 되어 나트륨이 약 {sodium}mg이에요. {aim} 짠 것을 더하면 많아져요.',
        'Even the rice of the {lead} is seasoned: about {sodium} mg of sodium. {aim}, anything salty beside it is too much.',
      ],
    ],
    actions: [
      [
        '아무것도 찍지 말고 드세요. 밥과 속에 이미 간이 있어요.',
        'Dip it into nothing: rice and filling are both seasoned.',
      ],
      [
        '국이나 절임 없이 이것만 드세요. 이미 간이 있어요.',
        'Have it without soup or pickles: it is seasoned already.',
      ],
    ],
  },
  'sodium.shopFrozen': {
    carrier: /채소/u,
    points: [
      [
        '{lead:은} 간이 다 되어 나트륨이 약 {sodium}mg이에요. {aim} 채소로 간을 옅게 할 수 있어요.',
        'The {lead} <comes|come> fully seasoned: about {sodium} mg of sodium. {aim}, plain vegetables thin it out.',
      ],
      [
        '{aim} {lead} 한 봉지는 짠 편이에요. 나트륨 약 {sodium}mg을 채소와 나눠야 해요.',
        '{aim}, a whole pack of {lead} is salty: about {sodium} mg of sodium. Stretch it with vegetables.',
      ],
    ],
    actions: [
      [
        '간하지 않은 채소를 한 줌 넣고 함께 데우세요. 조금 덜어 두어도 한 끼가 차요.',
        'Heat it with a handful of unseasoned vegetables; you can put some aside and still be full.',
      ],
      [
        '집에 있는 채소를 한 줌 같이 볶고 간은 더하지 마세요.',
        'Fry it with a handful of any vegetables you have, and add no salt.',
      ],
    ],
  },
  'sodium.shopPouch': {
    carrier: /소스/u,
    points: [
      [
        '{lead:은} 소스를 다 부으면 나트륨이 약 {sodium}mg이에요. {aim} 다 쓰지 않아도 돼요.',
        'With all of its sauce, the {lead} <has|have> about {sodium} mg of sodium. {aim}, you need not use it all.',
      ],
      [
        '{aim} 밥에 붓는 소스 양이 중요해요. 다 부으면 나트륨이 약 {sodium}mg이에요.',
        '{aim}, it matters how much sauce goes on the rice: about {sodium} mg of sodium if you use it all.',
      ],
    ],
    actions: [
      [
        '소스는 3분의 2만 붓고 나머지는 남기세요. 소스의 나트륨도 3분의 1 줄어요.',
        'Pour on two thirds of the sauce and leave the rest: a third less of its sodium.',
      ],
      [
        '소스를 한쪽에 부어 밥을 조금씩 찍듯 드시고, 남은 소스는 두세요.',
        'Pour the sauce to one side, dip the rice into it bit by bit, and leave what remains.',
      ],
    ],
  },
  'sodium.shopTopped': {
    carrier: /소스/u,
    points: [
      [
        '{lead:은} 소스까지 다 드시면 나트륨이 약 {sodium}mg이에요. {aim} 소스는 남길 만해요.',
        'With all of its sauce, the {lead} <comes|come> to about {sodium} mg of sodium. {aim}, some of it is worth leaving.',
      ],
      [
        '{aim} 밥에 고인 소스가 문제예요. 다 비벼 드시면 나트륨이 약 {sodium}mg이에요.',
        '{aim}, mind the sauce on the rice: about {sodium} mg of sodium if you mix it all in.',
      ],
    ],
    actions: [
      [
        '소스를 다 비비지 말고, {bite:을} 한 점씩 밥과 번갈아 드세요.',
        'Do not mix in all of the sauce; eat {bite} and rice in turn.',
      ],
      [
        '한쪽에서부터 떠서 드시고, 바닥에 고인 소스는 용기에 남기세요.',
        'Eat from one side, and leave the sauce that gathers at the bottom.',
      ],
    ],
  },
  'sodium.shopLabel': {
    carrier: /나트륨/u,
    points: [
      [
        '{lead:은} 제품마다 나트륨이 약 {low}~{high}mg까지 달라요. {aim} 고를 때가 중요해요.',
        'By the brand, the {lead} <has|have> {low} to {high} mg of sodium. {aim}, what counts is which one you pick.',
      ],
    ],
    actions: [
      [
        '뒷면을 견줘 나트륨이 {labelSodium}mg보다 적은 것을 고르세요.',
        'Compare labels and pick one with less than {labelSodium} mg of sodium.',
      ],
      [
        '두 제품의 뒷면을 나란히 보고 나트륨이 적은 쪽을 집으세요.',
        'Hold two labels side by side and take the one with less sodium.',
      ],
    ],
  },
  'sodium.shopReady': {
    carrier: /간|나트륨|짠/u,
    points: [
      [
        '이 한 끼가 하루 나트륨 기준의 {dayShare:예요}. {aim} 짠 것을 더 곁들이면 넘치기 쉬워요.',
        'This one meal takes {dayShare} of a day’s sodium. {aim}, anything salty beside it is too much.',
      ],
      [
        '{lead:은} 간이 다 되어 나와요. {aim} 나트륨 약 {sodium}mg이면 이것으로 넉넉해요.',
        'The {lead} <comes|come> fully seasoned. {aim}, about {sodium} mg of sodium is enough for one meal.',
      ],
      [
        '{aim} {lead} 하나로 이미 나트륨이 약 {sodium}mg이에요. 제품에 따라 {high}mg까지 가요.',
        '{aim}, the {lead} alone <has|have> about {sodium} mg of sodium, and up to {high} mg by the brand.',
      ],
    ],
    actions: [
      [
        '함께 든 {addOn}에는 소금을 찍지 말고 한 입씩 번갈아 드세요. 간이 맞아요.',
        'Eat the {addOn} unsalted, in turn with the rest; together they are seasoned enough.',
      ],
      [
        '국이나 절임을 곁들이지 마세요. 이것만으로 간이 충분해요.',
        'Add no soup or pickles; this is salty enough on its own.',
      ],
      [
        '{box}에서 가장 짠 반찬 하나를 골라 절반만 드세요.',
        'Pick out the saltiest side dish of the {box}, and eat half of it.',
      ],
    ],
  },
};
