import { AREAS, type Area } from './areas.ts';

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
