import type { Wordings } from '../../wording/slots.ts';

/** Sodium of what is bought: what to ask for, what to leave. */
export const SODIUM_ORDER_WORDINGS: Wordings = {
  'sodium.orderBroth': [
    [
      '국물을 절반 남기면 나트륨이 약 {saved} mg 줄어요(어림).',
      'Leaving half the broth saves roughly {saved} mg of sodium.',
    ],
    [
      '건더기부터 드시고 국물은 절반쯤 남겨요. 나트륨이 약 {saved} mg 줄어요(어림).',
      'Eat the solids and leave about half the broth: roughly {saved} mg less sodium.',
    ],
    ['건더기를 건져 드시고 국물은 그릇에 남겨요.', 'Lift out the solids and leave the broth in the bowl.'],
    [
      '나오면 먼저 맛을 보고, 다진 양념은 넣지 않거나 조금만 풀어요.',
      'Taste it first; skip the seasoning paste or stir in only a little.',
    ],
    [
      '주문할 때 “싱겁게 해 주세요” 하고, 국물은 절반만 드세요.',
      'Ask for it less salty, and drink only half of the broth.',
    ],
  ],
  'sodium.orderBowl': [
    [
      '양념은 절반만 넣고, {veg:을} 골고루 섞어 간을 맞춰요.',
      'Use half of the sauce and let the {veg} do the rest.',
    ],
    [
      '양념장은 따로 달라고 해서 절반만 넣고 비벼요.',
      'Ask for the sauce on the side and mix in only half of it.',
    ],
    ['소스가 흠뻑 밴 밑쪽은 남기고 위쪽부터 드세요.', 'Eat from the top and leave the part soaked in sauce.'],
    ['주문할 때 “양념은 적게” 한마디면 돼요.', 'Just ask for less sauce when you order.'],
  ],
  'sodium.orderGrill': [
    ['양념이 묻은 겉면보다 속살부터 발라 드세요.', 'Start with the inside rather than the seasoned surface.'],
    [
      '소스나 양념장은 따로 달라고 해서 끝만 살짝 찍어요.',
      'Ask for the sauce on the side and dip only the tip.',
    ],
    [
      '주문할 때 “덜 짜게” 부탁하고, 곁들이 장은 찍지 않아요.',
      'Ask for it less salty, and skip the dipping sauce.',
    ],
  ],
  'sodium.orderSides': [
    [
      '밑반찬으로 나온 절임은 건드리지 않거나 한 점만 드세요.',
      'Leave the pickled side dishes, or take a single bite.',
    ],
    [
      '김치와 절임을 남기면 나트륨이 약 300 mg 줄어요(어림).',
      'Leaving the kimchi and pickles saves roughly 300 mg of sodium.',
    ],
    [
      '짠 밑반찬은 하나만 고르고, 리필은 나물로 부탁해요.',
      'Pick one salty side only, and ask for vegetables if you want a refill.',
    ],
  ],
  'sodium.orderNoodles': [
    [
      '양념장은 면 한쪽에만 두고 섞어 가며 맛을 보세요.',
      'Keep the sauce to one side and mix it in as you taste.',
    ],
    ['소스나 양념장은 절반만 넣고, 맛을 본 뒤 정해요.', 'Use half of the sauce, taste, then decide.'],
    [
      '면을 다 건졌으면 남은 소스는 접시에 두세요.',
      'When the noodles are gone, leave the rest of the sauce.',
    ],
  ],
  'sodium.orderBread': [
    ['절임 채소는 빼고 {veg:을} 더 넣어 달라고 해요.', 'Ask for more {veg} in place of the pickles.'],
    ['주문할 때 소스는 적게, 절임은 빼 달라고 해요.', 'Order it with less sauce and without pickles.'],
    [
      '곁들이는 감자튀김이나 수프는 이번에는 고르지 않아요.',
      'Skip the fries or the soup that go with it this time.',
    ],
  ],
  'sodium.orderRoll': [
    ['단무지는 빼고 말아 달라고 해요.', 'Ask to have it rolled without the pickled radish.'],
    ['함께 나오는 국물은 마시지 않고 물로 대신해요.', 'Leave the cup of broth that comes with it.'],
    ['간장은 찍지 않거나 한쪽 끝에만 살짝 묻혀요.', 'Skip the soy sauce, or touch it with one corner only.'],
  ],
  'sodium.orderSalad': [
    ['드레싱은 따로 받아 절반만 뿌려요.', 'Take the dressing on the side and use half of it.'],
    ['드레싱은 붓지 말고 젓가락 끝에 찍어 드세요.', 'Dip into the dressing instead of pouring it over.'],
  ],
  'sodium.orderFried': [
    [
      '소스는 붓지 말고 한 입마다 살짝 찍어 드세요.',
      'Do not pour the sauce over; dip lightly, bite by bite.',
    ],
  ],
  'sodium.orderPorridge': [
    ['위에 뿌린 양념은 섞기 전에 한쪽으로 덜어 두세요.', 'Move the seasoning on top aside before you stir.'],
    [
      '한 숟가락 맛을 보고, 심심해도 간을 더하지 않아요.',
      'Taste a spoonful; even if it is plain, add nothing.',
    ],
    ['같이 나오는 장조림과 젓갈은 덜어 두세요.', 'Set the salty side dishes that come with it aside.'],
    ['곁들여 나오는 짠 반찬은 하나만 드세요.', 'Eat only one of the salty sides that come with it.'],
  ],
  'sodium.kitSauce': [
    [
      '동봉된 양념은 3분의 2만 넣고 맛을 본 뒤 멈춰요.',
      'Use two thirds of the sauce in the pack, taste, and stop there.',
    ],
    [
      '{veg:을} 한 줌 더 넣고 양념은 조금 남겨요.',
      'Add another handful of {veg} and hold back some of the sauce.',
    ],
    [
      '양념 봉지는 다 짜지 말고 나눠 넣으며 맛을 봐요.',
      'Squeeze in the sauce bit by bit and taste in between.',
    ],
  ],
  'sodium.label': [
    [
      '먹기 전에 표시를 보고, 나트륨이 많으면 조금 남겨요.',
      'Look at the label first; if it has much sodium, leave a little.',
    ],
    [
      '고르기 전에 뒷면에서 나트륨 한 줄만 확인하세요.',
      'Before you choose, read one line on the back: sodium.',
    ],
    ['이 한 끼에 국물이나 절임은 더하지 않아요.', 'Add neither broth nor pickles to this meal.'],
    [
      '남은 두 끼를 심심하게 드시면 하루 나트륨이 맞춰져요.',
      'Keep the other two meals plain, and the day’s sodium evens out.',
    ],
    [
      '비슷한 제품이 여럿이면 뒷면 나트륨이 낮은 쪽을 고르세요.',
      'If there are several, choose the one with less sodium on the label.',
    ],
    [
      '뒷면에서 나트륨을 견주고, 국물 있는 컵은 함께 고르지 않아요.',
      'Compare the sodium on the labels, and do not add a cup of soup.',
    ],
  ],
  'sodium.boxSides': [
    [
      '짠 반찬 칸은 절반만 비우고, {veg} 칸부터 드세요.',
      'Start with the {veg} and leave half of the salty sides.',
    ],
    ['짠 반찬은 밥 한 술에 조금씩만 집어요.', 'Take the salty sides in tiny bites, a spoonful of rice each.'],
    ['소스 봉지는 뜯기 전에 먼저 맛을 보세요.', 'Taste it before you open the sauce.'],
  ],
  'sodium.sideFirst': [
    ['짭짤한 것 한 입에 {side} 한 입, 번갈아 드세요.', 'Alternate: one salty bite, one bite of {side}.'],
  ],
  'sodium.packetSauce': [
    ['소스가 따로 들었으면 절반만 뿌려요.', 'If the sauce comes separately, use half of it.'],
    ['소스 봉지는 맛을 본 뒤에 뜯어도 늦지 않아요.', 'Taste it before you open the packet of sauce.'],
  ],
  'sodium.order': [
    ['주문하면서 “간은 약하게 해 주세요” 하고 말해 두세요.', 'Ask for mild seasoning when you order.'],
    [
      '배달이라면 요청란에 “덜 짜게”라고 적어 두세요.',
      'For delivery, write “less salt, please” in the notes.',
    ],
    ['바닥에 고인 양념은 긁어 먹지 말고 두세요.', 'Leave the sauce at the bottom; do not scrape it up.'],
  ],
  'sodium.shop': [
    [
      '이 메뉴는 한 끼 나트륨이 {low} mg부터 {high} mg까지 있어요.',
      'One serving of this holds from {low} up to {high} mg of sodium.',
    ],
    [
      '하루 나트륨 기준의 {dayShare:을} 이 한 그릇으로 쓰게 돼요.',
      'This one dish takes {dayShare} of a day’s sodium limit.',
    ],
    [
      '간이 센 집에서는 나트륨이 {high} mg까지 나오는 메뉴예요.',
      'Where the seasoning is strong, this dish reaches {high} mg of sodium.',
    ],
    [
      '가게마다 간이 달라 나트륨이 약 {low}~{high} mg까지 차이 나요.',
      'Restaurants season differently: anything from {low} to {high} mg of sodium.',
    ],
    [
      '나트륨은 보통 {sodium} mg쯤인데, 짠 가게라면 {high} mg까지도 나와요.',
      'Usually about {sodium} mg of sodium, but a salty kitchen may reach {high} mg.',
    ],
    [
      '{lead:은} 가게에 따라 나트륨이 {low}~{high} mg로 벌어져요.',
      'Depending on the place, {lead} <holds|hold> {low} to {high} mg of sodium.',
    ],
    [
      '나트륨 약 {sodium} mg은 어림값이에요. 가게에 따라 {high} mg이 될 수 있어요.',
      'The {sodium} mg of sodium are an estimate; some places reach {high} mg.',
    ],
    [
      '사 먹는 {lead:은} 한 끼 나트륨이 약 {sodium} mg이에요. 하루 기준의 {dayShare:예요}.',
      'Eaten out, {lead} <has|have> about {sodium} mg of sodium, {dayShare} of a day’s limit.',
    ],
    [
      '같은 메뉴라도 나트륨이 가게에 따라 {high} mg까지 올라가요.',
      'The same dish can climb to {high} mg of sodium, depending on the kitchen.',
    ],
  ],
  'sodium.product': [
    [
      '포장 음식은 간이 세기 쉬워요. 이 끼니는 나트륨이 약 {sodium} mg이에요.',
      'Packed food tends to be salty: about {sodium} mg of sodium in this meal.',
    ],
    [
      '{lead}의 나트륨은 약 {sodium} mg, 많게는 {high} mg까지 봐야 해요.',
      'Count {lead} at about {sodium} mg of sodium, and up to {high} mg.',
    ],
    [
      '나트륨 {sodium} mg쯤은 짜게 느껴지지 않아도 들어 있는 양이에요.',
      'Some {sodium} mg of sodium are in it even if it does not taste salty.',
    ],
    [
      '짠맛이 세지 않아도 나트륨이 약 {sodium} mg 들어 있어요.',
      'It may not taste salty, but there are about {sodium} mg of sodium in it.',
    ],
    [
      '{lead}에는 나트륨이 {low}~{high} mg쯤 들어 있어요.',
      '{lead} <holds|hold> some {low} to {high} mg of sodium.',
    ],
    [
      '표시된 나트륨은 제품마다 달라 {high} mg인 것도 있어요.',
      'The sodium on the label differs by product; some have {high} mg.',
    ],
    [
      '제품에 따라 나트륨이 약 {low}~{high} mg까지 차이 나요.',
      'Depending on the product, it holds {low} to {high} mg of sodium.',
    ],
    [
      '나트륨은 보통 {sodium} mg쯤이고, 짠 제품은 {high} mg까지 가요.',
      'Usually about {sodium} mg of sodium; salty products reach {high} mg.',
    ],
    [
      '{lead:은} 나트륨이 약 {sodium} mg으로 어림돼요. 제품마다 꽤 달라요.',
      '{lead} <has|have> an estimated {sodium} mg of sodium. Products differ a lot.',
    ],
    [
      '이 한 끼 나트륨은 약 {sodium} mg, 하루 기준의 {dayShare:예요}.',
      'About {sodium} mg of sodium in one product: {dayShare} of a day’s limit.',
    ],
    ['비슷한 제품끼리도 나트륨이 {high} mg까지 벌어져요.', 'Similar products go up to {high} mg of sodium.'],
  ],
  'sodium.lowShop': [
    [
      '{lead:은} 나트륨이 약 {sodium} mg으로 적어요. 짠맛은 곁들이에서 나와요.',
      '{lead} <has|have> little sodium, about {sodium} mg; the salt is in what goes beside it.',
    ],
  ],
  'sodium.lowShopSide': [
    [
      '양념장은 따로 달라고 해서 숟가락 끝으로 조금씩 넣으세요.',
      'Ask for the sauce on the side and add it from the tip of a spoon.',
    ],
    ['찍어 먹는 장과 절임 반찬은 건드리지 마세요.', 'Leave the dipping sauce and the pickles alone.'],
    [
      '함께 나온 국은 맛만 보고 절임은 남기세요.',
      'Only taste the soup that comes with it, and leave the pickles.',
    ],
  ],
};
