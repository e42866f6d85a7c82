import { describe, expect, it } from 'vitest';
import { readFoodTable, type TableLayout } from './read-food-table.ts';

const aLayout = (changes: Partial<TableLayout> = {}): TableLayout => ({
  sourceId: 'test-table',
  file: 'test.csv',
  encoding: 'utf-8',
  keys: ['code', 'name'],
  columns: { energyKcal: ['kcal'], unsaturatedFatG: ['mono', 'poly'] },
  zeroIsUnknown: [],
  unitLines: 0,
  repeated: 'left-out',
  ...changes,
});

describe('readFoodTable', () => {
  it('finds a food by each of its keys', () => {
    const table = readFoodTable('code,name,kcal,mono,poly\nR1,두부,73,1,2\n', aLayout());
    expect(table.get('R1')).toMatchObject({ energyKcal: 73, unsaturatedFatG: 3 });
    expect(table.get('두부')).toEqual(table.get('R1'));
  });

  it('keeps empty cells, dashes and the word null unknown, never zero', () => {
    const text = 'code,name,kcal,mono,poly\nR1,a,,1,\nR2,b,-,null,2\nR3,c,0,0,0\n';
    const table = readFoodTable(text, aLayout());
    expect(table.get('R1')).toMatchObject({ energyKcal: null, unsaturatedFatG: null });
    expect(table.get('R2')).toMatchObject({ energyKcal: null, unsaturatedFatG: null });
    expect(table.get('R3')).toMatchObject({ energyKcal: 0, unsaturatedFatG: 0 });
  });

  it('keeps a zero unknown where the layout says that it stands for nothing measured', () => {
    const layout = aLayout({ columns: { ironMg: ['fe'], calciumMg: ['ca'] }, zeroIsUnknown: ['ironMg'] });
    const table = readFoodTable('code,name,fe,ca\nR1,국밥_굴,0,0\nR2,만두,3.1,65\n', layout);
    expect(table.get('R1')).toMatchObject({ ironMg: null, calciumMg: 0 });
    expect(table.get('R2')).toMatchObject({ ironMg: 3.1, calciumMg: 65 });
  });

  it('leaves out a name two foods share, and finds them by code', () => {
    const table = readFoodTable('code,name,kcal,mono,poly\nR1,김치,38,0,0\nR2,김치,61,0,0\n', aLayout());
    expect(table.get('김치')).toBeUndefined();
    expect(table.get('R2')).toMatchObject({ energyKcal: 61 });
  });

  it('gives the median of repeated foods where the layout says so', () => {
    const layout = aLayout({ keys: ['name'], columns: { purineMg: ['purine'] }, repeated: 'median' });
    const table = readFoodTable('name,purine\nShrimp,166\nShrimp,120\nShrimp,300\n', layout);
    expect(table.get('Shrimp')).toMatchObject({ purineMg: 166 });
  });

  it('skips the lines of units below the header', () => {
    const table = readFoodTable(
      'code,name,kcal,mono,poly\n(unit),,kcal,g,g\nR1,a,5,0,0\n',
      aLayout({ unitLines: 1 }),
    );
    expect([...table.keys()]).toEqual(['R1', 'a']);
  });
});
