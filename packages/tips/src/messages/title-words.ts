/** Words in titles and names that show what a dish is. */
export const TITLE_WORDS = {
  /** Sides of starch, sugar or fat, which no tip suggests eating first. */
  noBeginning:
    /감자|고구마|옥수수|단호박|무말랭이|건새우|떡|묵|전$|잡채|샐러드|조림|튀김|버터|마요|견과|멸치|장아찌|단무지|짠지|오이지|깻잎찜|황태|북어|진미채|실채|맛탕|강정|젓|김무침|김자반|채무침/u,
  /** Vegetables of which no tip suggests eating less. */
  plainVegetables: /나물|숙회|생채|샐러드|브로콜리|냉채|쌈$|버섯/u,
  /** Rice served in a bowl of its own. */
  apartRice: /[와과,] (?:공깃|잡곡|현미|보리|쌀|흰쌀|즉석)?밥$/u,
  /** Kimchi made with chilli. */
  spicyKimchi: /(?<!백|물|나박)(?:김치|겉절이)$|깍두기|석박지/u,
  mixedRice: /비빔|볶음밥|덮밥|솥밥|국밥/u,
  stirred: /비빔/u,
  /** Served raw. */
  raw: /횟감|(?:^|\s|생선|모둠|물|육)회(?=$|\s|덮밥|무침)|생굴|초밥|사시미/u,
  toppedRice: /덮밥|카레|짜장|마파/u,
  wholeEggs: /삶은 ?달걀|삶은 ?계란|프라이|후라이|달걀장|장조림/u,
  /** Joins several goods in one title. */
  and: /(?<!(?:^|\s)사)[와과] |, /u,
  /** Meat on the bone, which cannot be cut into bites. */
  onBone: /뼈|날개|닭봉|닭다리(?!살)|갈비|생닭|볶음탕/u,
  canned: /통조림|캔/u,
  /** Foods heated as they are, in one piece or in water. */
  notStirred: /누룽지|고구마|감자$|가래떡|삶은 ?달걀|구운 ?(?:달걀|계란)|만두|돈가스|라면|컵/u,
  scrambled: /스크램블|볶음|지단|말이/u,
  /** Cooked without a flame, so that no lid goes over low heat. */
  flameless: /전자레인지|오븐|에어프라이/u,
  /** In steps: blended or mashed, so that it cannot be picked out. */
  blended: /(?<!번)갈아|믹서|으깨|으깬/u,
  /** Titles that name an egg or dairy food. */
  withEgg: /달걀|계란|오믈렛|에그/u,
  withCheese: /치즈/u,
  withYogurt: /요거트/u,
  withMilk: /우유/u,
  minced: /다진|다짐|간 ?(?:소|돼지)고기/u,
  /** Dishes whose foods form one mass. */
  cutUp:
    /볶음밥|카레|커리|짜장|마파|죽|전$|부침|만두|떡갈비|함박|완자|동그랑|주먹밥|리조또|오므라이스|그라탱|라자냐|수프|스튜/u,
  /** Boxes of several dishes. */
  setBox: /도시락/u,
  frozen: /냉동/u,
  pouch: /파우치|컵밥|짜장|카레/u,
  /** Pasta dressed with oil, which leaves no sauce behind. */
  oiled: /알리오|봉골레|페스토/u,
  /** Soups whose fat floats on a clear broth. */
  clearSoup: /탕(?=$|\s)|국(?=$|\s|밥)|백숙|전골/u,
  /** Cuts with fat on the outside. */
  trimmed: /목살|앞다리|등심|뒷다리|갈비|국거리|양지/u,
  marbled: /삼겹|항정/u,
  /** Poultry served with its skin. */
  withSkin: /껍질|날개|닭다리(?!살)|닭볶음탕|^닭$|생닭|오리|삼계/u,
  thinMeat: /잡채|차돌|다진|다짐|찌개용|국거리|불고기|샤부|대패|앞다리/u,
  pancake: /전$|부침개|전병|빈대떡|떡갈비|함박|완자|동그랑|버거|만두/u,
  /** Broths made of bones and meat only. */
  boneBroth: /곰탕|설렁탕|갈비탕|사골|삼계탕|백숙|도가니|꼬리/u,
  /** Tofu fried in slices. */
  friedTofu: /두부 ?(?:구이|부침|전$|조림|스테이크|강정)/u,
  eggDish: /달걀|계란|오믈렛|스크램블|프리타타/u,
  /** Goods that only need heating. */
  seasonedKit: /파우치|냉동|즉석|컵/u,
  kit: /밀키트/u,
  /** Goods sold with a drink. */
  drink: /두유|우유|주스|라떼/u,
  instantNoodles: /라면|컵국수|컵쌀국수|컵우동|짜파|즉석쌀국수/u,
} as const;
