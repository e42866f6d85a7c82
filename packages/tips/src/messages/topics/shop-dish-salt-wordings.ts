import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Salt in bought dishes that are seasoned throughout. */
export const SHOP_DISH_SALT_WORDINGS: TopicWordingTable = {
  'sodium.shopOrder': {
    carrier: /간|양념|싱겁|주문/u,
    points: {
      '{lead:은} 주방에서 간을 다 해서 나와 나트륨이 약 {sodium}mg이에요. {aim} 미리 부탁하는 쪽이 좋아요.':
        'The kitchen decides how salty the {lead} <is|are>: about {sodium} mg of sodium. {aim}, ask beforehand.',
      '{lead:은} 가게에 따라 나트륨이 약 {low}~{high}mg이에요. {aim} 싱겁게 주문하는 걸 권해요.':
        'Depending on the place, the {lead} <has|have> {low} to {high} mg of sodium. {aim}, order it less salty.',
      '간이 밴 요리라 하루 나트륨 기준의 {dayShare:이} 들어 있어요. {aim} 주문할 때 말하는 게 좋아요.':
        'Seasoned through, this dish takes {dayShare} of a day’s sodium. {aim}, ask for less seasoning when you order.',
    },
    actions: {
      '주문할 때 “싱겁게 해 주세요” 하고 부탁하세요. 나온 뒤 간은 더하지 마세요.':
        'Ask for it lightly seasoned when you order, and add no salt afterwards.',
      '주문할 때 양념을 절반만 넣어 달라고 하세요.': 'When you order, ask for half of the seasoning.',
      '주문하면서 “덜 짜게 되나요?” 하고 먼저 물어보세요.':
        'As you order, ask whether they can make it less salty.',
    },
  },
  'sodium.shopPan': {
    carrier: /양념/u,
    points: {
      '{lead}의 나트륨 약 {sodium}mg은 주로 양념에 있어요. {aim} 양념은 남기는 쪽이 좋아요.':
        'Most of the {sodium} mg of sodium in the {lead} is in the sauce. {aim}, leave some of it.',
      '{aim} {lead:은} 바닥에 고인 양념을 남기는 걸 권해요. 다 드시면 나트륨이 약 {sodium}mg이에요.':
        '{aim}, leave the sauce under the {lead}: about {sodium} mg of sodium if you eat it all.',
    },
    actions: {
      '{bite:과} {veg:을} 건져 드시고, 바닥의 양념은 그릇에 두세요.':
        'Lift out the {bite} and {veg}, and leave the sauce in the dish.',
      '양념을 밥에 비비지 말고 {bite:을} 한 점씩 밥에 얹어 드세요.':
        'Do not mix the sauce into the rice; put a piece of {bite} on it at a time.',
      '집을 때마다 양념을 접시 가장자리에 덜어 내고 드세요.':
        'With each bite, wipe some of the sauce off on the rim of the plate.',
    },
  },
  'sodium.shopGrill': {
    carrier: /간|소금|장/u,
    points: {
      '{lead:은} 이미 간이 되어 나와 나트륨이 약 {sodium}mg이에요. {aim} 더 찍지 않는 게 좋아요.':
        'The {lead} <comes|come> seasoned: about {sodium} mg of sodium. {aim}, do not dip it.',
      '{aim} {lead:은} 간을 더하지 않는 쪽이 좋아요. 이미 나트륨이 약 {sodium}mg이에요.':
        '{aim}, add nothing salty to the {lead}: there are about {sodium} mg of sodium already.',
    },
    actions: {
      '찍어 먹는 장 없이 {flesh:을} 그대로 드세요. 구울 때 간이 배었어요.':
        'Eat the {flesh} without a dip: it was seasoned on the grill.',
      '주문할 때 {flesh:은} 소금을 적게 뿌려 구워 달라고 하세요.':
        'When you order, ask to have the {flesh} grilled with little salt.',
    },
  },
  'sodium.shopDryNoodles': {
    carrier: /소스|양념/u,
    points: {
      '{lead}의 나트륨 약 {sodium}mg은 주로 소스에 있어요. {aim} 소스는 남기는 걸 권해요.':
        'The {sodium} mg of sodium in the {lead} <is|are> mostly in the sauce. {aim}, leave some of it.',
      '{aim} {lead:은} 소스를 덜 드시는 게 좋아요. 나트륨이 약 {low}~{high}mg이에요.':
        '{aim}, have less of the sauce of the {lead}: sodium ranges from {low} to {high} mg.',
    },
    actions: {
      '면을 소스에서 들어 올려 드시고, 남은 소스는 그릇에 두세요.':
        'Lift the noodles out of the sauce, and leave the rest of it in the bowl.',
      '소스는 3분의 2만 비비고 나머지는 한쪽에 남기세요.':
        'Mix in two thirds of the sauce and leave the rest at the side.',
      '면을 다 드셨으면 남은 소스는 긁어 드시지 마세요.':
        'When the noodles are gone, leave the sauce; do not scrape it up.',
    },
  },
  'sodium.shopPorridge': {
    carrier: /간|짠/u,
    points: {
      '{lead:은} 순해 보여도 이 끼니 나트륨이 약 {sodium}mg이에요. {aim} 간을 더하지 않는 쪽이 좋아요.':
        'Mild as the {lead} may look, this meal has about {sodium} mg of sodium. {aim}, add no salt.',
    },
    actions: {
      '간을 더하지 말고 그대로 드세요. 짠 반찬도 필요 없어요.':
        'Eat it as it comes: it needs no salt, and no salty side dish.',
      '이미 간이 되어 있으니 짠 반찬은 곁들이지 마세요.':
        'It is seasoned already: have no salty side dishes with it.',
    },
  },
  'sodium.shopBread': {
    carrier: /소스/u,
    points: {
      '{lead:은} 소스까지 더해 나트륨이 약 {sodium}mg이에요. {aim} 소스를 줄이는 걸 권해요.':
        'With its sauce, the {lead} <has|have> about {sodium} mg of sodium. {aim}, cut the sauce.',
    },
    actions: {
      '주문할 때 소스를 절반만 발라 달라고 하세요.': 'Order it with half of the sauce.',
      '소스를 반으로 줄이고 {inside:을} 더 넣어 달라고 하세요.':
        'Ask for half of the sauce and more {inside}.',
    },
  },
  'sodium.shopRoll': {
    carrier: /간|찍|짠/u,
    points: {
      '{lead:은} 밥에도 간이 되어 나트륨이 약 {sodium}mg이에요. {aim} 짠 것을 곁들이지 않는 게 좋아요.':
        'Even the rice of the {lead} is seasoned: about {sodium} mg of sodium. {aim}, have nothing salty beside it.',
    },
    actions: {
      '아무것도 찍지 말고 그대로 드세요. 밥과 속에 간이 되어 있어요.':
        'Eat it as it is, without a dip: rice and filling are both seasoned.',
      '국이나 절임 없이 드세요. 이것만으로 간이 맞아요.':
        'Have it without soup or pickles: it is seasoned enough.',
    },
  },
  'sodium.shopFrozen': {
    carrier: /채소/u,
    points: {
      '{lead:은} 간이 다 되어 나트륨이 약 {sodium}mg이에요. {aim} 싱거운 채소를 더하는 쪽이 좋아요.':
        'The {lead} <comes|come> fully seasoned: about {sodium} mg of sodium. {aim}, add plain vegetables.',
      '{aim} {lead:은} 싱거운 채소와 함께 드시는 걸 권해요. 한 끼 나트륨이 약 {sodium}mg이에요.':
        '{aim}, eat the {lead} with plain vegetables: about {sodium} mg of sodium in one meal.',
    },
    actions: {},
    cookingActions: {
      '간하지 않은 채소를 한 줌 넣어 데우고, 소스는 더하지 마세요.':
        'Heat it with a handful of unseasoned vegetables, and add no sauce.',
      '집에 있는 채소를 한 줌 같이 볶고 간은 더하지 마세요.':
        'Fry it with a handful of any vegetables you have, and add no salt.',
    },
  },
  'sodium.shopPouch': {
    carrier: /소스/u,
    points: {
      '{lead:은} 소스를 다 부으면 나트륨이 약 {sodium}mg이에요. {aim} 조금 남기는 게 좋아요.':
        'With all of its sauce, the {lead} <has|have> about {sodium} mg of sodium. {aim}, hold some back.',
      '{aim} 밥에 붓는 소스를 줄이는 쪽이 좋아요. 다 부으면 나트륨이 약 {sodium}mg이에요.':
        '{aim}, pour less sauce over the rice: about {sodium} mg of sodium if you use it all.',
    },
    actions: {
      '소스는 3분의 2만 붓고 나머지는 남기세요. 소스의 나트륨도 3분의 1 줄어요.':
        'Pour on two thirds of the sauce and leave the rest: a third less of its sodium.',
      '소스를 한쪽에 부어 조금씩 떠서 밥과 드시고, 남은 소스는 두세요.':
        'Pour the sauce to one side, take a little with the rice, and leave what remains.',
    },
  },
  'sodium.shopTopped': {
    carrier: /소스/u,
    points: {
      '{lead:은} 소스까지 다 드시면 나트륨이 약 {sodium}mg이에요. {aim} 소스는 남기는 걸 권해요.':
        'With all of its sauce, the {lead} <comes|come> to about {sodium} mg of sodium. {aim}, leave some of it.',
      '{aim} 밥에 소스를 다 비비지 않는 게 좋아요. 다 드시면 나트륨이 약 {sodium}mg이에요.':
        '{aim}, do not mix all of the sauce into the rice: about {sodium} mg of sodium if you eat it all.',
    },
    actions: {
      '소스를 비비지 말고 {bite:과} 밥을 번갈아 드세요.':
        'Do not mix in the sauce; eat {bite} and rice in turn.',
      '한쪽부터 떠서 드시고, 바닥에 고인 소스는 용기에 남기세요.':
        'Eat from one side, and leave the sauce that gathers at the bottom.',
    },
  },
  'sodium.shopLabel': {
    carrier: /나트륨/u,
    points: {
      '제품마다 나트륨이 약 {low}~{high}mg으로 달라요. {aim} 고를 때 비교하는 쪽이 좋아요.':
        'Brands differ: {low} to {high} mg of sodium. {aim}, compare before you buy.',
    },
    actions: {
      '뒷면 영양표시에서 나트륨이 {labelSodium}mg보다 적은 것을 고르세요.':
        'Read the nutrition label and pick one with less than {labelSodium} mg of sodium.',
      '비슷한 두 제품을 나란히 놓고 나트륨이 적은 쪽을 집으세요.':
        'Hold two labels side by side and take the one with less sodium.',
    },
  },
  'sodium.shopReady': {
    carrier: /간|나트륨|짠/u,
    points: {
      '이 한 끼로 하루 나트륨 기준의 {dayShare:을} 쓰게 돼요. {aim} 짠 것을 더하지 않는 걸 권해요.':
        'This one meal takes {dayShare} of a day’s sodium. {aim}, add nothing salty.',
      '{lead:은} 간이 다 되어 나와 나트륨이 약 {sodium}mg이에요. {aim} 여기서 더 늘리지 않는 게 좋아요.':
        'The {lead} <comes|come> fully seasoned: about {sodium} mg of sodium. {aim}, do not add to it.',
      '{aim} {lead:은} 짠 음식과 함께 드시지 않는 쪽이 좋아요. 제품에 따라 나트륨이 {high}mg까지 돼요.':
        '{aim}, have nothing salty with the {lead}: depending on the brand, sodium goes up to {high} mg.',
      '이미 나트륨이 약 {sodium}mg 들어 있어요. {aim} 짠 것을 곁들이지 않는 걸 권해요.':
        'It holds about {sodium} mg of sodium already. {aim}, have nothing salty beside it.',
    },
    actions: {
      '국이나 절임을 곁들이지 마세요. 이것만으로 간이 충분해요.':
        'Add no soup or pickles; this is salty enough on its own.',
      '짠 반찬이나 컵국을 함께 사지 말고, 마실 것은 물로 고르세요.':
        'Buy no salty side dish or cup soup with it, and choose water to drink.',
      '간하지 않은 채소를 곁들이세요. 나트륨을 늘리지 않고 배를 채워요.':
        'Have unseasoned vegetables beside it: they fill you without more sodium.',
      '{box}에서 가장 짠 반찬을 하나 골라 절반 남기세요.':
        'Pick out the saltiest side dish of the {box}, and leave half of it.',
    },
  },
};
