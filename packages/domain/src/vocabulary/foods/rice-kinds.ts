/** Kinds of rice that a visitor may choose for the table. */
export const RICE_KINDS = ['white', 'mixed', 'brown', 'barley', 'black', 'bean'] as const;
export type RiceKind = (typeof RICE_KINDS)[number];

/** Korean names on the wire. */
export const RICE_KIND_KO = {
  white: '흰쌀밥',
  mixed: '잡곡밥',
  brown: '현미밥',
  barley: '보리밥',
  black: '흑미밥',
  bean: '콩밥',
} as const satisfies Record<RiceKind, string>;

/** The dish of the cookbook for each kind. */
export const RICE_DISH = {
  white: 'ssalbap',
  mixed: 'japgok-bap',
  brown: 'hyeonmi-bap',
  barley: 'bori-bap',
  black: 'heukmi-bap',
  bean: 'kong-bap',
} as const satisfies Record<RiceKind, string>;
