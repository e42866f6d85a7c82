import { describe, expect, it } from 'vitest';
import { foodOptions } from './food-options.ts';

const food = (id: string, ko: string) => ({ id, ko, en: id, names: [], isGroup: false });
const RARE = ['고비', '고로케', '고수', '고춧잎', '고사리', '고추장'].map((ko, at) => food(`rare-${at}`, ko));

describe('the rows under the field', () => {
  it('are six at most with the text as typed, and begin with what many leave out', () => {
    const list = [...RARE, food('mackerel', '고등어')];
    const rows = foodOptions({ list, named: () => [], isWhole: true }, '고', []);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({ kind: 'food', named: { ko: '고등어' } });
    expect(rows.at(-1)).toEqual({ kind: 'asTyped', food: '고' });
  });
});
