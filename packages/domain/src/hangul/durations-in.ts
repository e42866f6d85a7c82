/** A duration in a text: its position (UTF-16, end exclusive) and its length. */
export type NamedDuration = { readonly start: number; readonly end: number; readonly seconds: number };

/**
 * The durations in a cooking step, in order. A range counts with its shorter end: durationsIn('중불로 3~4분 끓여요') is one of
 * 180 s, durationsIn('1시간 30분 재워요') one of 5,400 s, durationsIn('simmer for 20 minutes') one of 1,200 s. Portions and
 * fractions are none: durationsIn('2인분') and durationsIn('3분의 1') find nothing.
 */
export function durationsIn(text: string): readonly NamedDuration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const { hours, half, minutes, seconds } = match.groups ?? {};
    const total =
      Number(hours ?? 0) * HOUR +
      (half ? HOUR / 2 : 0) +
      Number(minutes ?? 0) * MINUTE +
      Number(seconds ?? 0);
    if (total === 0) return [];
    return [{ start: match.index, end: match.index + match[0].length, seconds: total }];
  });
}

const MINUTE = 60;
const HOUR = 3600;

/** "10", or the first figure of "10~15". */
const figure = (name: string) => String.raw`(?<${name}>\d{1,3})(?:\s?[~∼–-]\s?\d{1,3})?`;
const HOURS = String.raw`${figure('hours')}(?:\s?시간(?:\s?(?<half>반)(?![가-힣]))?|[\s-]hours?\b)`;
/** Neither "3분의 1" nor "5분도미". */
const MINUTES = String.raw`(?:\sand)?\s?${figure('minutes')}(?:\s?분(?!의|도미)|[\s-]min(?:ute)?s?\b)`;
const SECONDS = String.raw`(?:\sand)?\s?${figure('seconds')}(?:\s?초|[\s-]sec(?:ond)?s?\b)`;
const DURATION = new RegExp(
  String.raw`(?<![\d.,/~∼–-])(?=\d)(?:${HOURS})?(?:${MINUTES})?(?:${SECONDS})?`,
  'g',
);
