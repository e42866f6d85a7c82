import { MAIN_GROUPS } from '@kkini/domain';
import { type DayClass, isFixed, type WeekModel } from './week-model.ts';

/**
 * Whether a week can exist, the order of the days aside, by counting alone.
 *
 * Serving a dish in every planned slot, each dish and each main group at most as often as there is room, is a flow from
 * slots over dishes to groups. Its smallest cut says: it exists if and only if for every set T of slots
 *
 *     sum over groups of min(room of the group, room of its dishes that suit a slot of T) >= servings planned in T.
 *
 * Where all days are of one class, such servings always spread over the days so that no day repeats a group (or a dish):
 * slots and groups form a bipartite multigraph whose degrees are at most the number of days, which has an edge colouring
 * with so many colours (Koenig 1916), and the answer is exact. Days of several classes may still fail to find a week:
 * then only the search can tell.
 */
export function weekExists(model: WeekModel): boolean {
  return scarceSlots(model) === null;
}

/** The slots of the first set T that lacks dishes, as positions; null where counting finds none. */
export function scarceSlots(model: WeekModel): readonly number[] | null {
  const planned = model.classes.filter((each) => !isFixed(each));
  const { groupOf, slotsOf, room } = dishPlaces(model, planned);
  for (let set = 1; set < 1 << model.slotCount; set += 1) {
    const slots = [...Array(model.slotCount).keys()].filter((slot) => ((set >> slot) & 1) === 1);
    if (planned.some((each) => lacksMenus(each, slots))) return slots;
    const dishRoom = new Float64Array(MAIN_GROUPS.length);
    for (let dish = 0; dish < slotsOf.length; dish += 1) {
      const group = groupOf[dish] ?? 0;
      if (((slotsOf[dish] ?? 0) & set) !== 0) dishRoom[group] = (dishRoom[group] ?? 0) + (room[dish] ?? 0);
    }
    let servings = 0;
    for (let group = 0; group < dishRoom.length; group += 1)
      servings += Math.min(model.groupRoom[group] ?? 0, dishRoom[group] ?? 0);
    if (servings < plannedServings(planned, slots)) return slots;
  }
  return null;
}

function plannedServings(planned: readonly DayClass[], slots: readonly number[]): number {
  return planned.reduce(
    (sum, each) => sum + each.days.length * slots.filter((slot) => !each.slots[slot]?.fixed).length,
    0,
  );
}

/** Whether a day's meals in these slots can't be told apart: fewer groups (or dishes) than meals. */
function lacksMenus({ slots }: DayClass, among: readonly number[]): boolean {
  const open = among.flatMap((slot) => (slots[slot]?.fixed === false ? [slots[slot]] : []));
  const apart = new Set<number>();
  for (const rows of open) {
    for (let row = 0; row < rows.size && apart.size < open.length; row += 1) apart.add(rows.apart[row] ?? 0);
  }
  return apart.size < open.length;
}

/** The main group of every planned dish, the slots that may serve it as a set of bits, and its servings left. */
function dishPlaces({ dishCount, days, capacity, classes }: WeekModel, planned: readonly DayClass[]) {
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
  return { groupOf, slotsOf, room: room.map((left) => Math.min(Math.max(0, left), days)) };
}
