/** Replacements of tips-rules section 4: first the action, then the reason. */
export const SWAP_PHRASES: Readonly<Record<string, readonly string[]>> = {
  'swap.whiteRice': [
    '{from} 대신 {to:을} 담아요. 식이섬유가 늘어요.',
    '다음에는 {from:을} {to:으로} 바꿔요. 씹는 맛도 좋아져요.',
    '{from:을} {to:으로} 바꿔 담아요. 포만감이 오래가는 편이에요.',
  ],
  'swap.rawRice': [
    '{from}의 절반을 {to:으로} 바꿔요. 식이섬유를 더 챙길 수 있어요.',
    '{from}에 {to:을} 반쯤 섞어요. 씹는 맛도 좋아져요.',
    '다음에는 {from} 대신 {to:을} 써 보세요. 구수한 맛이 나요.',
    '{to:을} 미리 불려 {from} 절반과 바꿔요. 포만감이 오래가는 편이에요.',
  ],
  'swap.konjacRice': [
    '{from}의 절반을 {to:으로} 바꿔요. 양은 그대로인데 가벼워요.',
    '{from}에 {to:을} 반쯤 섞어 지어요. 열량이 줄어요.',
    '{from} 절반 자리에 {to:을} 섞어요.',
    '{to:을} 먼저 데쳐 {from:과} 반반 섞어요.',
    '{from:은} 반만 담고 {to:으로} 양을 채워요.',
  ],
  'swap.noodles': [
    '{from}의 절반을 {to:으로} 바꾸고 채소를 더해요.',
    '{from:은} 반만 삶고 {to:을} 섞어요. 한 그릇 양은 그대로예요.',
    '{from} 대신 {to:을} 써 보세요. 탄수화물이 줄어요.',
  ],
  'swap.riceCake': [
    '{from:은} 반만 넣고 {to:으로} 채워요.',
    '{from} 개수를 줄이고 그 자리에 {to:을} 넣어요.',
  ],
  'swap.sweet': [
    '{from:은} 반으로 줄이고 모자란 단맛은 {to:으로} 채워요.',
    '{from:을} 절반만 넣어요. 단맛이 아쉬우면 {to:을} 더해요.',
    '{from} 대신 {to:을} 써요. 많이 쓰면 배가 불편할 수 있어요.',
    '{from:을} 반만 쓰고 나머지는 {to:으로} 바꿔요.',
    '단맛의 절반은 {to:으로} 내고 {from:은} 그만큼 덜어 내요.',
  ],
  'swap.lessSweet': [
    '{from:은} 반만 넣어요. 재료의 단맛으로도 충분해요.',
    '{from:을} 처음의 절반만 넣고 맛을 봐요.',
  ],
  'swap.syrup': [
    '{from} 대신 {to:으로} 맛을 내요. 당이 줄어요.',
    '새콤한 맛은 {to:으로} 내고 {from:은} 빼요.',
  ],
  'swap.gochujang': [
    '{from:을} 반으로 줄이고 {to:으로} 맵게 해요.',
    '매운맛은 {to:으로} 내고 {from:은} 반만 풀어요.',
  ],
  'swap.soySauce': [
    '{from:을} 반만 넣고 {to:으로} 맛을 살려요.',
    '{from:은} 절반만 쓰고 {to:을} 곁들여요. 싱거워도 심심하지 않아요.',
    '짠맛은 줄이고 {sour:으로} 산뜻하게 마무리해요.',
    '{from:을} 줄인 만큼 {to:을} 넣어 맛을 채워요.',
    '{to:을} 먼저 넣고 모자란 간만 {from:으로} 더해요.',
    '{from:을} 덜어 낸 자리는 {sour} 향으로 채워 보세요.',
    '{sour} 몇 방울이면 {from:을} 덜 넣어도 돼요.',
    '{from:은} 반으로, {to:은} 조금씩 더해요.',
    '간을 {from}에만 맡기지 말고 {to:을} 함께 써요.',
    '새콤한 {sour:을} 곁들이고 {from:은} 절반만 부어요.',
  ],
  'swap.broth': [
    '{from:을} {to:으로} 바꿔 끓여요. 맛이 한결 맑아져요.',
    '진한 {from:은} 쉬고 {to:으로} 국물을 내요.',
  ],
  'swap.kelpBroth': ['{from:은} 빼고 {to:으로} 국물을 내요.', '{from} 대신 {to:으로} 시원한 맛을 내요.'],
  'swap.fattyMeat': [
    '{from} 대신 {to:을} 쓰고 굽기보다 삶아요.',
    '기름 많은 {from:을} {to:으로} 바꿔요. 포화지방이 줄어요.',
  ],
  'swap.hardFat': [
    '{from:을} {to:으로} 바꿔 볶아요. 포화지방이 줄어요.',
    '{from:은} 쉬고 {to:으로} 볶아 보세요.',
  ],
  'swap.processedMeat': [
    '{from:은} 데쳐서 반만 넣고 {to:을} 더해요.',
    '{from} 양을 반으로 줄이고 {to:으로} 채워요.',
  ],
  'swap.creamy': ['{from:을} {to:으로} 바꿔요. 한결 가벼워요.', '고소한 맛은 {to:으로} 내고 {from:은} 빼요.'],
  'swap.cookingAlcohol': [
    '{from:은} 빼고 {to:으로} 냄새를 잡아요.',
    '{from} 대신 {to:을} 조금 넣어요. 잡내가 줄어요.',
  ],
};
