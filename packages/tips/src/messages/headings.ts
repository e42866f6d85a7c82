import type { EatingStyle, HealthCondition, Target } from '@kkini/domain';
import { EATING_STYLE_KO, HEALTH_CONDITION_KO, TARGET_KO } from '@kkini/domain';
import type { TipProfile, TipSection } from '../model/tip.ts';
import type { TipObjection } from '../model/tip-facts.ts';

/** Headings of the parts below the first; the condition's own carries the name of the profile. */
export const SECTION_HEADINGS: Readonly<Record<Exclude<TipSection, 'summary' | 'condition'>, string>> = {
  swap: '재료 바꾸기',
  portion: '먹는 양',
  order: '먹는 순서',
  glycemic: '혈당 부담',
  salt: '싱겁게',
};

/** The closing line of every tip (tips-rules section 2). */
export const TIP_CAUTION =
  '개인의 상태에 따라 다를 수 있어요. 약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.';

/** Replaces the title of a dish whose name must not be mentioned. */
const THIS_DISH = '이 요리';

/** Heading of a whole tip. */
export function tipHeading(title: string | null): string {
  return `${title ?? THIS_DISH} 이렇게 즐겨요`;
}

/**
 * Heading of the part about conditions and styles: all profiles with advice in it, the lead first. Without choices it names
 * none.
 */
export function conditionHeading(profiles: readonly TipProfile[]): string {
  const names = profiles.flatMap((profile) => (profile === 'care' ? [] : [nameOf(profile)]));
  return names.length === 0 ? '함께 챙길 점' : `${names.join('·')} 챙길 점`;
}

/** The text instead of a tip for a dish that does not suit these people. */
export function objectionText(objection: TipObjection): string {
  if (objection === 'everyone') return '이 메뉴는 끼니로 권해 드리지 않아요.';
  return `이 메뉴는 선택하신 조건(${reasonOf(objection)})에 맞지 않을 수 있어요.`;
}

/** The text when no advice is safe for everybody at the table. */
export const NOTHING_TO_SAY = '이 요리에는 지금 덧붙일 도움말이 없어요.';

/** The text when every piece of advice would name an excluded food. */
export const NOTHING_LEFT_TO_SAY = '제외하신 말을 빼고 나니 이 요리에 드릴 도움말이 남지 않았어요.';

function reasonOf(objection: Exclude<TipObjection, 'everyone'>): string {
  if (objection === 'excludedFood') return '제외하신 재료';
  if (objection === 'answers') return '답하신 내용';
  if (objection === 'unknown') return '성분을 다 알 수 없는 재료';
  return nameOf(objection);
}

function nameOf(key: HealthCondition | EatingStyle | Target): string {
  const names: Readonly<Record<string, string>> = {
    ...HEALTH_CONDITION_KO,
    ...EATING_STYLE_KO,
    ...TARGET_KO,
  };
  return names[key] ?? '';
}
