/** A food a visitor can leave out: taxonomy id, Korean label, English label, further Korean names. */
export type ExcludableFood = {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
  readonly names: readonly string[];
};

/** The 80 foods the survey suggests while typing, in the order of the list. */
export const EXCLUDABLE_FOODS: readonly ExcludableFood[] = [
  food('beef', ['소고기', 'beef'], '쇠고기 한우 우육 소고기류 비프'),
  food('pork', ['돼지고기', 'pork'], '돈육 한돈 돼지 포크'),
  food('chicken', ['닭고기', 'chicken'], '닭 계육 치킨육'),
  food('duck', ['오리고기', 'duck'], '오리 생오리'),
  food('lamb', ['양고기', 'lamb'], '양갈비 램 양꼬치'),
  food(
    'processed_meat',
    ['햄·소시지', 'processed meats'],
    '가공육 육가공품 육가공 햄 슬라이스햄 김밥햄 캔햄 스팸 런천미트 통조림햄 소시지 비엔나 비엔나소시지 프랑크 프랑크소시지 후랑크',
  ),
  food(
    'shrimp',
    ['새우', 'shrimp'],
    '대하 칵테일새우 흰다리새우 생새우 새우살 중하 타이거새우 냉동새우 깐새우 왕새우 민물새우 보리새우',
  ),
  food('crab', ['게', 'crab'], '꽃게 대게 킹크랩 홍게 게살 박달대게 참게 털게'),
  food('squid', ['오징어', 'squid'], '물오징어 한치 반건조오징어 오징어링 꼴뚜기'),
  food('small_octopus', ['낙지', 'small octopus'], '세발낙지 산낙지'),
  food('octopus', ['문어', 'octopus'], '자숙문어 피문어'),
  food('shellfish', ['조개류', 'clams, oysters and mussels'], '조개 패류 조갯살 조개살'),
  food('oyster', ['굴', 'oyster'], '깐굴 석화 봉지굴 냉동굴 굴살 자연산굴'),
  food('mussel', ['홍합', 'mussel'], '담치 홍합살 깐홍합 그린홍합'),
  food('abalone', ['전복', 'abalone'], '활전복 전복살 오분자기'),
  food('clam', ['바지락', 'clam'], '모시조개 백합조개 바지락살 동죽 대합 새조개 키조개 피조개 재첩'),
  food(
    'mackerel',
    ['고등어', 'mackerel'],
    '간고등어 자반고등어 고등어통조림 고등어살 노르웨이고등어 순살고등어',
  ),
  food('hairtail', ['갈치', 'hairtail'], '먹갈치 은갈치 순살갈치'),
  food('spanish_mackerel', ['삼치', 'Spanish mackerel'], '삼치살'),
  food('saury', ['꽁치', 'pacific saury'], '꽁치통조림 과메기'),
  food('tuna', ['참치', 'tuna'], '다랑어 참다랑어 황다랑어 냉동참치'),
  food('salmon', ['연어', 'salmon'], '연어스테이크 연어캔 생연어'),
  food(
    'anchovy',
    ['멸치', 'anchovy'],
    '잔멸치 국물멸치 볶음멸치 다시멸치 마른멸치 지리멸치 디포리 밴댕이 국멸치 국물용멸치 육수용멸치',
  ),
  food('pollock', ['명태', 'pollock'], '동태 생태 코다리 동태포 명태살 노가리'),
  food('eel', ['장어', 'eel'], '민물장어 바다장어 붕장어 아나고 뱀장어 풍천장어'),
  food('fish_cake', ['어묵', 'fish cake'], '오뎅 사각어묵 봉어묵 어묵볼 어묵꼬치'),
  food('jeotgal', ['젓갈', 'salted fermented seafood'], '젓갈류 젓'),
  food('sashimi', ['생선회', 'raw fish'], '회 모둠회 물회 초밥회'),
  food(
    'egg',
    ['달걀', 'eggs'],
    '알류 난류 알 계란류 계란 유정란 반숙란 훈제란 구운계란 삶은달걀 달걀물 계란물 전란 계란지단 맥반석계란',
  ),
  food(
    'milk',
    ['우유', 'milk'],
    '흰우유 저지방우유 멸균우유 무지방우유 락토프리우유 원유 생유 전지분유 탈지분유 분유',
  ),
  food('cheese', ['치즈', 'cheese'], '슬라이스치즈 자연치즈 가공치즈 피자치즈 체다 체다치즈 스트링치즈'),
  food('butter', ['버터', 'butter'], '무염버터 가염버터 기버터 기'),
  food('yogurt', ['요거트', 'yogurt'], '요구르트 플레인요거트 그릭요거트 발효유 그릭요구르트'),
  food(
    'soy',
    ['콩(대두)', 'soy'],
    '대두류 콩제품 대두제품 대두가공품 대두 콩 메주콩 백태 노란콩 흰콩 대두콩 메주',
  ),
  food('tofu', ['두부', 'tofu'], '부침두부 찌개두부 손두부 판두부'),
  food('red_bean', ['팥', 'adzuki bean'], '적두 붉은팥 통팥'),
  food('peanut', ['땅콩', 'peanut'], '피넛 볶은땅콩 땅콩가루 땅콩분태'),
  food('nut', ['견과류', 'nuts'], '견과 너트 넛츠 넛'),
  food('walnut', ['호두', 'walnut'], '깐호두 호두살 호도 월넛'),
  food('almond', ['아몬드', 'almond'], '아몬드슬라이스 아몬드가루 통아몬드'),
  food('pine_nut', ['잣', 'pine nut'], '잣가루 실백'),
  food('cashew', ['캐슈넛', 'cashew'], '캐슈너트 캐슈'),
  food('chestnut', ['밤', 'chestnut'], '깐밤 생밤 군밤 알밤 밤톨'),
  food('sesame', ['참깨', 'sesame'], '통깨 볶은깨 깨소금 참깨가루 볶은참깨'),
  food('perilla_seed', ['들깨', 'perilla seed'], '거피들깨'),
  food(
    'wheat',
    ['밀(밀가루)', 'wheat'],
    '밀 소맥 밀쌀 듀럼밀 스펠트밀 소맥분말 밀가루 박력분 중력분 강력분 소맥분 통밀가루 우리밀가루',
  ),
  food('buckwheat', ['메밀', 'buckwheat'], '모밀 메밀가루 메밀쌀'),
  food('barley', ['보리', 'barley'], '보리쌀 찰보리 늘보리 쌀보리 흑보리 겉보리'),
  food('corn', ['옥수수', 'corn'], '스위트콘 콘옥수수 초당옥수수 옥수수콘 캔옥수수'),
  food('glutinous_rice', ['찹쌀', 'glutinous rice'], '찰쌀 현미찹쌀'),
  food('rice_cake', ['떡', 'rice cake'], '가래떡 떡국떡 떡볶이떡 쌀떡 떡사리 절편'),
  food('onion', ['양파', 'onion'], '적양파 자색양파 햇양파 샬롯 양파즙'),
  food('garlic', ['마늘', 'garlic'], '통마늘 다진마늘 간마늘 편마늘 마늘가루'),
  food('green_onion', ['대파', 'green onion'], '파 쪽파 실파 파채 다진파 움파'),
  food(
    'chili_pepper',
    ['고추', 'chili pepper'],
    '청양고추 풋고추 홍고추 청고추 꽈리고추 오이고추 아삭이고추 페퍼론치노 할라피뇨 베트남고추 고춧잎 페페론치노',
  ),
  food('cucumber', ['오이', 'cucumber'], '백오이 취청오이 다다기오이 가시오이'),
  food('eggplant', ['가지', 'eggplant'], ''),
  food('carrot', ['당근', 'carrot'], '미니당근'),
  food('tomato', ['토마토', 'tomato'], '방울토마토 대추토마토 토마토캔 홀토마토 완숙토마토'),
  food('mushroom', ['버섯', 'mushrooms'], '버섯류 모듬버섯'),
  food('spinach', ['시금치', 'spinach'], '섬초 포항초 시금치나물'),
  food('perilla_leaf', ['깻잎', 'perilla leaf'], '깻순'),
  food('chive', ['부추', 'garlic chives'], '영양부추 호부추 정구지 솔부추'),
  food('celery', ['셀러리', 'celery'], '샐러리'),
  food('bell_pepper', ['파프리카', 'bell pepper'], '피망 청피망 홍피망 미니파프리카'),
  food('cilantro', ['고수', 'cilantro'], '샹차이 코리앤더잎'),
  food('potato', ['감자', 'potato'], '알감자 햇감자 웨지감자'),
  food('sweet_potato', ['고구마', 'sweet potato'], '밤고구마 호박고구마 자색고구마 군고구마'),
  food('kiwi', ['키위', 'kiwi'], '참다래 골드키위 그린키위 다래'),
  food('peach', ['복숭아', 'peach'], '백도 황도 천도복숭아'),
  food('apple', ['사과', 'apple'], '아오리 부사'),
  food('strawberry', ['딸기', 'strawberry'], '냉동딸기'),
  food('banana', ['바나나', 'banana'], ''),
  food('pineapple', ['파인애플', 'pineapple'], '파인애플캔 파인애플링'),
  food('mango', ['망고', 'mango'], '애플망고 냉동망고'),
  food('grapefruit', ['자몽', 'grapefruit'], '그레이프프루트 자몽즙'),
  food(
    'added_sugar',
    ['설탕', 'added sugars'],
    '당류 첨가당 단순당 당 백설탕 흰설탕 황설탕 흑설탕 갈색설탕 원당 슈가파우더 비정제설탕 자당 각설탕 머스코바도',
  ),
  food('honey', ['꿀', 'honey'], '벌꿀 아카시아꿀 잡화꿀 야생화꿀 허니'),
  food('seaweed', ['해조류', 'seaweeds'], '해초 해조'),
  food(
    'kimchi_all',
    ['김치', 'kimchi'],
    '김치류 김치종류 배추김치 포기김치 묵은지 신김치 익은김치 맛김치 겉절이 볶음김치 김장김치',
  ),
];

