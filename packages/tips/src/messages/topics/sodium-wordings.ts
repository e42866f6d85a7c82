import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Where the salt of a home-cooked meal is, and how to leave some of it. */
export const SODIUM_WORDINGS: TopicWordingTable = {
  'sodium.broth': {
    carrier: /국물/u,
    points: [
      [
        '{aim} 먼저 볼 곳은 {lead} 국물이에요. 어림잡아 나트륨 {brothMg}mg이 녹아 있어요.',
        '{aim}, look first at the broth of the {lead}: it holds roughly {brothMg} mg of sodium.',
      ],
      [
        '이 상의 나트륨 약 {sodium}mg 가운데 어림잡아 {brothShare:이} 국물에 있어요. {aim} 덜기 쉬운 몫이에요.',
        'Roughly {brothShare} of the {sodium} mg of sodium in this meal is in the broth. {aim}, it is the easy part to leave.',
      ],
      [
        '{lead} 국물에는 나트륨이 어림잡아 {brothMg}mg이에요. {aim} 다 드시기엔 많아요.',
        'The broth of the {lead} has roughly {brothMg} mg of sodium. {aim}, that is a lot to finish.',
      ],
      [
        '국물까지 다 드시면 이 끼니 나트륨이 약 {sodium}mg이에요. {aim} 국물만 덜 드셔도 차이가 커요.',
        'With all of the broth this meal comes to about {sodium} mg of sodium. {aim}, leaving broth makes the difference.',
      ],
    ],
    actions: [
      [
        '국물을 절반 남기세요. 어림잡아 나트륨이 약 {brothHalf}mg 줄어요.',
        'Leave half of the broth: roughly {brothHalf} mg less sodium.',
      ],
      [
        '국그릇에 건더기를 먼저 담고 국물은 반만 부으세요. 어림잡아 나트륨이 약 {brothHalf}mg 줄어요.',
        'Put the solids into the bowl first and pour in half of the broth: roughly {brothHalf} mg less sodium.',
      ],
      [
        '{rice:을} 말지 말고 따로 드세요. 국물을 덜 드시게 돼요.',
        'Eat the {rice} separately, not in the soup; you will drink less of the broth.',
      ],
      [
        '{veg:과} {bite:을} 젓가락으로 건져 드시고 국물은 몇 숟가락만 뜨세요.',
        'Pick out the {veg} and {bite} with chopsticks, and take only a few spoonfuls of the broth.',
      ],
      [
        '작은 국그릇에 건더기를 소복이 담으세요. 국물만 덜 담겨요.',
        'Heap the solids in a small bowl; it holds just as much of them and less broth.',
      ],
      [
        '젓가락으로 건더기부터 드세요. 숟가락을 안 쓰면 국물이 남아요.',
        'Eat the solids with chopsticks; without a spoon, the broth stays in the bowl.',
      ],
    ],
  },
  'sodium.kimchi': {
    carrier: /\{kimchi/u,
    points: [
      [
        '{aim} 이 상에서 먼저 볼 찬은 {kimchi:예요}. 한 접시에 나트륨이 약 {partMg}mg이에요.',
        '{aim}, the dish to watch here is the {kimchi}: about {partMg} mg of sodium.',
      ],
      [
        '이 상의 나트륨 약 {sodium}mg 가운데 {kimchi} 몫이 약 {partMg}mg이에요. {aim} 덜기 쉬운 몫이에요.',
        'About {partMg} mg of the {sodium} mg of sodium here is in the {kimchi}. {aim}, it is the easy part to leave.',
      ],
      [
        '{kimchi:을} 다 드시면 나트륨이 약 {partMg}mg 더해져요. {aim} 적지 않은 양이에요.',
        'Finishing the {kimchi} adds about {partMg} mg of sodium. {aim}, that is not little.',
      ],
    ],
    actions: [
      [
        '{kimchi:은} 절반만 드세요. 나트륨이 약 {partHalf}mg 줄어요.',
        'Eat only half of the {kimchi}: about {partHalf} mg less sodium.',
      ],
      [
        '{kimchi:은} 반 접시만 담아 내세요. 나트륨이 약 {partHalf}mg 줄어요.',
        'Serve half a dish of the {kimchi}: about {partHalf} mg less sodium.',
      ],
      [
        '{kimchi:은} 작게 썰어 반 접시만 내세요. 적은 양으로도 끝까지 곁들일 수 있어요.',
        'Cut the {kimchi} small and serve half a dish; it lasts through the meal.',
      ],
      [
        '{side:을} 넉넉히 드시고 {kimchi:은} 입가심으로 몇 점만 드세요.',
        'Have plenty of the {side}, and only a few pieces of the {kimchi} at the end.',
      ],
    ],
  },
  'sodium.side': {
    carrier: /\{salty/u,
    points: [
      [
        '{aim} 반찬 가운데 {salty:을} 살펴야 해요. 한 접시에 나트륨이 약 {partMg}mg이에요.',
        '{aim}, mind the {salty} among the side dishes: about {partMg} mg of sodium.',
      ],
      [
        '이 상의 나트륨 약 {sodium}mg에서 {salty} 몫이 약 {partMg}mg이에요. {aim} 줄이기 쉬운 반찬이에요.',
        'The {salty} <brings|bring> about {partMg} mg of the {sodium} mg of sodium here. {aim}, it is easy to have less of.',
      ],
      [
        '{salty:은} 간이 밴 반찬이라 나트륨이 약 {partMg}mg이에요. {aim} 다 드시지 않아도 돼요.',
        'Seasoned through, the {salty} <has|have> about {partMg} mg of sodium. {aim}, there is no need to finish it.',
      ],
    ],
    actions: [
      [
        '{salty:은} 절반만 드세요. 나트륨이 약 {partHalf}mg 줄어요.',
        'Eat half of the {salty}: about {partHalf} mg less sodium.',
      ],
      [
        '{salty:은} 반 접시만 담아 내세요. 나트륨이 약 {partHalf}mg 줄어요.',
        'Serve half a dish of the {salty}: about {partHalf} mg less sodium.',
      ],
      [
        '{salty:은} 밥 두 술에 한 젓가락씩만 드세요. 절반쯤 남아요.',
        'Take the {salty} with every other spoonful of rice; about half of it will be left.',
      ],
    ],
  },
  'sodium.season': {
    carrier: /\{season/u,
    points: [
      [
        '이 상의 나트륨 약 {sodium}mg 가운데 {season} 몫이 약 {seasonMg}mg이에요. {aim} 여기서 덜 만해요.',
        'About {seasonMg} mg of the {sodium} mg of sodium here is from the {season}. {aim}, cut it there.',
      ],
      [
        '{lead}의 간은 {season:으로} 해요. {aim} 나트륨 약 {seasonMg}mg이 든 이것부터 봐야 해요.',
        'The {lead} <is|are> salted with {season}: about {seasonMg} mg of sodium a person. {aim}, begin there.',
      ],
      [
        '{lead}에 넣는 {season}만으로 나트륨이 약 {seasonMg}mg이에요. {aim} 적지 않은 양이에요.',
        'The {season} in the {lead} alone <makes|make> about {seasonMg} mg of sodium a person. {aim}, that is not little.',
      ],
    ],
    actions: [
      [
        '{season:을} 조리법의 3분의 2만 넣으세요. 나트륨이 약 {seasonThird}mg 줄어요.',
        'Use two thirds of the {season} in the recipe: about {seasonThird} mg less sodium.',
      ],
      [
        '{season:을} 3분의 1 덜 넣고 {aroma:을} 더하세요. 나트륨이 약 {seasonThird}mg 줄어요.',
        'Use a third less {season} and more {aroma}: about {seasonThird} mg less sodium.',
      ],
      [
        '{season:은} 계량스푼으로 재어 3분의 2만 넣으세요. 나트륨이 약 {seasonThird}mg 줄어요.',
        'Measure the {season} with a spoon and stop at two thirds: about {seasonThird} mg less sodium.',
      ],
    ],
  },
  'sodium.sauce': {
    carrier: /양념/u,
    points: [
      [
        '{lead} 한 접시의 나트륨 약 {partMg}mg은 주로 양념에 있어요. {aim} 양념까지 드실 일은 아니에요.',
        'The {partMg} mg of sodium in a plate of {lead} is mostly in the sauce. {aim}, there is no need to eat that too.',
      ],
      [
        '{aim} {lead:은} 양념을 덜 드시는 게 중요해요. 한 접시에 나트륨이 약 {partMg}mg이에요.',
        '{aim}, what counts with the {lead} is to leave the sauce: one plate has about {partMg} mg of sodium.',
      ],
    ],
    actions: [
      [
        '{bite:과} {veg:을} 건져 담고, 바닥에 고인 양념은 냄비에 남기세요.',
        'Lift out the {bite} and {veg}, and leave the sauce in the pot.',
      ],
      [
        '양념을 밥에 끼얹지 말고 {bite:을} 한 점씩 얹어 드세요.',
        'Put a piece of {bite} on the rice instead of spooning the sauce over it.',
      ],
    ],
  },
  'sodium.mixed': {
    carrier: /\{season/u,
    points: [
      [
        '비벼 먹는 {season}만으로 나트륨이 약 {seasonMg}mg이에요. {aim} 넣는 양이 중요해요.',
        'The {season} you mix in alone <makes|make> about {seasonMg} mg of sodium. {aim}, the amount matters.',
      ],
      [
        '{aim} {lead:은} {season} 양이 중요해요. 다 넣으면 나트륨이 약 {seasonMg}mg이에요.',
        '{aim}, the {season} decides with the {lead}: about {seasonMg} mg of sodium if you use it all.',
      ],
    ],
    actions: [
      [
        '{season:을} 3분의 2만 넣고 비빈 뒤 맛을 보세요. 나트륨이 약 {seasonThird}mg 줄어요.',
        'Mix in two thirds of the {season}, then taste: about {seasonThird} mg less sodium.',
      ],
      [
        '{season:은} 따로 담아 조금씩 넣으세요. 3분의 1 남기면 나트륨이 약 {seasonThird}mg 줄어요.',
        'Keep the {season} apart and add it bit by bit; leaving a third saves about {seasonThird} mg of sodium.',
      ],
    ],
  },
};
