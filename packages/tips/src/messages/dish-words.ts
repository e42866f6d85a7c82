/** Words in titles and steps that show how a dish is served and made. */
export const DISH_WORDS = {
  /** Served cold or at room temperature. */
  cold: /냉|샐러드|비빔국수|비빔면|비빔당면|오이비빔|막국수|메밀국수|메밀면|쫄면|콩국수|소바|포케|김밥|샌드위치|월남쌈|쌈밥|요거트볼|과일볼|스무디|오버나이트|두유컵|귀리컵|오트컵|요거트컵|푸딩|도시락/u,
  /** Something is fried in a hot pan. */
  pan: /볶|부치|부쳐|지지|지져|지진|지짐|굽|구워|구운|구이|오믈렛|스크램블|팬케이크|부침|전(?=과|\s|$)/u,
  /** Eaten without Korean side dishes. */
  western:
    /스파게티|파스타|펜네|뇨끼|라자냐|리[조소][또토]|파에야|비리야니|타코|부리토|수프|스튜|차우더|샥슈카|라타투유|피자|토스트|랩|볼(?=$|\s)|컵(?=$|\s)|스크램블|오믈렛|키슈|그라탱|도리아|로스트|스테이크|포케|무사카|필라프|갈레트|스무디|카레|커리|후무스|베이크드빈|도시락/u,
  /** Rice that is cooked or fried together with the rest. */
  stirredRice: /볶음밥|리[조소][또토]|나시고렝|오므라이스|필라프|파에야|비리야니|도리아|알밥|오차즈케/u,
  /** Thick, dry or lifted out of the water it is boiled in. */
  thick:
    /수육|수프|스튜|차우더|비빔|볶음|파스타|덮밥|카레|커리|달과|조림|찜|자반|구이|샥슈카|베이크드빈|라타투유/u,
  /** Stirred together at the table. */
  bibim: /비빔/u,
  /** Savoury although it contains fruit, milk or yogurt. */
  savoury:
    /밥|샌드위치|샐러드|무침|나물|냉채|채소|감자|치즈|새우|렌틸|메밀 갈레트|타코|피시|닭|참치|달걀 샌|완두|호박/u,
} as const;

/** Words of a pattern that need a property of the dish. A dish without the property does not use the pattern. */
export const PATTERN_WORDS = {
  sides:
    /(?<![가-힣])찬(?:을|은|도|과|만|부터|이)?(?=[ .,])|반찬|김치|장아찌|절인|절임|종지|밥상|(?<![가-힣])국(?:은|을|이|과|이나|\s대신|\s그릇|그릇)|냄비째|콩 음식|상에/u,
  /** A soup beside a soup. */
  soupBeside: /국은 (?:따로|곁들이|쉬|작은)|국을 (?:더|따로)|국이나/u,
  broth: /국물|건더기|국그릇/u,
  warm: /뜨거|뜨끈|김이 가실|한 김|데워|따뜻할|따뜻하게|식기 전|미지근/u,
  apart:
    /\{veg2?(?::[^}]+)?\}(?:부터|까지| 건더기| 한 접시| 옆| 쪽| 자리| 두 점| 고명| 다음)|\{veg2?(?::[^}]+)?\}[^.]*(?:먼저|번갈아|비비기|골라내|수북|비워|접시|손을|씹)|\{protein(?::[^}]+)?\}[^.]*(?:먼저|번갈아|한 점)|먼저 집|접시의? 절반|고명|재료는 고루/u,
  bowl: /그릇|공기|(?<![가-힣])(?:떠|뜨|뜰)|숟|수저|젓가락|한 술|수북|바닥/u,
  pan: /볶|팬|두르|둘러|기름은|기름을|노릇|튀기기보다|튀김보다|굽고/u,
  sauce: /소스|양념장|양념을 털|양념이 고인|양념은|양념만|양념을|장은/u,
  spicy: /맵|매운|매콤/u,
  seasoned: /양념|간장|고추장|육수/u,
  /** Less starch: not for people who need energy. */
  lessStarch: /\{starch(?::[^}]+)?\}[^.]*(?:덜|줄|맛만|대신|남겨|남기|빈자리)/u,
  /** Less food or a smaller meal: not for people who need energy. */
  lessFood:
    /적은 양으로도|저절로 줄|덜 먹게|간식은 (?:조금 )?줄|간식은 가볍|후식은 (?:작|가볍)|두 번 담지|두 그릇|더 뜨지|그릇은 작|작은 (?:그릇|공기|것)|양을 늘리지|배가 찼는지|양을 알아차|주먹 반|덜어 낸 만큼|양만 (?:챙|지켜|살)|양과 속도|한 쪽 먹|부담이 가벼|(?:\}|g) 안에서/u,
  /** Tea contains caffeine. */
  tea: /(?<![가-힣])차(?:를|는|가|만)?(?=[ .,])/u,
  /** Grain that is boiled until it has absorbed the water. */
  boiled: /지어|지은|지으면|짓지/u,
  /** Words for enough: not on a day with too little energy (safety-rules section 3.1). */
  enough: /알맞|적당|충분|넉넉|균형|더 뜨지|더 담지|두 번 담|두 그릇|멈|간식|야식|덜 먹|좋은 편/u,
  praise: /\{starch[^.]*(?:알맞|괜찮|지키면|손대지)|지금이 알맞/u,
} as const;
