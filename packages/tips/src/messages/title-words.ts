/** Words in titles and names that tell what a dish is. */
export const TITLE_WORDS = {
  /** Sides of starch, sugar or fat, which are none to begin a meal with. */
  noBeginning:
    /감자|고구마|옥수수|단호박|떡|묵|전$|잡채|샐러드|조림|튀김|버터|마요|견과|멸치|장아찌|맛탕|강정|젓/u,
  mixedRice: /비빔|볶음밥|덮밥|솥밥|국밥/u,
  wholeRice: /현미|잡곡|보리|귀리|콩밥|수수|메밀/u,
  stirred: /비빔/u,
  /** Served raw. */
  raw: /횟감|(?:^|\s|생선|모둠|물|육)회(?=$|\s|덮밥|무침)|생굴|초밥|사시미/u,
  toppedRice: /덮밥|카레|짜장|마파/u,
  /** Several goods in one. */
  set: /와 |과 |, /u,
  riceDish: /밥$/u,
  thinMeat: /차돌|다진|불고기|샤부|대패|앞다리/u,
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
} as const;
