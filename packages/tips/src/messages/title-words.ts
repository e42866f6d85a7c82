/** Words in titles and names that tell what a dish is. */
export const TITLE_WORDS = {
  /** Sides of starch, sugar or fat, which are none to begin a meal with. */
  noBeginning:
    /감자|고구마|옥수수|단호박|떡|묵|전$|잡채|샐러드|조림|튀김|버터|마요|견과|멸치|장아찌|맛탕|강정|젓|김무침|김자반|채무침/u,
  /** Vegetables that nobody is told to eat less of. */
  plainVegetables: /나물|숙회|생채|샐러드|브로콜리|냉채|쌈$|버섯/u,
  mixedRice: /비빔|볶음밥|덮밥|솥밥|국밥/u,
  wholeRice: /현미|잡곡|보리|귀리|콩밥|수수|메밀/u,
  stirred: /비빔/u,
  /** Served raw. */
  raw: /횟감|(?:^|\s|생선|모둠|물|육)회(?=$|\s|덮밥|무침)|생굴|초밥|사시미/u,
  toppedRice: /덮밥|카레|짜장|마파/u,
  /** Joins several goods in one. */
  and: /[와과] |, /u,
  /** Cuts on the bone. */
  bony: /날개|다리$|갈비|닭$/u,
  thinMeat: /차돌|다진|다짐|찌개용|국거리|불고기|샤부|대패|앞다리/u,
  eggPan: /스크램블|오믈렛|달걀볶음|계란볶음/u,
  eggBoil: /삶은 ?달걀|달걀장|달걀 샐러드/u,
  eggRoll: /달걀말이|계란말이/u,
  pancake: /전$|부침개|전병/u,
  eggSteam: /달걀찜|계란찜/u,
  spinach: /시금치|비빔밥/u,
  curry: /카레|커리/u,
  sproutSoup: /콩나물국/u,
  sandwich: /샌드위치/u,
  friedRice: /볶음밥/u,
  mixedNamul: /비빔밥/u,
  gimbap: /김밥/u,
  braise: /조림/u,
  eggDish: /달걀|계란|오믈렛|스크램블|프리타타/u,
  /** What needs heating alone. */
  seasonedKit: /파우치|냉동|즉석|컵/u,
  kit: /밀키트/u,
  instantNoodles: /라면|컵국수|컵쌀국수|컵우동|짜파|즉석쌀국수/u,
} as const;
