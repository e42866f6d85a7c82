import type { ExclusionReadingWire, FoodWire, UnderstoodWire } from '@kkini/contract';
import { ok } from '@kkini/domain';
import type { FakePlatform } from './fake-platform.ts';

export const READ_EXCLUSIONS = '/functions/v1/read-exclusions';
export const LIST_FOODS = '/functions/v1/list-foods';

/** A reading of a text, understood or not as the test says. */
export function aReading(text: string, reading: Partial<ExclusionReadingWire> = {}): ExclusionReadingWire {
  return {
    text,
    understood: [],
    suggestions: [],
    offered: [],
    unread: [],
    asksWhatMayStay: false,
    healthFacts: [],
    dishCount: 12,
    ...reading,
  };
}

export function understoodAs(
  id: string,
  ko: string,
  understood: Partial<UnderstoodWire> = {},
): UnderstoodWire {
  return { id, kind: 'food', ko, en: id, foodCount: 3, dishCount: 12, examples: [], ...understood };
}

/** A server with readings for the given texts; it reads every other text as one food. */
export function answerReadings(platform: FakePlatform, readings: readonly ExclusionReadingWire[]): void {
  platform.answer(READ_EXCLUSIONS, (request) => {
    const { texts } = request as { readonly texts: readonly string[] };
    const all = texts.map(
      (text) =>
        readings.find((reading) => reading.text === text) ??
        aReading(text, { understood: [understoodAs(text, text)] }),
    );
    return ok({ readings: all, dishTotal: 700 });
  });
}

/** Foods of the taxonomy outside the short list of the page. */
export const MORE_FOODS: readonly FoodWire[] = [
  { id: 'fish', ko: '생선', en: 'fish', names: ['어류', '물고기'], isGroup: true },
  { id: 'sashimi', ko: '생선회', en: 'sashimi', names: ['생선'], isGroup: false },
  { id: 'rice', ko: '쌀', en: 'rice', names: ['백미'], isGroup: false },
  { id: 'barley', ko: '보리', en: 'barley', names: ['쌀보리'], isGroup: false },
  { id: 'liver', ko: '간', en: 'liver', names: ['소간'], isGroup: false },
  { id: 'mackerel', ko: '고등어', en: 'mackerel', names: ['간고등어'], isGroup: false },
  { id: 'laver', ko: '김', en: 'laver', names: ['구운김'], isGroup: false },
  { id: 'kimchi', ko: '김치', en: 'kimchi', names: ['배추김치'], isGroup: true },
  { id: 'pear', ko: '배', en: 'pear', names: [], isGroup: false },
  { id: 'persimmon', ko: '감', en: 'persimmon', names: ['단감'], isGroup: false },
  { id: 'potato', ko: '감자', en: 'potato', names: [], isGroup: false },
  { id: 'chili_pepper', ko: '고추', en: 'chili pepper', names: ['청양고추'], isGroup: false },
  { id: 'egg', ko: '달걀', en: 'egg', names: ['계란'], isGroup: false },
  { id: 'bell_pepper', ko: '파프리카', en: 'bell pepper', names: [], isGroup: false },
  { id: 'mussel', ko: '홍합', en: 'mussel', names: [], isGroup: false },
  { id: 'walnut', ko: '호두', en: 'walnut', names: [], isGroup: false },
  { id: 'shrimp', ko: '새우', en: 'shrimp', names: [], isGroup: false },
];

/** A server that knows these foods and reads every text. */
export function answerFoods(
  platform: FakePlatform,
  readings: readonly ExclusionReadingWire[] = [],
): FakePlatform {
  platform.answer(LIST_FOODS, () => ok({ version: '1', foods: MORE_FOODS }));
  answerReadings(platform, readings);
  return platform;
}
