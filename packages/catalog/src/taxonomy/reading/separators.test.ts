import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();
const read = (text: string) => spellReading(readExclusion(taxonomy, text));

const SEPARATED = `
땅콩, 호두, 잣 = 땅콩, 호두, 잣
땅콩/호두/잣 = 땅콩, 호두, 잣
땅콩 호두 잣 = 땅콩, 호두, 잣
땅콩·호두·잣 = 땅콩, 호두, 잣
땅콩&호두 = 땅콩, 호두
땅콩 & 호두 = 땅콩, 호두
땅콩+호두 = 땅콩, 호두
땅콩 and 호두 = 땅콩, 호두
땅콩and호두 = 땅콩, 호두
땅콩 or 호두 = 땅콩, 호두
땅콩 n 호두 = 땅콩, 호두
새우n게 = 새우, 게
땅콩 또는 호두 = 땅콩, 호두
땅콩또는호두 = 땅콩, 호두
땅콩 및 호두 = 땅콩, 호두
땅콩및호두 = 땅콩, 호두
땅콩이나 호두 = 땅콩, 호두
땅콩이랑 호두 = 땅콩, 호두
땅콩하고 호두 = 땅콩, 호두
땅콩 그리고 호두 = 땅콩, 호두
땅콩ㆍ호두 = 땅콩, 호두
땅콩・호두 = 땅콩, 호두
땅콩、호두 = 땅콩, 호두
땅콩，호두 = 땅콩, 호두
땅콩／호두 = 땅콩, 호두
땅콩|호두 = 땅콩, 호두
땅콩;호두 = 땅콩, 호두
땅콩：호두 = 땅콩, 호두
땅콩\\n호두 = 땅콩, 호두
땅콩\\t호두 = 땅콩, 호두
땅콩 - 호두 = 땅콩, 호두
땅콩->호두 = 땅콩, 호두
땅콩....호두 = 땅콩, 호두
땅콩;;;호두 = 땅콩, 호두
땅콩 , , 호두 = 땅콩, 호두
- 새우\\n- 게 = 새우, 게
• 땅콩\\n• 호두 = 땅콩, 호두
①새우②게 = 새우, 게
1) 새우 2) 게 = 새우, 게
"새우" = 새우
[새우] = 새우
*땅콩* = 땅콩
새우!!!! = 새우
새우~~ = 새우
우유!!! 계란??? = 우유, 달걀
새우·게 = 새우, 게
새우랑게 = 새우, 게
새우와게 = 새우, 게
새우나게 = 새우, 게
새우 아니면 게 = 새우, 게
오이나 당근 = 오이, 당근
오이나당근 = 오이, 당근
바나나나 키위 = 바나나, 키위
바나나나키위 = 바나나, 키위
복숭아나 사과 = 복숭아, 사과
사과와 배 = 사과, 배
사과하고 배 = 사과, 배
사과나배 = 사과, 배
밀과 보리 = 밀, 보리
새우랑 게랑 조개 = 새우, 게, 조개
사과 = apple
바나나 = banana
와사비 = wasabi
과자 = cookie
과메기 = saury herring
나초 = tortilla_chip
도라지 = bellflower_root
견과류 땅콩 = 견과류, 땅콩
땅콩 견과류 = 땅콩, 견과류
견과류땅콩 = 견과류, 땅콩
견과류와 땅콩 = 견과류, 땅콩
견과류(땅콩 포함) = 견과류, 땅콩
견과류 (호두, 잣) = 견과류, 호두, 잣
생선 고등어 = 생선, 고등어
해산물 새우 = 해산물, 새우
유제품 우유 = 유제품, 우유
우유(유제품 포함) = 유제품
갑각류(게,새우,랍스터) = 갑각류, 게, 새우, 랍스터
갑각류 알레르기(새우, 게) = 갑각류, 새우, 게
소고기 돼지고기 닭고기 = 소고기, 돼지고기, 닭고기
소,돼지,닭 = 소고기, 돼지고기, 닭고기
우유고등어 = 우유, 고등어
새우우유땅콩 = 새우, 우유, 땅콩
콩(대두) = soy
콩(대두), 우유 = soy, 우유
햄·소시지 = processed_meat
땅 콩 = 땅콩
두 부 = 두부
새 우 = 새우
고 등 어 = 고등어
파 프 리 카 = 파프리카
굴 비 = 굴비
돼지 고기 = 돼지고기
소 고기 알레르기 = 소고기
땅콩 버터 = 땅콩, 버터
들깨 가루 = 들깨가루
칵테일 새우 = 새우
국물용 멸치 = 멸치
생 굴 = 생굴
새우랑 샥스핀 = 새우, !샥스핀
새우랑샥스핀 = 새우, !새우랑샥스핀
`;

it.each(tableLines(SEPARATED))('cuts "%s" where it is a list, and no name', (text, plain) => {
  expect(read(text)).toBe(spellPlain(taxonomy, plain));
});

