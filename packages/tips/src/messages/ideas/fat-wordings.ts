import type { Wordings } from '../../wording/slots.ts';

/** Saturated fat, cholesterol, and cooking with little fat. */
export const FAT_WORDINGS: Wordings = {
  'fat.low': [
    ['포화지방이 약 {sat} g으로 적은 끼니예요.', 'A meal with little saturated fat: about {sat} g.'],
    [
      '{flesh:으로} 단백질을 얻으면서 포화지방은 약 {sat} g에 그쳐요.',
      '{flesh} <gives|give> the protein with only about {sat} g of saturated fat.',
    ],
  ],
  'fat.lean': [
    [
      '{flesh:은} 기름기가 적은 부위예요. 포화지방이 약 {sat} g이에요.',
      '{flesh} <is|are> a lean cut: about {sat} g of saturated fat.',
    ],
    [
      '기름기 적은 {flesh:을} 골라 포화지방을 약 {sat} g으로 맞췄어요.',
      'With lean {flesh}, saturated fat stays at about {sat} g.',
    ],
  ],
  'fat.source': [
    [
      '포화지방 약 {sat} g은 대부분 {source}에서 와요.',
      'Most of the {sat} g of saturated fat comes from the {source}.',
    ],
    [
      '{source}에 포화지방이 가장 많아요. 이 끼니 모두 약 {sat} g이에요.',
      'The {source} <has|have> most of the saturated fat: about {sat} g in the whole meal.',
    ],
  ],
  'fat.meat': [
    [
      '포화지방 약 {sat} g은 주로 {flesh}의 기름에 있어요.',
      'The {sat} g of saturated fat are mostly in the fat of the {flesh}.',
    ],
    [
      '{flesh}에 붙은 기름이 이 끼니 포화지방의 큰 몫이에요.',
      'The fat on the {flesh} <is|are> a large part of this meal’s saturated fat.',
    ],
  ],
  'fat.fish': [
    ['{fish}의 기름은 대부분 불포화지방이에요.', 'The fat of {fish} <is|are> mostly unsaturated.'],
    ['{fish:은} 오메가3가 많은 등푸른 생선이에요.', '{fish} <is|are> an oily fish, rich in omega-3.'],
    [
      '고기 대신 {fish:이} 오른 끼니라 지방의 질이 좋아요.',
      'With {fish} in place of meat, the fat of this meal is of the better kind.',
    ],
  ],
  'fat.soy': [
    [
      '{flesh}의 지방은 거의 불포화지방이에요. 포화지방은 약 {sat} g이에요.',
      'The fat of {flesh} <is|are> nearly all unsaturated; saturated fat is about {sat} g.',
    ],
    [
      '고기 자리에 {flesh:이} 있어 포화지방이 약 {sat} g에 그쳐요.',
      '{flesh} <takes|take> the place of meat, so saturated fat stays at about {sat} g.',
    ],
  ],
  'fat.egg': [
    [
      '달걀이 들어 이 끼니 콜레스테롤이 약 {chol} mg이에요.',
      'With egg in it, this meal has about {chol} mg of cholesterol.',
    ],
    [
      '콜레스테롤 약 {chol} mg은 거의 달걀노른자에서 와요.',
      'Nearly all of the {chol} mg of cholesterol is in the egg yolk.',
    ],
  ],
  'fat.barley': [
    [
      '{oat}에는 물에 녹는 식이섬유가 있어 콜레스테롤 관리에 도움이 될 수 있어요.',
      '{oat} <has|have> soluble fibre, which may help with cholesterol.',
    ],
  ],
  'fat.fiber': [
    [
      '{fiberFood} 덕분에 식이섬유가 약 {fiber} g이에요. 콜레스테롤 관리에 좋아요.',
      'Thanks to the {fiberFood} there are about {fiber} g of fibre, good for managing cholesterol.',
    ],
  ],
  'fat.fried': [
    ['튀김옷이 기름을 머금어 지방이 약 {fat} g이에요.', 'The batter soaks up oil: about {fat} g of fat.'],
    ['튀긴 메뉴라 지방이 약 {fat} g 들어 있어요.', 'Being deep-fried, it has about {fat} g of fat.'],
  ],
  'fat.bought': [
    [
      '사 먹는 {lead}에는 포화지방이 약 {sat} g 들어요.',
      'Bought {lead} <has|have> about {sat} g of saturated fat.',
    ],
    [
      '이 메뉴에서 살필 것은 포화지방 약 {sat} g이에요.',
      'The thing to watch here is about {sat} g of saturated fat.',
    ],
    [
      '{flesh:과} 양념 기름에서 포화지방이 약 {sat} g 나와요.',
      'The {flesh} and the cooking fat bring about {sat} g of saturated fat.',
    ],
    [
      '이 한 끼의 포화지방이 약 {sat} g이라 적지 않은 편이에요.',
      'With about {sat} g of saturated fat, this is not a light meal.',
    ],
    [
      '{lead}의 포화지방은 약 {sat} g으로 어림돼요.',
      'The {lead} <has|have> an estimated {sat} g of saturated fat.',
    ],
  ],
  'fat.trim': [
    ['{flesh:은} 익히기 전에 가장자리 기름을 잘라 내요.', 'Trim the edges of the {flesh} before cooking.'],
    ['{flesh}에 하얗게 보이는 기름은 떼고 드세요.', 'Take off the white fat you can see on the {flesh}.'],
  ],
  'fat.skin': [
    [
      '{flesh}의 껍질은 떼고 드세요. 기름이 껍질에 모여 있어요.',
      'Leave the skin of the {flesh}; that is where the fat sits.',
    ],
    ['껍질은 굽고 난 뒤 벗겨 내고 살만 드세요.', 'Cook it with the skin, then eat only the meat.'],
  ],
  'fat.pan': [
    [
      '기름은 붓지 말고 종이타월에 묻혀 팬을 닦듯이 발라요.',
      'Wipe the pan with oil on a paper towel instead of pouring it.',
    ],
    [
      '볶다가 마르면 기름 말고 물을 한두 숟가락 넣어요.',
      'If it gets dry while frying, add a spoonful or two of water, not oil.',
    ],
    [
      '{oil:은} 병째 두르지 말고 작은 숟가락으로 재어요.',
      'Measure the {oil} with a teaspoon rather than pouring from the bottle.',
    ],
  ],
  'fat.fishPan': [
    [
      '{fish}에서 기름이 나오니 팬에 기름을 더 두르지 않아요.',
      '{fish} <gives|give> off its own oil, so add none to the pan.',
    ],
    [
      '{fish:은} 바싹 태우지 말고 속이 촉촉할 때 내려요.',
      'Take the {fish} off while it is still moist; do not let it char.',
    ],
    [
      '{fish}에 {aroma:을} 곁들이면 간을 더하지 않아도 비린 맛이 줄어요.',
      'Some {aroma} with the {fish} tames the fishiness without more salt.',
    ],
  ],
  'fat.moreSoy': [
    [
      '{flesh}부터 드시면 다른 기름진 반찬이 덜 당겨요.',
      'Start with the {flesh} and you will want less of anything fatty.',
    ],
  ],
  'fat.noMoreEgg': [
    [
      '이날 다른 끼니에는 달걀이 없으니 이만큼은 괜찮아요. 더하지만 마세요.',
      'There is no egg in the day’s other meals, so this much is fine. Just add none.',
    ],
    [
      '달걀 간식은 이날 쉬고, 이 끼니의 달걀로 마쳐요.',
      'No egg as a snack today; let this meal’s egg be all.',
    ],
  ],
  'fat.chewGrain': [
    ['{rice:을} 꼭꼭 씹어 이 끼니 몫을 다 드세요.', 'Chew the {rice} well and finish your share.'],
  ],
  'fat.batter': [['튀김옷이 두꺼운 끝부분은 떼어 내고 드세요.', 'Pull off the thick ends of the batter.']],
  'fat.orderLean': [
    ['고기는 살코기 쪽으로 달라고 부탁해 보세요.', 'Ask for the leaner pieces.'],
    ['보이는 기름은 접시 한쪽에 떼어 놓고 드세요.', 'Set the visible fat aside on the plate.'],
    [
      '국물 위에 뜬 기름을 숟가락으로 먼저 걷어 내요.',
      'Skim the fat from the top of the broth with a spoon first.',
    ],
  ],
  'fat.orderCreamy': [
    [
      '크림이나 치즈가 든 소스는 남기고 건더기 위주로 드세요.',
      'Leave the creamy sauce and eat what is in it.',
    ],
    ['마요네즈 소스는 빼거나 따로 달라고 해요.', 'Ask to leave out the mayonnaise, or take it on the side.'],
  ],
  'fat.orderPlain': [
    ['튀김이나 전을 곁들이지 않고 이것으로 마쳐요.', 'Let this be all: no fried side with it.'],
    ['커피를 드신다면 크림이나 휘핑 없이 드세요.', 'If you have coffee, take it without cream.'],
    ['치즈나 마요네즈 추가는 하지 않아요.', 'Add no cheese or mayonnaise.'],
    [
      '곁들이는 튀김은 고르지 않고 {veg:이} 있는 쪽으로 주문해요.',
      'Skip fried sides and choose the one with {veg}.',
    ],
  ],
  'fat.milk': [
    [
      '우유는 저지방 표시가 있는 것으로 고르면 포화지방이 절반쯤이에요.',
      'Choose low-fat milk: it has about half the saturated fat.',
    ],
    ['우유만 저지방으로 바꿔도 이 끼니가 한결 가벼워요.', 'Low-fat milk alone makes this meal lighter.'],
  ],
  'fat.milkPoint': [
    [
      '이 끼니 포화지방 약 {sat} g에는 우유의 몫이 커요.',
      'The milk is a large part of the {sat} g of saturated fat here.',
    ],
  ],
  'fat.skim': [
    ['끓는 동안 위에 뜨는 기름을 국자로 걷어 내요.', 'Skim off the fat that rises while it simmers.'],
    [
      '한 번 식혀 굳은 기름을 걷고 다시 데우면 담백해요.',
      'Let it cool, lift off the hardened fat and reheat.',
    ],
  ],
  'fat.leaveOil': [
    [
      '접시 바닥에 고인 기름진 양념은 남기고 건져 드세요.',
      'Leave the oily sauce at the bottom of the plate.',
    ],
    [
      '소스를 3분의 1쯤 남기면 기름도 함께 남아요.',
      'Leave about a third of the sauce, and the fat stays behind with it.',
    ],
    [
      '{veg}부터 드시고, 기름이 고인 소스는 긁어 드시지 마세요.',
      'Eat the {veg} first, and do not scrape up the oily sauce.',
    ],
    [
      '밥에 소스를 비비지 말고 {flesh:과} {veg:을} 건져 드세요.',
      'Do not mix the sauce into the rice; pick out the {flesh} and {veg}.',
    ],
  ],
  'fat.skimPack': [
    ['데운 뒤 위에 뜬 기름을 숟가락으로 걷어 내세요.', 'Skim off the fat on top after heating.'],
    ['데우기 전에 하얗게 굳은 기름을 덜어 내세요.', 'Take off the white hardened fat before you heat it.'],
  ],
  'fat.leaveCream': [
    [
      '진한 소스는 접시에 남기고 {veg}부터 드세요.',
      'Leave the rich sauce on the plate and start with the {veg}.',
    ],
    [
      '{lead} 소스를 3분의 1쯤 남기면 포화지방도 함께 남아요.',
      'Leave about a third of the sauce of the {lead}, and its saturated fat stays behind too.',
    ],
  ],
};