/** Further names are separated by spaces; no name contains one. */
function food(id: string, [ko, en]: readonly [ko: string, en: string], names: string): ExcludableFood {
  return { id, ko, en, names: names === '' ? [] : names.split(' ') };
}

/** A chip of the survey that excludes one food; `key` names it in requests. */
export type QuickExclusion = {
  readonly key: string;
  readonly id: string;
  readonly ko: string;
  readonly en: string;
};

/** The ten chips in their order on the screen. */
export const QUICK_EXCLUSIONS: readonly QuickExclusion[] = [
  { key: 'shrimp', id: 'shrimp', ko: '새우', en: 'shrimp' },
  { key: 'egg', id: 'egg', ko: '달걀', en: 'egg' },
  { key: 'nuts', id: 'nut', ko: '견과류', en: 'nuts' },
  { key: 'peanut', id: 'peanut', ko: '땅콩', en: 'peanut' },
  { key: 'mussel', id: 'mussel', ko: '홍합', en: 'mussel' },
  { key: 'oyster', id: 'oyster', ko: '굴', en: 'oyster' },
  { key: 'walnut', id: 'walnut', ko: '호두', en: 'walnut' },
  { key: 'kiwi', id: 'kiwi', ko: '키위', en: 'kiwi' },
  { key: 'mackerel', id: 'mackerel', ko: '고등어', en: 'mackerel' },
  { key: 'sugar', id: 'added_sugar', ko: '설탕', en: 'sugar' },
];
