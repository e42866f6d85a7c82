import {
  DISH_TAG_KO,
  EATING_STYLE_KO,
  HEALTH_CONDITION_KO,
  MEAL_STYLE_KO,
  MEAL_TIME_KO,
  TARGET_KO,
} from '@kkini/domain';

/** Names of answers and dates, in Korean (source). The domain owns the names of the answers. */
export const vocabularyKo = {
  ...prefixed('target', TARGET_KO),
  ...prefixed('mealTime', MEAL_TIME_KO),
  ...prefixed('mealStyle', MEAL_STYLE_KO),
  ...prefixed('health', HEALTH_CONDITION_KO),
  ...prefixed('eating', EATING_STYLE_KO),
  ...prefixed('dishTag', DISH_TAG_KO),
  'weekday.0': '일',
  'weekday.1': '월',
  'weekday.2': '화',
  'weekday.3': '수',
  'weekday.4': '목',
  'weekday.5': '금',
  'weekday.6': '토',
  'weekdayLong.0': '일요일',
  'weekdayLong.1': '월요일',
  'weekdayLong.2': '화요일',
  'weekdayLong.3': '수요일',
  'weekdayLong.4': '목요일',
  'weekdayLong.5': '금요일',
  'weekdayLong.6': '토요일',
  'date.months': '1 2 3 4 5 6 7 8 9 10 11 12',
  'date.month': '{year}년 {month}월',
  'date.monthShort': '{month}월',
  'date.day': '{month}월 {day}일 ({weekday})',
  'date.dayOnly': '{day}일 ({weekday})',
  'date.dayLong': '{month}월 {day}일 {weekday}',
  'date.range': '{start} – {end}',
};

function prefixed<Prefix extends string, Code extends string>(
  prefix: Prefix,
  names: Readonly<Record<Code, string>>,
): Record<`${Prefix}.${Code}`, string>;
function prefixed(prefix: string, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([code, name]) => [`${prefix}.${code}`, name]));
}
