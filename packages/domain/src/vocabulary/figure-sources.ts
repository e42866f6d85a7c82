/**
 * English names of those who measured or listed bought food, by the name in the data. A longer name comes before one
 * it begins with.
 */
const FIGURE_SOURCE_EN: Readonly<Record<string, string>> = {
  '식품의약품안전처 음식 영양성분': 'Ministry of Food and Drug Safety, nutrients of dishes',
  '식약처 외식 영양성분 자료집': 'Ministry of Food and Drug Safety, nutrients of restaurant food',
  '농촌진흥청 국가표준식품성분표': 'Rural Development Administration, national food composition table',
  '미국 농무부 식품성분표': 'United States Department of Agriculture, food composition table',
  식약처: 'Ministry of Food and Drug Safety',
  '포장 표시(온라인 장보기몰 2026-09)': 'package labels (online grocery shops, 2026-09)',
  '한국소비자원 참가격': 'Korea Consumer Agency, Chamgagyeok price survey',
  한국소비자원: 'Korea Consumer Agency',
  한국소비자연맹: 'Consumers Union of Korea',
  소비자시민모임: 'Consumers Korea',
  소비자주권시민회의: 'Citizens United for Consumer Sovereignty',
  서울시·녹색소비자전국연합회: 'Seoul City and Green Consumers Network',
  서울시·소비자시민모임: 'Seoul City and Consumers Korea',
  녹색소비자연대: 'Green Consumers Network in Korea',
  '업체 영양성분표': 'nutrition tables of the makers',
  컨슈머리서치: 'Consumer Research',
  컨슈머치: 'Consumuch',
  소비자가만드는신문: 'Consumer News',
  UPI뉴스: 'UPI News Korea',
  '한솥 표시': 'labels of Hansot',
  '공주대 최미경 등, 대한영양사협회지':
    'Choi Mi-kyeong et al. (Kongju National University), Journal of the Korean Dietetic Association',
  대한영양사협회지: 'Journal of the Korean Dietetic Association',
  '온라인 장보기몰': 'online grocery shops',
  '편의점 공식 상품 목록': 'official product lists of convenience stores',
};

/** The sources of a figure in English, separated by `|`; null where one of them has no English name. */
export function figureSourceInEnglish(source: string): string | null {
  const names = source.split('|').map(inEnglish);
  return names.some((name) => name === null) ? null : names.join('|');
}

/** The English name of a source. A number or date behind the name is kept. */
function inEnglish(name: string): string | null {
  const known = Object.entries(FIGURE_SOURCE_EN).find(([korean]) => name.startsWith(korean));
  if (known === undefined) return null;
  const [korean, english] = known;
  const rest = name.slice(korean.length);
  return HANGUL.test(rest) ? null : `${english}${rest}`;
}

const HANGUL = /\p{Script=Hangul}/u;
