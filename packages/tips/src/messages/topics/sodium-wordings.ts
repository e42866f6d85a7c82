import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Where the salt of a home-cooked meal is, and how to leave some of it. */
export const SODIUM_WORDINGS: TopicWordingTable = {
  'sodium.broth': {
    carrier: /국물/u,
    points: [
      [
        '{lead} 국물에 나트륨이 약 {brothMg} mg 녹아 있는 것으로 어림돼요.',
        'The broth of the {lead} holds roughly {brothMg} mg of sodium.',
      ],
      [
        '이 끼니 나트륨 약 {sodium} mg 가운데 어림잡아 {brothShare:이} 국물에 있어요.',
        'By a rough estimate, {brothShare} of the {sodium} mg of sodium in this meal is in the broth.',
      ],
      [
        '{lead:은} 건더기보다 국물이 짜요. 국물 나트륨만 약 {brothMg} mg으로 어림돼요.',
        'In the {lead}, most of the salt is in the broth: roughly {brothMg} mg of sodium.',
      ],
      [
        '나트륨을 가장 손쉽게 줄일 곳은 국물이에요. 어림잡아 약 {brothMg} mg이에요.',
        'The broth is the easiest place to save sodium: a bowl holds roughly {brothMg} mg.',
      ],
    ],
    actions: [
      [
        '국물을 절반 남기세요. 어림잡아 나트륨이 약 {brothHalf} mg 줄어요.',
        'Leave half of the broth: roughly {brothHalf} mg less sodium.',
      ],
      [
        '건더기를 먼저 드시고 국물은 절반 남기세요. 어림잡아 나트륨이 약 {brothHalf} mg 줄어요.',
        'Eat the solids first and leave half of the broth: roughly {brothHalf} mg less sodium.',
      ],
      [
        '국그릇에 국물을 반만 담아 내세요. 어림잡아 나트륨이 약 {brothHalf} mg 줄어요.',
        'Ladle only half of the broth into the bowl: roughly {brothHalf} mg less sodium.',
      ],
      [
        '{rice:을} 국물에 말지 말고 따로 드세요. 국물을 덜 마시게 돼요.',
        'Keep the {rice} out of the broth and eat it separately; you will drink less of the broth.',
      ],
      [
        '젓가락으로 {veg:과} {flesh:을} 건져 드시고 국물은 몇 숟가락만 뜨세요.',
        'Pick out the {veg} and {flesh} with chopsticks, and take only a few spoonfuls of the broth.',
      ],
      [
        '국물은 처음 담은 그릇에서 마치고 더 뜨지 마세요.',
        'Stop at the first bowl and do not top up the broth.',
      ],
    ],
  },
  'sodium.kimchi': {
    carrier: /\{kimchi/u,
    points: [
      [
        '{kimchi} 한 접시에 나트륨이 약 {partMg} mg 들어 있어요.',
        'The {kimchi} alone <brings|bring> about {partMg} mg of sodium.',
      ],
      [
        '나트륨을 가장 손쉽게 줄일 곳은 {kimchi:예요}. 한 접시에 약 {partMg} mg이에요.',
        'The easiest place to save sodium is the {kimchi}: about {partMg} mg in one dish.',
      ],
      [
        '이 끼니 나트륨 약 {sodium} mg 가운데 {kimchi} 몫이 약 {partMg} mg이에요.',
        'Of the {sodium} mg of sodium in this meal, about {partMg} mg is in the {kimchi}.',
      ],
    ],
    actions: [
      [
        '{kimchi:은} 절반만 드세요. 나트륨이 약 {partHalf} mg 줄어요.',
        'Eat only half of the {kimchi}: about {partHalf} mg less sodium.',
      ],
      [
        '{kimchi:은} 반 접시만 담아 내세요. 나트륨이 약 {partHalf} mg 줄어요.',
        'Serve half a dish of {kimchi}: about {partHalf} mg less sodium.',
      ],
      [
        '{kimchi:은} 밥 한 술에 한 점씩만 드시고 절반은 남기세요.',
        'Take one piece of {kimchi} per spoonful of rice, and leave half of it.',
      ],
      [
        '{kimchi} 대신 {side:을} 먼저 드시고, 남은 절반은 다음 끼니에 내세요.',
        'Eat the {side} first, and keep half of the {kimchi} for another meal.',
      ],
    ],
  },
  'sodium.side': {
    carrier: /\{salty/u,
    points: [
      [
        '{salty} 한 접시에 나트륨이 약 {partMg} mg 들어 있어요.',
        'One dish of {salty} has about {partMg} mg of sodium.',
      ],
      [
        '반찬 가운데 {salty:이} 짠 편이에요. 나트륨이 약 {partMg} mg이에요.',
        'Among the side dishes, mind the {salty}: about {partMg} mg of sodium.',
      ],
      [
        '이 끼니 나트륨 약 {sodium} mg 가운데 약 {partMg} mg은 {salty} 몫이에요.',
        'About {partMg} mg of the {sodium} mg of sodium here is in the {salty}.',
      ],
    ],
    actions: [
      [
        '{salty:은} 절반만 드세요. 나트륨이 약 {partHalf} mg 줄어요.',
        'Eat half of the {salty}: about {partHalf} mg less sodium.',
      ],
      [
        '{salty:은} 반 접시만 담아 내세요. 나트륨이 약 {partHalf} mg 줄어요.',
        'Serve half a dish of the {salty}: about {partHalf} mg less sodium.',
      ],
      [
        '{salty:은} 양념이 고인 바닥을 남기고 위쪽부터 드세요.',
        'Eat the {salty} from the top and leave the seasoning at the bottom.',
      ],
    ],
  },
  'sodium.season': {
    carrier: /\{season/u,
    points: [
      [
        '{lead}의 간은 주로 {season}에서 나와요. 한 사람 몫에 나트륨 약 {seasonMg} mg이에요.',
        'Most of the salt in the {lead} is from the {season}: about {seasonMg} mg of sodium a person.',
      ],
      [
        '{lead}에 넣는 {season}만으로 나트륨이 약 {seasonMg} mg이에요.',
        'The {season} in the {lead} alone <makes|make> about {seasonMg} mg of sodium a person.',
      ],
      [
        '이 끼니 나트륨 약 {sodium} mg 가운데 {season} 몫이 약 {seasonMg} mg이에요.',
        'Of the {sodium} mg of sodium in this meal, about {seasonMg} mg is from the {season}.',
      ],
    ],
    actions: [
      [
        '{season:을} 조리법의 3분의 2만 넣으세요. 나트륨이 약 {seasonThird} mg 줄어요.',
        'Use two thirds of the {season} in the recipe: about {seasonThird} mg less sodium.',
      ],
      [
        '{season:을} 3분의 1 덜 넣고 {aroma:을} 더하세요. 나트륨이 약 {seasonThird} mg 줄어요.',
        'Use a third less {season} and more {aroma}: about {seasonThird} mg less sodium.',
      ],
      [
        '{season:은} 마지막에 넣되 3분의 1은 남겨 두고, 맛을 본 뒤 멈추세요.',
        'Add the {season} last, hold back a third of it, taste, and stop there.',
      ],
      [
        '{season:은} 어림으로 넣지 말고 계량스푼으로 3분의 2만 재어 넣으세요.',
        'Measure the {season} with a spoon rather than by eye, and stop at two thirds.',
      ],
    ],
  },
  'sodium.sauce': {
    carrier: /양념/u,
    points: [
      [
        '{lead} 한 접시에 나트륨이 약 {partMg} mg이에요. 대부분 양념에 있어요.',
        'A plate of {lead} has about {partMg} mg of sodium, most of it in the sauce.',
      ],
      [
        '이 끼니 나트륨의 {partShare:이} {lead} 양념에서 와요.',
        'The sauce of the {lead} brings {partShare} of the sodium of this meal.',
      ],
    ],
    actions: [
      [
        '{flesh:과} {veg:을} 건져 드시고 바닥에 고인 양념은 남기세요.',
        'Lift out the {flesh} and {veg}, and leave the sauce at the bottom.',
      ],
      ['{lead:을} 덜 때 양념을 털고 담으세요.', 'Let the sauce drip off as you serve the {lead}.'],
      [
        '양념을 밥에 끼얹지 말고 접시에 그대로 두세요.',
        'Leave the sauce on the plate instead of spooning it over the rice.',
      ],
    ],
  },
  'sodium.mixed': {
    carrier: /\{season/u,
    points: [
      [
        '비빔 양념의 {season}만으로 나트륨이 약 {seasonMg} mg이에요.',
        'The {season} you mix in alone <makes|make> about {seasonMg} mg of sodium.',
      ],
      [
        '{lead:은} {season:을} 얼마나 넣느냐에 간이 달렸어요. 나트륨이 약 {seasonMg} mg이에요.',
        'How salty the {lead} gets depends on the {season}: about {seasonMg} mg of sodium.',
      ],
    ],
    actions: [
      [
        '{season:을} 3분의 2만 넣고 비빈 뒤 맛을 보세요. 나트륨이 약 {seasonThird} mg 줄어요.',
        'Mix in two thirds of the {season}, then taste: about {seasonThird} mg less sodium.',
      ],
      [
        '{season:은} 한쪽에 덜어 두고 비비면서 조금씩 넣으세요. 3분의 1은 남기세요.',
        'Keep the {season} to one side, add it little by little, and leave a third.',
      ],
    ],
  },
  'sodium.low': {
    carrier: /나트륨|간|\{season/u,
    points: [
      [
        '이 끼니 나트륨은 약 {sodium} mg으로, 하루 기준의 {dayShare:예요}.',
        'This meal has about {sodium} mg of sodium, {dayShare} of a day’s limit.',
      ],
      [
        '{lead:은} 간이 순한 요리라 상 전체 나트륨이 약 {sodium} mg이에요.',
        'The {lead} <is|are> lightly seasoned, so the whole meal stays at about {sodium} mg of sodium.',
      ],
      [
        '나트륨이 약 {sodium} mg이라 지금 간이면 넉넉해요.',
        'At about {sodium} mg of sodium, this meal is fine as it is seasoned.',
      ],
      [
        '하루 나트륨의 {dayShare}만 쓰는 끼니예요. 지금 간을 지키면 돼요.',
        'This meal takes only {dayShare} of a day’s sodium; keep it as it is.',
      ],
    ],
    actions: [
      [
        '상에 {season:을} 따로 내지 말고 이 간 그대로 드세요.',
        'Put no extra {season} on the table, and eat it as it is seasoned.',
      ],
      [
        '싱거우면 {season} 말고 {aroma:을} 더 넣어 향으로 간을 채우세요.',
        'If it tastes flat, reach for more {aroma} rather than {season}.',
      ],
      [
        '{season:은} 눈대중 말고 조리법 양만 재어 넣으세요.',
        'Measure the {season} as the recipe says instead of guessing.',
      ],
      [
        '간이 심심하면 {side:과} 번갈아 드시고 {season:은} 더 넣지 마세요.',
        'If it seems plain, alternate with the {side} and add no {season}.',
      ],
      [
        '{aroma:은} 불을 끄고 넣어 향을 살리고, 간은 더하지 마세요.',
        'Add the {aroma} off the heat to keep its aroma, and no more salt.',
      ],
    ],
  },
};
