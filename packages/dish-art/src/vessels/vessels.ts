import type { VesselName } from '../dish-names.ts';
import { bowl, brassPot, paperBowl, skillet, ttukbaegi } from './bowls.ts';
import { oblongPlate, ovalPlate, plate, steamer, woodBoard } from './plates.ts';
import type { DrawVessel } from './vessel.ts';

/** Every vessel by the name a spec gives. */
export const VESSELS = {
  ttukbaegi,
  bowl: (c, { glaze = 'white', radius = 76 }) => bowl(c, glaze, { radius, depth: 11 }),
  noodle: (c, { glaze = 'white' }) => bowl(c, glaze, { radius: 84, depth: 12 }),
  salad: (c, { glaze = 'wood' }) => bowl(c, glaze, { radius: 82, depth: 12 }),
  plate: (c, { glaze = 'white' }) => plate(c, glaze),
  oval: (c, { glaze = 'white' }) => ovalPlate(c, glaze),
  rect: (c, { glaze = 'char' }) => oblongPlate(c, glaze),
  board: woodBoard,
  steamer,
  pot: brassPot,
  skillet,
  paper: paperBowl,
} satisfies Record<VesselName, DrawVessel>;
