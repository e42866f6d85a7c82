import type { Wordings } from '../../wording/slots.ts';

/** Sodium: where it comes from, how much a shop may add, and what to do about it. */
export const SODIUM_WORDINGS: Wordings = {
  'sodium.source': [
    [
      '이 상에서 나트륨이 가장 많은 것은 {source:예요}. 전체의 {share:예요}.',
      'The most sodium on this table is in the {source}: {share} of it.',
    ],
    [
      '간을 살필 것은 {source:예요}. 나트륨의 {share:을} 차지해요.',
      'What to watch is the {source}, with {share} of the sodium.',
    ],
    [
      '{source}만 잘 조절해도 나트륨의 {share:을} 다룰 수 있어요.',
      'Mind the {source} alone, and you have {share} of the sodium in hand.',
    ],
    [
      '이 끼니 나트륨 약 {sodium} mg 가운데 {share:이} {source}에서 와요.',
      'Of the {sodium} mg of sodium in this meal, {share} comes from the {source}.',
    ],
    [
      '나트륨은 {source}에 가장 많이 들었어요. 이 끼니의 {share:예요}.',
      'Most of the salt is in the {source}: {share} of the sodium of this meal.',
    ],
    [
      '짠맛의 {share:이} {source}에서 나와요. 나트륨은 모두 약 {sodium} mg이에요.',
      'The {source} <brings|bring> {share} of the salt. In all there are {sodium} mg of sodium.',
    ],
    [
      '{source} 하나에 이 끼니 나트륨의 {share:이} 들어 있어요.',
      'The {source} alone holds {share} of the sodium of this meal.',
    ],
  ],
  'sodium.low': [
    [
      '{lead:은} 식구 모두 함께 드셔도 될 만큼 순한 간이에요.',
      'The {lead} <is|are> mild enough for the whole family.',
    ],
    [
      '이 상의 간은 한 끼 몫 안에 맞춰져 있어요.',
      'The seasoning of this meal stays within one meal’s share.',
    ],
    ['{lead:은} 양념을 아껴 만든 요리예요.', 'The {lead} <is|are> made with little seasoning.'],
    [
      '지금 간이면 나트륨이 한 끼 몫을 넘지 않아요.',
      'Seasoned as it is, sodium stays within one meal’s share.',
    ],
    [
      '{lead:은} 간이 순한 요리예요. 식구가 같은 간으로 드셔도 돼요.',
      'The {lead} <is|are> mildly seasoned, so everybody can eat it the same way.',
    ],
    [
      '나트륨을 약 {sodium} mg으로 낮게 맞춘 끼니예요.',
      'This meal is kept low in sodium: about {sodium} mg.',
    ],
    [
      '이 상은 나트륨이 약 {sodium} mg이라 더 줄일 것이 없어요.',
      'With about {sodium} mg of sodium there is nothing to cut here.',
    ],
    [
      '조리법대로면 나트륨이 약 {sodium} mg에 머물러요.',
      'As the recipe has it, sodium stays at about {sodium} mg.',
    ],
    [
      '나트륨 약 {sodium} mg이면 하루를 여유 있게 쓸 수 있어요.',
      'About {sodium} mg of sodium leaves room for the rest of the day.',
    ],
    [
      '간을 순하게 맞춘 상이라 나트륨이 약 {sodium} mg이에요.',
      'A mildly seasoned table: about {sodium} mg of sodium.',
    ],
    [
      '이 끼니 나트륨은 약 {sodium} mg, 하루 기준의 {dayShare:예요}.',
      'This meal has about {sodium} mg of sodium, {dayShare} of a day’s limit.',
    ],
    [
      '나트륨이 약 {sodium} mg으로, 간이 순한 끼니예요.',
      'A gently seasoned meal: about {sodium} mg of sodium.',
    ],
    [
      '{lead:은} 간이 순해요. 상 전체 나트륨이 약 {sodium} mg이에요.',
      'The {lead} <is|are> mild. The whole table has about {sodium} mg of sodium.',
    ],
    [
      '하루 나트륨 기준의 {dayShare:을} 쓰는 끼니예요. 간은 이미 맞춰 두었어요.',
      'This meal takes {dayShare} of a day’s sodium limit. The seasoning is already set for that.',
    ],
  ],
  'sodium.own': [
    [
      '{lead}의 짠맛은 거의 {season}에서 나와요. 나트륨은 약 {sodium} mg이에요.',
      'In the {lead}, the salt is nearly all from the {season}: about {sodium} mg of sodium.',
    ],
    [
      '이 끼니 나트륨은 약 {sodium} mg이고, 간은 {season:이} 맡아요.',
      'About {sodium} mg of sodium; the {season} <does|do> the seasoning.',
    ],
    [
      '나트륨 약 {sodium} mg으로 맞춘 끼니예요. 간을 정하는 것은 {season:예요}.',
      'This meal is set to about {sodium} mg of sodium, most of it from the {season}.',
    ],
  ],
  'sodium.broth': [
    ['밥상에 낼 때 국물은 국그릇의 절반만 부어요.', 'Pour only half a bowl of the liquid when you serve.'],
    [
      '건더기를 먼저 건져 드시고, 국물은 몇 숟가락만 뜨세요.',
      'Eat what is in the soup first, and take only a few spoonfuls of the liquid.',
    ],
    [
      '그릇에 건더기를 수북이, 국물은 자작하게 담아요.',
      'Fill the bowl with the solids and only a little of the liquid.',
    ],
    [
      '작은 국그릇에 담고, 국물을 다시 채우지 않아요.',
      'Use a small soup bowl, and do not top up the liquid.',
    ],
  ],
  'sodium.riceApart': [
    ['{rice:을} 국물에 말지 말고 따로 떠 드세요.', 'Keep the {rice} out of the soup and eat it on the side.'],
    [
      '{rice:은} 말지 않고 한 술씩 번갈아 드시면 국물을 적게 드시게 돼요.',
      'Alternate bites instead of stirring in the {rice}; you will drink less of the liquid.',
    ],
  ],
  'sodium.brothAroma': [
    [
      '먹기 직전에 {aroma:을} 듬뿍 얹으면 순한 국물도 맛이 또렷해요.',
      'Plenty of {aroma} just before eating makes a mild broth taste clear.',
    ],
  ],
  'sodium.kimchi': [
    [
      '{kimchi:은} 작은 접시에 한 번만 담고 더 꺼내지 않아요.',
      'Put the {kimchi} on a small plate once, and leave the rest in its jar.',
    ],
    [
      '{kimchi:은} 잘게 썰어 내 보세요. 같은 양으로 여러 번 집게 돼요.',
      'Cut the {kimchi} small: the same amount gives many more bites.',
    ],
    ['{kimchi:은} 양념을 살짝 털고 드세요.', 'Shake some of the seasoning off the {kimchi}.'],
    [
      '{kimchi:은} 마지막 몇 술에만 곁들여도 개운해요.',
      'Keep the {kimchi} for the last few bites; that is enough to refresh.',
    ],
  ],
  'sodium.side': [
    [
      '{source:은} 밥 한 술에 조금씩만 곁들여 드세요.',
      'Take the {source} in small bites, with a spoonful of rice each.',
    ],
    [
      '{source:은} 바닥에 고인 양념을 두고 위쪽부터 집어요.',
      'Take the {source} from the top and leave the seasoning at the bottom.',
    ],
  ],
  'sodium.aroma': [
    [
      '불을 끄고 {aroma:을} 넉넉히 섞으면 간이 약해도 풍미가 나요.',
      'Off the heat, stir in plenty of {aroma}; it makes up for the mild seasoning.',
    ],
    ['심심하면 {aroma:을} 더 올려 향으로 드세요.', 'If it tastes flat, add more {aroma} for the aroma.'],
    [
      '{aroma} 향을 넉넉히 내면 간이 순해도 맛이 또렷해요.',
      'A generous hand with {aroma} <keeps|keep> a mild dish lively.',
    ],
    [
      '내기 직전에 {aroma:을} 한 번 더 뿌리면 향이 살아요.',
      'Scatter a little more {aroma} on top just before serving.',
    ],
  ],
  'sodium.measure': [
    [
      '{season:은} 눈대중 말고 조리법 양을 숟가락으로 재어 넣어요.',
      'Measure the {season} by the spoon as the recipe says, not by eye.',
    ],
    [
      '{season:은} 병째 붓지 말고 숟가락에 덜어 조리법만큼만 써요.',
      'Pour the {season} into a spoon, not from the bottle, and use what the recipe says.',
    ],
  ],
  'sodium.tableSauce': [
    [
      '남은 양념은 접시에 두고 {side}와 함께 드세요.',
      'Leave the sauce on the plate and eat the rest with the {side}.',
    ],
    [
      '상에 {season:을} 따로 내지 않아요. 요리에 든 간으로 충분해요.',
      'Do not put extra {season} on the table. What is in the dish will do.',
    ],
    [
      '접시 바닥에 남은 양념은 밥에 끼얹지 말고 두세요.',
      'Leave the sauce at the bottom of the plate instead of spooning it over the rice.',
    ],
  ],
  'sodium.bibim': [
    [
      '양념은 한꺼번에 넣지 말고, 비비면서 맛을 보고 멈춰요.',
      'Add the sauce bit by bit while mixing, and stop when it tastes right.',
    ],
  ],
  'sodium.soup': [
    [
      '국물 요리는 나트륨의 절반쯤이 국물에 녹아 있어요.',
      'In a soup, about half of the sodium is dissolved in the liquid.',
    ],
    [
      '이 끼니 나트륨 약 {sodium} mg은 국물에 많이 녹아 있어요.',
      'Much of the {sodium} mg of sodium here is dissolved in the broth.',
    ],
  ],
};
