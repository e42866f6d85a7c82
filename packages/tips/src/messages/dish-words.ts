/** Words in titles and steps that show how a dish is made and served. */
export const DISH_WORDS = {
  /** Something is fried in a hot pan. */
  pan: /볶|부치|부쳐|지지|지져|지진|지짐|굽|구워|구운|구이|오믈렛|스크램블|팬케이크|부침|전(?=과|\s|$)/u,
  /** Rice cooked or fried together with the other foods. */
  stirredRice: /볶음밥|리[조소][또토]|나시고렝|오므라이스|필라프|파에야|비리야니|도리아|알밥|오차즈케/u,
  /** A thick or dry dish, or one lifted out of the water it is boiled in. */
  thick:
    /수육|잡채|수프|스튜|차우더|비빔|볶음|파스타|덮밥|카레|커리|달과|조림|찜|자반|구이|샥슈카|베이크드빈|라타투유/u,
  /** A savoury dish although it contains fruit, milk or yogurt. */
  savoury:
    /밥|샌드위치|샐러드|무침|나물|냉채|채소|감자|치즈|새우|렌틸|메밀 갈레트|타코|피시|닭|참치|달걀 샌|완두|호박/u,
} as const;
