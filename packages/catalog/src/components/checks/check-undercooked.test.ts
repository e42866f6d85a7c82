import { describe, expect, it } from 'vitest';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkUndercooked } from './check-undercooked.ts';

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
