/** Dining-out areas in Seoul offered by name; free text of up to seven characters is accepted too. */
export const AREAS = [
  '강남',
  '강동',
  '강북',
  '강서',
  '관악',
  '광진',
  '구로',
  '금천',
  '노원',
  '도봉',
  '동대문',
  '동작',
  '마포',
  '서대문',
  '서초',
  '성동',
  '성북',
  '송파',
  '양천',
  '영등포',
  '용산',
  '은평',
  '종로',
  '중구',
  '중랑',
  '낙성대',
  '여의도',
  '잠실',
  '홍대',
] as const;
export type Area = (typeof AREAS)[number];

/** Longest area text a visitor may enter, in characters. */
export const AREA_MAX_LENGTH = 7;

/**
 * Areas that touch, on land or by a bridge over the Han, and neighbourhoods with their surrounding district; each
 * pair once.
 */
const TOUCHING: readonly (readonly [area: Area, ...others: Area[]])[] = [
  ['강남', '서초', '송파', '성동', '광진', '용산', '잠실'],
  ['강동', '송파', '광진', '잠실'],
  ['강북', '노원', '도봉', '성북'],
  ['강서', '양천', '마포', '영등포'],
  ['관악', '구로', '금천', '동작', '서초', '영등포', '낙성대'],
  ['광진', '동대문', '중랑', '성동', '송파', '잠실'],
  ['구로', '금천', '양천', '영등포'],
  ['노원', '도봉', '중랑', '성북'],
  ['동대문', '성북', '종로', '중랑', '성동'],
  ['동작', '서초', '영등포', '용산', '낙성대', '여의도'],
  ['마포', '서대문', '은평', '용산', '중구', '영등포', '여의도', '홍대'],
  ['서대문', '은평', '종로', '중구', '홍대'],
  ['서초', '용산', '낙성대'],
  ['성동', '중구', '용산'],
  ['성북', '종로'],
  ['송파', '잠실'],
  ['양천', '영등포'],
  ['영등포', '용산', '여의도'],
  ['용산', '중구', '여의도'],
  ['은평', '종로'],
  ['종로', '중구'],
];

/** The areas next to each dining-out area, in the order of AREAS. */
export const AREA_NEIGHBOURS: ReadonlyMap<string, readonly Area[]> = new Map(
  AREAS.map((area) => [area, AREAS.filter((other) => touches(area, other) || touches(other, area))]),
);

function touches(area: Area, other: Area): boolean {
  return TOUCHING.some(([first, ...others]) => first === area && others.includes(other));
}

/** The dining-out areas in the Revised Romanisation, as signs in Seoul write them. */
export const AREA_EN: Readonly<Record<Area, string>> = {
  강남: 'Gangnam',
  강동: 'Gangdong',
  강북: 'Gangbuk',
  강서: 'Gangseo',
  관악: 'Gwanak',
  광진: 'Gwangjin',
  구로: 'Guro',
  금천: 'Geumcheon',
  노원: 'Nowon',
  도봉: 'Dobong',
  동대문: 'Dongdaemun',
  동작: 'Dongjak',
  마포: 'Mapo',
  서대문: 'Seodaemun',
  서초: 'Seocho',
  성동: 'Seongdong',
  성북: 'Seongbuk',
  송파: 'Songpa',
  양천: 'Yangcheon',
  영등포: 'Yeongdeungpo',
  용산: 'Yongsan',
  은평: 'Eunpyeong',
  종로: 'Jongno',
  중구: 'Jung-gu',
  중랑: 'Jungnang',
  낙성대: 'Nakseongdae',
  여의도: 'Yeouido',
  잠실: 'Jamsil',
  홍대: 'Hongdae',
};

/** The name of an area in English; null for a visitor's own text. */
export function areaInEnglish(area: string): string | null {
  const known = AREAS.find((each) => each === area);
  return known === undefined ? null : AREA_EN[known];
}
