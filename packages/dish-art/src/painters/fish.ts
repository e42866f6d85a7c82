import type { GrilledFish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, clipped, each, ellipse, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { coated } from './strokes/coat.ts';
import { garnish, pieces } from './strokes/pieces.ts';

/** A whole grilled fish. */
export function paintFish(c: Canvas, spec: DishSpec): string {
  const { fish = 'mackerel' } = spec;
  const { back, side, belly, line } = SKINS[fish];
  const d = fish === 'flatfish' ? FLAT : BODY;
  const fill = c.vertical(back, `${side}@.46`, `${belly}@.8`, '#BF8842');
  const shadow = `<path transform="translate(3 5)" d="${d}" opacity=".22"/>`;
  const drawn = path(d, fill) + clipped(c.clip(d), skinMarks(line)) + headAndFins(line);
  return (
    pieces(c, spec.bed, { count: 8, reach: [66, 34], size: 1.2 }) +
    shadow +
    coated(c, spec.sauce, drawn) +
    pieces(c, spec.items, { count: 4, reach: [24, 7], centre: [62, 140], size: 1 }) +
    garnish(c, spec.garnish, { count: 3, reach: [22, 6], centre: [142, 138] })
  );
}

const BODY =
  'M22 101C34 76 74 68 108 76C128 80 142 89 156 95L178 79Q174 98 180 121L156 108C140 116 126 124 104 127C72 130 36 124 22 101Z';

/** Outline of a flounder, which is nearly as deep as it is long. */
const FLAT =
  'M20 100C30 70 76 56 116 66C134 71 146 84 154 93L180 78Q175 99 181 122L154 107C144 120 130 132 108 136C72 142 32 128 20 100Z';

const SKINS: Record<GrilledFish, { back: string; side: string; belly: string; line: string }> = {
  mackerel: { back: '#46545A', side: '#97866A', belly: '#F0CD8E', line: '#27302F' },
  salmon: { back: '#E9744A', side: '#F59669', belly: '#FCD3B4', line: '#C9552E' },
  white: { back: '#A9824C', side: '#DDB677', belly: '#F9E4B4', line: '#7A5526' },
  flatfish: { back: '#8A6F4C', side: '#B08D5E', belly: '#DDBE8A', line: '#5F4A2E' },
  hairtail: { back: '#A9B2B8', side: '#D5DBDE', belly: '#F2F3F0', line: '#7F8A92' },
  croaker: { back: '#C79A52', side: '#E6C27C', belly: '#FBEBC4', line: '#9A7030' },
};

/** Stripes, a highlight, three cuts and grill marks. */
function skinMarks(line: string): string {
  const stripes = repeat(9, (i) => {
    const x = 56 + i * 11;
    return stroke(`M${x} 70Q${x + 5} 79 ${x - 1} 86T${x + 1} 98`, [line, 2.4], opacity(0.62));
  });
  const sheen =
    ellipse([92, 112, 52, 9], '#FFF3D2', opacity(0.35)) + ellipse([84, 84, 40, 6], '#fff', opacity(0.16));
  const cuts = each([64, 88, 112], (x) => {
    const open = `M${x} 80Q${x + 17} 97 ${x + 10} 120Q${x + 5} 98 ${x} 80Z`;
    const flesh = `M${x + 3} 85Q${x + 15} 98 ${x + 9.6} 116Q${x + 7} 99 ${x + 3} 85Z`;
    return `<path d="${open}" fill="#5E3413" opacity=".8"/>${path(flesh, '#F7E3B8')}`;
  });
  const scorched = each(
    [
      [78, 96],
      [108, 104],
      [136, 100],
      [56, 104],
    ],
    ([x, y]) => ellipse([x, y, 11, 7], '#8A4F1B', opacity(0.34)),
  );
  const bars = stroke('M54 74L70 124M76 72L92 126M120 78L132 120', ['#4E2A10', 3], opacity(0.3));
  return stripes + bars + sheen + scorched + cuts;
}

function headAndFins(line: string): string {
  return (
    `<path d="M43 84Q52 100 44 120" stroke="${line}" stroke-width="1.6" fill="none" opacity=".8"/>` +
    circle([33.5, 96, 3.4], '#F7F2E4') +
    circle([33.2, 96, 1.8], '#20262B') +
    stroke('M160 96L174 85M160 101L177 100M160 105L176 116', [line, 1.2], opacity(0.6)) +
    stroke('M112 104Q122 112 132 108', [line, 1.6], opacity(0.5))
  );
}
