import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers-in.ts';

describe('the numbers a text says', () => {
  it.each([
    ['나트륨이 약 1,450 mg이에요.', ['1450']],
    ['２/３공기(１４０ g)만 담아요.', ['2/3', '140']],
    ['3분의 2만 넣어요.', ['2/3']],
    ['한 공기 반을 두 번 먹어요.', ['1', '2', '1/2']],
    ['국물은 절반만, 두세 숟갈만 떠요.', ['2', '3', '1/2']],
    ['80~90 g을 넘기지 않아요.', ['80', '90']],
    ['반찬은 그대로 두세요.', []],
    ['한결 가벼워요.', []],
    ['현미밥 삼백오십 그램이에요.', ['삼백오십']],
  ])('reads %j as %j', (text, numbers) => {
    expect([...numbersIn(text)].sort()).toEqual([...numbers].sort());
  });
});
