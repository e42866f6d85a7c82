/** A choice for a part of the week: its own points, and the prices it pays, by place in `PriceLayout`, as often as stated. */
export type Column = {
  readonly key: string;
  readonly points: number;
  readonly pays: readonly (readonly [price: number, times: number])[];
};
