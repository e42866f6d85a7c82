import { circlePath, num, radians, roundedRect, TAU } from '../drawing/geometry.ts';
import { circle, ellipse, group, opacity, path, stroke } from '../drawing/shapes.ts';
import type { IngredientFamily } from './draw-ingredient.ts';

export const doughs = {
  ricecake(c) {
    const d = roundedRect(22, 8.4, 4.2);
    return {
      outline: d,
      body: path(d, c.vertical('#FFFEFA', '#FBF3E6', '#E5D5BF')) + ellipse([9, 0, 1.9, 3.2], '#F7EBD8'),
    };
  },
  ricecakeRed(c) {
    const d = roundedRect(23, 9, 4.5);
    return {
      outline: d,
      body:
        path(d, c.vertical('#FF8A54', '#E6492A', '#B82A18')) +
        stroke('M-8 -2.2H4', ['#FFD6B8', 1.3], opacity(0.85)),
    };
  },
  tteok(c) {
    return {
      outline: 'M-9 0A9 6 0 0 1 9 0A9 6 0 0 1 -9 0Z',
      body:
        group('translate(0 1.4)', ellipse([0, 0, 9, 6], '#DCCDB6')) +
        ellipse([0, 0, 9, 6], c.linear('#FFFFFF', '#F5ECDD')),
    };
  },
  dumpling(c) {
    const d = 'M-14 4C-14 -8 -6 -11 0 -11S14 -8 14 4Q8 9.4 0 9.4T-14 4Z';
    let s =
      path(d, c.radial('#FFFEF9', '#F7E8CB', '#D3B587')) +
      ellipse([-2, 2, 8.4, 4.6], '#E9D2A4', opacity(0.45)) +
      stroke('M-12.6 3.4C-12 -6 -5 -9.2 0 -9.2S12 -6 12.6 3.4', ['#D9BD8C', 1.3]);
    for (let i = 0; i < 7; i++) {
      const a = radians(200 + i * 23.5);
      s += stroke(
        `M${num(Math.cos(a) * 12.6)} ${num(2 + Math.sin(a) * 12)}L${num(Math.cos(a) * 9.4)} ${num(2 + Math.sin(a) * 8.6)}`,
        ['#C7A569', 1.2],
      );
    }
    return { outline: d, body: s + stroke('M-6 -4Q-2 -6.6 3 -6', ['#fff', 1.6], opacity(0.9)) };
  },
  roundDumpling(c) {
    let s = circle([0, 0, 13], c.radial('#FFFDF6', '#F9EFDB', '#DDC8A2'));
    for (let i = 0; i < 9; i++)
      s += `<path transform="rotate(${i * 40})" d="M0 -2Q2.6 -6 1.4 -11" stroke="#D8C096" stroke-width="1.1" fill="none"/>`;
    return { outline: circlePath(13), body: s + circle([0, 0, 1.8], '#D8C096') };
  },
  gimbap(c) {
    let s = circle([0, 0, 15], c.linear('#35483B', '#131C16')) + circle([0, 0, 12.9], '#F1E9D8');
    for (let i = 0; i < 26; i++) {
      const a = c.between(0, TAU);
      const r = c.between(9, 12);
      const t = c.between(0, 3);
      s += `<path d="M${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}l${num(Math.cos(t) * 1.6)} ${num(Math.sin(t) * 1.6)}" stroke="${i % 3 ? '#FFFEFA' : '#E2D7BF'}" stroke-width="1.9" stroke-linecap="round"/>`;
    }
    s += `<rect x="-6.6" y="-6" width="6" height="4.6" rx="1" fill="#FFD93B"/><rect x=".2" y="-6.6" width="5.6" height="5" rx="1" fill="#F58A35"/><rect x="-7" y="-.6" width="4.6" height="5" rx="1.2" fill="#F7A6A0"/><path d="M-1.6 -1Q3 -2.4 4 1.4Q3 5.6 -1 5.2Q-3 2 -1.6 -1Z" fill="#3F8A36"/><rect x="4" y="-.4" width="3.6" height="5.4" rx="1" fill="#FFE48A"/><rect x="-3.4" y="4.6" width="6.6" height="2.8" rx="1.1" fill="#7B4A2C"/>`;
    return {
      outline: circlePath(15),
      body:
        s +
        `<path d="M-13.6 -4A14.2 14.2 0 0 1 -4 -13.6" stroke="#7C9383" stroke-width="1.2" fill="none" stroke-linecap="round" opacity=".8"/>`,
    };
  },
  crouton(c) {
    const d = roundedRect(9, 9, 2.2);
    return { outline: d, body: path(d, c.radial('#FBDDA0', '#DFA551', '#AF742B')) };
  },
} satisfies IngredientFamily;
