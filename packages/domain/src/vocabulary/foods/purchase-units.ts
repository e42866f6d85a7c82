/** Units of foods sold by the piece. */
export const PURCHASE_UNITS = [
  '공기',
  '마리',
  '포기',
  '모',
  '개',
  '단',
  '봉지',
  '팩',
  '통',
  '송이',
  '캔',
  '대',
  '뿌리',
] as const;
export type PurchaseUnit = (typeof PURCHASE_UNITS)[number];
