/** Columns with the location of a shop. */
export type ShopPlace = { readonly district: string; readonly address: string };

/** Words of an address that may name the district. City, province and district come first. */
const LEADING_WORDS = 4;

/**
 * The 구 or 군 of a shop, else its 시: from the district column where it names one, else from the start of the address. Later
 * words ("구로동로", "연구소") are not districts. Null without either.
 */
export function shopDistrict({ district, address }: ShopPlace): string | null {
  const words = [...district.split(/\s+/), ...address.split(/[\s,]+/).slice(0, LEADING_WORDS)];
  return (
    words.find((word) => GU_OR_GUN.test(word) && word !== DAEGU) ??
    words.find((word) => CITY.test(word) && !METROPOLIS.test(word)) ??
    (words.some((word) => word.startsWith(SEJONG)) ? `${SEJONG}시` : null)
  );
}

const GU_OR_GUN = /^[가-힣]{1,4}[구군]$/;
const CITY = /^[가-힣]{1,4}시$/;
const METROPOLIS = /특별|광역|^(?:서울|부산|대구|인천|광주|대전|울산)시$/;
/** 대구 is a city whose short name ends like a district. */
const DAEGU = '대구';
const SEJONG = '세종';