/** Voice dictation, and lists without spaces or commas. */
const DICTATED = `
세우못먹어요 = 새우
닥고기는안돼요 = 닭고기
쭈꾸미낙찌 = 주꾸미, 낙지
갑깍류 = 갑각류
복숭하알레르기 = 복숭아
밀까루 = 밀가루
브로컬리 = 브로콜리
버섯시러 = 버섯
아몬도 = 아몬드
요구르뜨 = 요구르트
메운거못먹어요 = 매운것
동가스 = 돈까스
어머니가개란을못드세요 = 계란
음새우알레르기가있고요그리고또복숭아도안돼요 = 새우, 복숭아
그러니까뭐냐면우유가안맞아요 = 우유
감파배 = 감, 파, 배
밤콩깨 = 밤, 콩, 깨
감배밤귤 = 감, 배, 밤, 귤
두부랑콩나무 = 두부, 콩, 무, 약초, 콩나물
세우랑계 = 새우, !세우랑계
새우쩜게쩜조개 = 새우, 조개, !쩜게쩜
밤파 = 밤, 파, !밤파
감소 = !감소
기간 = !기간
감파배못먹어요 = 감, 파, 배
무보리 = 무, 보리
무설탕 = 설탕
감 죽 = 감, 죽
전 게 = 전, 게
전 새우 못 먹어요 = 새우
감자소다 = 감자, 소다, 소
레몬소다 = 레몬, 소다
새우포도 = 새우포, 새우, 포도
새우포도는 = 새우포, 새우, 포도
오징어포도 = 오징어포, 오징어, 포도
땅콩알로에 = 땅콩, 알로에
현미밥과메기 = 현미밥, 메기, 과메기
보리밥와인 = 보리밥, 인, 와인
날치알감자 = 날치, 알감자, 날치알, 감자
새우용과 = 새우, 용과
카레용 = !카레용
감자게소다못먹어요 = 감자, 게, 소다, 소
딸기 버터 전 = 딸기, 버터, 전
달걀 죽 = 달걀
딸기버터전 = 딸기, 버터, 전
콩과 죽을 빼주세요 = 콩과, 죽
게에 밤에 = 게, 밤
우유에밤에 = 우유, 밤
팥 떡 = 팥떡, 떡
부추팥떡 = 부추, 팥떡, 팥, 떡
새우, 국물도 안돼요 = 새우, 국물
새우는 국물도 안돼요 = 새우
달걀알레르기있고오이도싫어해요 = 달걀, 오이
`;

/** Ways in which a copied text differs from a typed one. */
const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'as jamo': (text) => text.normalize('NFD'),
  'with zero-width spaces': (text) => [...text].join('\u200B'),
  'with soft hyphens': (text) => text.replace(/(?<=[\uAC00-\uD7A3])(?=[\uAC00-\uD7A3])/gu, '\u00AD'),
  'with Hangul fillers': (text) => `${text}\u3164`,
  'with marks of direction': (text) => `\u202B${text}\u202C`,
  'in full width': (text) =>
    text.replace(/[!-~]/gu, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)),
};

/** The taxonomy, whose lookups are counted. */
function countingTaxonomy() {
  const { visitor } = taxonomy;
  let count = 0;
  const counted =
    <Found>(work: (text: string) => Found) =>
    (text: string) => {
      count += 1;
      return work(text);
    };
  const readings = new Map(visitor.names.readings);
  readings.get = counted((text) => visitor.names.readings.get(text));
  const near = { of: counted(visitor.near.of) };
  const wording = { ...visitor.wording, remainders: counted(visitor.wording.remainders) };
  const names = { ...visitor.names, readings };
  return { counting: { ...taxonomy, visitor: { ...visitor, names, near, wording } }, count: () => count };
}

/** Counts the lookups for a text of some characters that repeats a unit. */
function lookupCounter(): (unit: string, length: number) => number {
  const { counting, count } = countingTaxonomy();
  return (unit, length) => {
    const before = count();
    readExclusion(counting, unit.repeat(Math.ceil(length / unit.length)).slice(0, length));
    return count() - before;
  };
}

const texts = tableLines(DICTATED);

describe('a dictated or pasted text', () => {
  it('means the plain words beside it', () => {
    const found = texts.map(([text]) => [text, read(text)]);
    expect(found).toEqual(texts.map(([text, plain]) => [text, spellPlain(taxonomy, plain)]));
  });

  it.each(Object.entries(DISGUISES))('is read alike %s', (_, disguise) => {
    expect(texts.map(([text]) => read(disguise(text)))).toEqual(texts.map(([text]) => read(text)));
  });

  it('loses no food among thousands of characters', () => {
    const isFood = (word: string) => !/^[!?]|^ASK$/u.test(word);
    for (const between of [', ', '\n', ' / ']) {
      const all = read(
        texts
          .map(([text]) => text)
          .join(between)
          .repeat(2),
      ).split(' ');
      const foods = texts.flatMap(([text]) => read(text).split(' ').filter(isFood));
      expect([...new Set(foods)].filter((food) => food !== '' && !all.includes(food))).toEqual([]);
    }
  });

  it('takes twice the lookups for twice the text', () => {
    const lookups = lookupCounter();
    const units = ['새우 ', '감파배 ', '게에 밤에 ', '배가나다라마바 ', '새우 말고 갑각류 '];
    const growth = units.map((unit) => [unit, lookups(unit, 1000) / lookups(unit, 500)] as const);
    expect(growth.filter(([, times]) => times > 2.5)).toEqual([]);
  });
});
