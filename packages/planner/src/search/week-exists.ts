import { MAIN_GROUPS } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type DayClass, isFixed, type WeekModel } from './master/week-model.ts';

/**
 * Whether a week can exist, apart from the order of the days, by counting alone. Serving a dish in every planned slot, each
 * dish and each main group within its capacity, is a flow from slots over dishes to groups. By its minimum cut it exists if
 * and only if for every set T of slots: sum over groups of min(capacity of the group, capacity of its dishes that suit a slot
 * of T) >= servings planned in T. Where all days are of one class, such servings always spread over the days so that no day
 * repeats a group (or a dish): slots and groups form a bipartite multigraph whose degrees are at most the number of days,
 * which has an edge colouring with that many colours (Koenig 1916), and the answer is exact. With several classes a week may
 * still not exist; only the search can decide.
 */
export function weekExists(model: WeekModel): boolean {
  return scarceSlots(model) === null;
}

/** The slots of the first set T that lacks dishes; null where counting finds none. */
export const scarceSlots = memoizeByObject((model: WeekModel): readonly number[] | null => {
  const planned = model.classes.filter((each) => !isFixed(each));
  const room = roomBySlots(model, planned);
  for (let set = 1; set < 1 << model.slotCount; set += 1) {
    const slots = [...Array(model.slotCount).keys()].filter((slot) => ((set >> slot) & 1) === 1);
    if (planned.some((each) => lacksMenus(each, slots))) return slots;
    let servings = 0;
    for (let group = 0; group < MAIN_GROUPS.length; group += 1) {
      let ofDishes = 0;
      for (const [suited, byGroup] of room.entries()) {
        if ((suited & set) !== 0) ofDishes += byGroup[group] ?? 0;
      }
      servings += Math.min(model.groupRoom[group] ?? 0, ofDishes);
    }
    if (servings < plannedServings(planned, slots)) return slots;
  }
  return null;
});

function plannedServings(planned: readonly DayClass[], slots: readonly number[]): number {
  return planned.reduce(
    (sum, each) => sum + each.days.length * slots.filter((slot) => !each.slots[slot]?.fixed).length,
    0,
  );
}

/** Whether these slots of a day have fewer groups (or dishes) than meals. */
function lacksMenus({ slots }: DayClass, among: readonly number[]): boolean {
  const open = among.flatMap((slot) => (slots[slot]?.fixed === false ? [slots[slot]] : []));
  const apart = new Set<number>();
  for (const rows of open) {
    for (let row = 0; row < rows.size && apart.size < open.length; row += 1) apart.add(rows.apart[row] ?? 0);
  }
  return apart.size < open.length;
}

/** Remaining servings of the planned dishes, by the set of slots a dish suits (as bits) and by main group. */
function roomBySlots(
  { dishCount, slotCount, days, capacity, classes }: WeekModel,
  planned: readonly DayClass[],
) {
  const groupOf = new Int32Array(dishCount);
  const slotsOf = new Uint8Array(dishCount);
  const room = capacity.slice();
  for (const { slots, days: ofClass } of classes) {
    for (const { fixed, dish } of slots) {
      const held = dish[0] ?? -1;
      if (fixed && held >= 0) room[held] = (room[held] ?? 0) - ofClass.length;
    }
  }
  for (const { slots } of planned) {
    slots.forEach((rows, slot) => {
      if (rows.fixed) return;
      rows.dish.forEach((dish, row) => {
        groupOf[dish] = rows.group[row] ?? 0;
        slotsOf[dish] = (slotsOf[dish] ?? 0) | (1 << slot);
      });
    });
  }
  const found = Array.from({ length: 1 << slotCount }, () => new Float64Array(MAIN_GROUPS.length));
  slotsOf.forEach((suited, dish) => {
    const byGroup = found[suited];
    const group = groupOf[dish] ?? 0;
    if (byGroup !== undefined)
      byGroup[group] = (byGroup[group] ?? 0) + Math.min(Math.max(0, room[dish] ?? 0), days);
  });
  return found;
}
