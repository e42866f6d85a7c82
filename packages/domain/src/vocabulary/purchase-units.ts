/** Units in which foods are sold by the piece, the likeliest at a Korean counter first. */
export const PURCHASE_UNITS = [
  '모',
  '단',
  '포기',
  '통',
  '마리',
  '봉지',
  '봉',
  '팩',
  '송이',
  '캔',
  '개',
  '알',
  '대',
  '뿌리',
] as const;
export type PurchaseUnit = (typeof PURCHASE_UNITS)[number];
