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
