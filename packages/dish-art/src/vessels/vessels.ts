import type { VesselName } from '../dish-names.ts';
import { bowl, paperBowl } from './bowls.ts';
import { oblongPlate, ovalPlate, plate, steamer, woodBoard } from './plates.ts';
import { bakingDish, earedPot, skillet, ttukbaegi } from './pots.ts';
import type { DrawVessel } from './vessel.ts';

/** Every vessel by the name a spec gives. */
export const VESSELS = {
  ttukbaegi,
  bowl: (c, { glaze = 'white', radius = 76, trim }) => bowl(c, { glaze, radius, trim, depth: 11 }),
  noodle: (c, { glaze = 'white', trim }) => bowl(c, { glaze, trim, radius: 84, depth: 12 }),
  salad: (c, { glaze = 'wood', trim }) => bowl(c, { glaze, trim, radius: 82, depth: 12 }),
  plate,
  oval: ovalPlate,
  rect: oblongPlate,
  board: woodBoard,
  steamer,
  pot: earedPot,
  skillet,
  baking: bakingDish,
  paper: paperBowl,
} satisfies Record<VesselName, DrawVessel>;
