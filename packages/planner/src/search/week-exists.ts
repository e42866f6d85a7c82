import { MAIN_GROUPS } from '@kkini/domain';
import type { WeekModel } from './week-model.ts';

/**
 * Whether any week exists, the order of the days aside; exact, and without a search.
 *
 * Serving 7 dishes in every slot, each dish at most `copies` times and each main group at most g times, is a flow from
 * slots over dishes to groups. Its smallest cut says: it exists if and only if for every set T of slots
 *
 *     sum over groups of min(g, copies * dishes of the group that suit a slot of T) >= 7 |T|.
 *
 * Such servings always spread over 7 days so that no day repeats a group (or a dish): slots and groups form a bipartite
 * multigraph whose degrees are at most 7, which has an edge colouring with 7 colours, the days (Koenig 1916).
 */
export function weekExists(model: WeekModel): boolean {
  const { groupOf, slotsOf } = dishPlaces(model);
  const sets = 1 << model.slots.length;
  for (let set = 1; set < sets; set += 1) {
    const dishes = new Int32Array(MAIN_GROUPS.length);
    for (let dish = 0; dish < slotsOf.length; dish += 1) {
      const group = groupOf[dish] ?? 0;
      if (((slotsOf[dish] ?? 0) & set) !== 0) dishes[group] = (dishes[group] ?? 0) + 1;
    }
    let servings = 0;
    const copies = Math.min(model.copies, model.days);
    for (const count of dishes) servings += Math.min(model.groupLimit, copies * count);
    if (servings < model.days * sizeOf(set)) return false;
  }
  return true;
}

/** The main group of every dish, and the slots that may serve it as a set of bits. */
function dishPlaces({ slots, dishCount }: WeekModel) {
  const groupOf = new Int32Array(dishCount);
  const slotsOf = new Uint8Array(dishCount);
  slots.forEach((rows, slot) => {
    rows.dish.forEach((dish, row) => {
      groupOf[dish] = rows.group[row] ?? 0;
      slotsOf[dish] = (slotsOf[dish] ?? 0) | (1 << slot);
    });
  });
  return { groupOf, slotsOf };
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1;
  return size;
}
