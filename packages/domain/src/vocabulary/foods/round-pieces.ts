/** Parts of the names of cherry tomatoes, cherries, blueberries, quail eggs and sausages. */
export const ROUND_PIECE_WORDS = [
  ...[
    '방울토마토',
    '방울도마토',
    '방울이토마토',
    '대추토마토',
    '대추방울',
    '칵테일토마토',
    '체리',
    '버찌',
    '블루베리',
  ],
  ...['메추리알', '메추라기알', '소시지', '소세지', '쏘세지', '비엔나', '후랑크', '핫도그'],
] as const;

/** The same as squeezed names spell them, written a second time for the checks of a plan. */
export const ROUND_PIECE_PATTERN =
  /방울이?[토도]마토|대추(?:토마토|방울)|칵테일토마토|체리|버찌|블루베리|메추(?:리|라기)알|[소쏘][시세]지|비엔나|후랑크|핫도그/u;
