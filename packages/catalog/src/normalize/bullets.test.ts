import { describe, expect, it } from 'vitest';
import { BULLET, cutAtBullets } from './bullets.ts';

describe('cutAtBullets', () => {
  it.each<readonly [line: string, ...parts: string[]]>([
    ['소금 • 3g', '소금 3g'],
    ['소금 • 약간', '소금 약간'],
    ['• 소금 3g • 설탕 5g', '소금 3g', '설탕 5g'],
    ['소금 • 설탕', '소금', '설탕'],
    ['소금 • 3g 설탕 • 5g', '소금 3g 설탕 5g'],
    ['2 tbsp soy sauce • 1 tsp sugar', '2 tbsp soy sauce', '1 tsp sugar'],
    ['salt • 1 tsp sugar', 'salt', '1 tsp sugar'],
    ['sugar • 1 tsp', 'sugar 1 tsp'],
    ['두부(국산 • 부침용) • 1모', '두부(국산 • 부침용) 1모'],
    ['■양념■ 간장 2큰술', '양념', '간장 2큰술'],
    ['소금·후추', '소금·후추'],
    ['소금 - 3g', '소금 - 3g'],
    ['•'],
  ])('of %j', (line, ...parts) => {
    expect(cutAtBullets(line)).toEqual(parts);
  });
});

describe('BULLET', () => {
  it.each([
    ['• 소금', '소금'],
    ['▶소금', '소금'],
    ['✅ 소금', '소금'],
    ['🔸소금', '소금'],
    ['✔️ 소금', '소금'],
    ['- 소금', '소금'],
    ['* · 소금', '소금'],
    ['- 5도의 물', '- 5도의 물'],
    ['-소금', '-소금'],
    ['소금 • 3g', '소금 • 3g'],
  ])('before %j', (line, rest) => {
    expect(line.replace(BULLET, '')).toBe(rest);
  });
});
