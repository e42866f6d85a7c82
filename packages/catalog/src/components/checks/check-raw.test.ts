import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkRaw, checkUndercooked } from './check-raw.ts';

const TAXONOMY = bundledTaxonomy();

describe('shellfish', () => {
  it.each([
    ['jogae-tang', ['입이 다 벌어질 때까지 3분 끓여요.']],
    ['jogae-tang', ['조개를 9분 끓여요.', '입이 벌어지면 바로 건져요.']],
    ['garibi-jjim', ['가리비를 쪄서 입이 벌어지면 5분 더 쪄요.']],
    ['gul-guk', ['무를 7분 끓여요.', '굴을 넣고 2분만 끓여요.']],
    ['haemul-sundubu-jjigae', ['해물을 물에 10분 담가요.', '해물을 넣고 2분 끓여요.']],
  ])('of %s is refused where it may stay raw inside: %j', (id, texts) => {
    expect(checkRaw(bundledComponent(id, texts), TAXONOMY)).toEqual([
      { field: 'steps', repair: expect.stringMatching(/^heat \w+ through/) },
    ]);
  });

  it.each([
    ['jogae-tang', ['입이 벌어지면 마늘을 넣고 5분 더 끓여요.']],
    ['garibi-jjim', ['뚜껑을 덮어요. 입이 벌어지면 9분 더 쪄요.']],
    ['gul-guk', ['굴을 씻어요.', '굴을 넣고 2분 끓여요.', '부추를 넣고 1분 더 끓여요.']],
  ])('of %s is well where the steps heat it through: %j', (id, texts) => {
    expect(checkRaw(bundledComponent(id, texts), TAXONOMY)).toEqual([]);
  });

  it('of the mild version is judged too', () => {
    const entry = bundledComponent('jogae-tang', ['입이 벌어지면 5분 더 끓여요.']);
    const steps = entry.steps.map((step) => ({ ...step, mild: { ko: '입이 벌어지면 건져요.', en: '' } }));
    expect(checkRaw({ ...entry, steps }, TAXONOMY)).toHaveLength(1);
  });
});

describe('raw seafood', () => {
  it('keeps two days, however it is seasoned', () => {
    const entry = bundledComponent('eorigul-jeot');
    expect(checkRaw({ ...entry, keepDays: 3 }, TAXONOMY)).toEqual([
      { field: 'keepDays', repair: 'raw_oyster keeps 2 days at most' },
    ]);
    expect(checkRaw(entry, TAXONOMY)).toEqual([]);
  });

  it('that was salted to keep may stand longer', () => {
    expect(checkRaw({ ...bundledComponent('myeongranjeot-muchim'), keepDays: 4 }, TAXONOMY)).toEqual([]);
  });
});

describe('a vegetable nobody eats raw', () => {
  it.each([
    ['paengi-beoseot-muchim', ['팽이버섯을 끓는 물에 20초 데쳐 찬물에 헹궈요.']],
    ['paengi-beoseot-muchim', ['팽이버섯을 씻어 무쳐요.', '10분 두어요.']],
    ['kongnamul-muchim', ['콩나물을 끓는 물에 2분 데쳐요.']],
  ])('is refused where %s hardly heats it: %j', (id, texts) => {
    expect(checkUndercooked(bundledComponent(id, texts))).toEqual([
      { field: 'steps', repair: expect.stringMatching(/^heat \w+ for \d minutes at least/) },
    ]);
  });

  it.each([
    ['paengi-beoseot-muchim', ['팽이버섯을 끓는 물에 1분 데쳐요.']],
    ['kongnamul-muchim', ['콩나물을 올려 4분 찐 뒤 양념을 섞어요.']],
    ['kongnamul-muchim', ['콩나물을 넣고 2분 볶아요.', '간장을 넣고 1분 더 볶아요.']],
    ['auk-doenjang-guk', ['아욱을 헹궈요.']],
  ])('is well in %s where the steps heat it, or where there is none: %j', (id, texts) => {
    expect(checkUndercooked(bundledComponent(id, texts))).toEqual([]);
  });
});
