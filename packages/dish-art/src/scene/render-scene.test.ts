import { describe, expect, it } from 'vitest';
import { definedIds, shows, usedIds } from '../testing/read-svg.ts';
import { renderScene, type Scene } from './render-scene.ts';

const TABLE: Scene = {
  cloth: [{ x: 200, y: 110, w: 300, h: 160, rot: 0, r: 10, fill: '#fff', stroke: '#eee' }],
  props: [
    { kind: 'spoon', x: 20, y: 40, len: 90, rot: 80 },
    { kind: 'chopsticks', x: 40, y: 40, len: 130, rot: 80 },
  ],
  items: [
    { dish: { title: '두부 된장찌개' }, x: 120, y: 110, k: 0.8 },
    { dish: { title: '나물 비빔밥', ingredients: ['시금치'] }, x: 290, y: 110, k: 0.8, rot: 10 },
  ],
};
const SIZE = { w: 400, h: 220 };

describe('a laid table', () => {
  it('draws dishes and tableware in one frame', () => {
    const svg = renderScene(TABLE, SIZE);
    expect(svg).toContain('viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice"');
    expect(svg).not.toMatch(/NaN|undefined|null/);
    expect(shows(svg, 'spinach')).toBe(true);
  });

  it('keeps what a dish does not name off that dish', () => {
    expect(shows(renderScene(TABLE, SIZE), 'eggFried')).toBe(false);
  });

  it('shares definitions between dishes without doubling an id', () => {
    const svg = renderScene(TABLE, SIZE);
    const ids = definedIds(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(usedIds(svg).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('draws a dish the same whatever stands beside it', () => {
    const [stew, rice] = [{ title: '두부 된장찌개' }, { title: '현미밥' }];
    const alone = renderScene({ items: [{ dish: stew, x: 100, y: 100 }] }, { ...SIZE, uid: 'x' });
    const beside = renderScene(
      {
        items: [
          { dish: stew, x: 100, y: 100 },
          { dish: rice, x: 300, y: 100 },
        ],
      },
      { ...SIZE, uid: 'x' },
    );
    const drawn = alone.slice(alone.indexOf('</defs>') + 7, -'</svg>'.length);
    expect(beside).toContain(drawn);
  });

  it('leaves the ground to the page, and draws an empty scene', () => {
    expect(renderScene({}, SIZE)).toContain('<defs></defs></svg>');
  });
});
