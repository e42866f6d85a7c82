const PARTICLES =
  '은 는 이 가 을 를 과 와 도 만 에 의 로 으로 나 이나 면 이면 라 이라 에는 에도 에서 까지 부터 보다 처럼 만큼 하고 으로만 로만 에만 만으로 으로도 로도';

/**
 * Matches any of the Korean words as a whole word, with or without a particle: 간장 in "간장과", not in "국간장", "간장물" or "양념간장". Longer
 * words come first.
 */
export function wholeWord(words: readonly string[]): RegExp {
  const alternatives = [...words].sort((one, other) => other.length - one.length).join('|');
  const particles = PARTICLES.split(' ').join('|');
  return new RegExp(`(?<![가-힣])(?:${alternatives})(?=(?:${particles})?(?![가-힣]))`, 'g');
}
