import {
  type Fullness,
  SECTION_LIMITS,
  saysEverything,
  type TipBullet,
  type TipProfile,
  type TipSection,
  type TipSections,
} from './model/tip.ts';
import { conditionRules, STAGE_RULES } from './rules/condition-rules.ts';
import { EATING_RULES } from './rules/eating-rules.ts';
import { PLATE_RULES, PORTION_RULES } from './rules/portion-rules.ts';
import { SALT_RULES, SALT_SHARE_RULE } from './rules/salt-rules.ts';
import { SWAP_RULES } from './rules/swap-rules.ts';
import type { TipContext } from './rules/tip-context.ts';
import type { TipRule } from './rules/tip-rule.ts';
import { Wording } from './wording/word-rule.ts';

/** The first subject of a profile's summary; null where none comes first. */
const FIRST: Readonly<Record<TipProfile, 'salt' | 'starch' | 'protein' | null>> = {
  care: 'starch',
  diabetes: 'starch',
  gout: 'protein',
  hypertension: 'salt',
  obesity: 'starch',
  dyslipidemia: 'protein',
  heartDisease: 'salt',
  thyroidDisease: null,
  liverDisease: 'salt',
  diet: 'starch',
  vegetarian: 'protein',
  muscleGain: 'protein',
  glutenFree: null,
  lowSugar: 'starch',
  lowSodium: 'salt',
  lowCarbohydrate: 'starch',
};

const STAPLE_SWAPS = ['swap.whiteRice', 'swap.rawRice', 'swap.konjacRice', 'swap.noodles', 'swap.riceCake'];

/** Fills every part with the most important allowed advice; null when nothing is allowed. */
export function composeSections(context: TipContext, fullness: Fullness): TipSections | null {
  const isFull = saysEverything(fullness);
  const composer = new Composer(context, fullness);
  const swap = composer.fill('swap', SWAP_RULES);
  const condition = composer.fillCondition();
  const portion = composer.fill('portion', isFull ? [...PORTION_RULES, ...PLATE_RULES] : PORTION_RULES);
  const order = composer.fill('order', EATING_RULES);
  const glycemic = composer.fill('glycemic', EATING_RULES);
  const salt = composer.fill('salt', isFull ? [...SALT_RULES, SALT_SHARE_RULE] : SALT_RULES);
  const said = [...swap, ...portion, ...order, ...glycemic, ...salt, ...condition];
  if (said.length === 0) return null;
  const summary = composer.summary(
    chooseSummary(context, { said, order: (key) => composer.order(key) }),
    said,
  );
  return { summary, swap, portion, order, glycemic, salt, condition };
}

class Composer {
  private readonly wording: Wording;
  private readonly saidTopics = new Set<string>();

  constructor(
    private readonly context: TipContext,
    private readonly fullness: Fullness,
  ) {
    this.wording = new Wording(context, fullness);
  }

  fill(section: TipSection, rules: readonly TipRule[]): readonly TipBullet[] {
    return this.say(
      rules.filter((rule) => rule.section === section),
      SECTION_LIMITS[section],
    );
  }

  /** The lead first; then liver disease, the ages and others, one line each; then the lead again. */
  fillCondition(): readonly TipBullet[] {
    const { profiles, facts } = this.context;
    const lead = conditionRules(profiles.lead);
    const ages = (['child', 'parents'] as const).filter((age) => facts.people.targets.includes(age));
    const further = profiles.further.map((profile) => conditionRules(profile));
    const groups = [
      lead,
      ...further.slice(0, 1),
      ...ages.map((age) => STAGE_RULES[age]),
      ...further.slice(1),
    ];
    const bullets: TipBullet[] = [];
    for (const rules of [...groups, lead, lead]) {
      if (bullets.length < SECTION_LIMITS.condition) bullets.push(...this.say(rules, 1, bullets));
    }
    return bullets;
  }

  order(key: string): number {
    return this.wording.order(key);
  }

  /** The first summary of the given advice that can be worded, preferably one not used before. */
  summary(keys: readonly string[], said: readonly TipBullet[]): readonly TipBullet[] {
    const swap = SWAP_RULES.find(({ id }) => said.some(({ rule }) => rule === id));
    const slots = { ...this.context.slots, ...swap?.slots?.(this.context) };
    const offered = swap?.swap?.(this.context) ?? null;
    for (const isNew of [true, false])
      for (const key of keys) {
        const bullet = this.wording.word(key, { section: 'summary', slots, swap: offered, isNew });
        if (bullet !== null) return [bullet];
      }
    return [];
  }

  /** Repeats advice of earlier meals only if there is nothing else to say. */
  private say(
    rules: readonly TipRule[],
    limit: number,
    before: readonly TipBullet[] = [],
  ): readonly TipBullet[] {
    const bullets: TipBullet[] = [];
    const sorted = this.sorted(rules);
    for (const isNew of [true, false]) {
      const most = isNew || saysEverything(this.fullness) ? limit : 1;
      for (const rule of sorted) {
        if (bullets.length >= most) break;
        const bullet = this.sayRule(rule, [...before, ...bullets], isNew);
        if (bullet !== null) bullets.push(bullet);
      }
    }
    return bullets;
  }

  private sayRule(rule: TipRule, before: readonly TipBullet[], isNew: boolean): TipBullet | null {
    if (before.some((bullet) => bullet.rule === rule.id) || (rule.onlyNew && !isNew)) return null;
    if (rule.topic !== undefined && this.saidTopics.has(rule.topic)) return null;
    const slots = { ...this.context.slots, ...rule.slots?.(this.context) };
    const swap = rule.swap?.(this.context) ?? null;
    const bullet = this.wording.word(rule.id, { section: rule.section, slots, swap, isNew });
    if (bullet !== null && rule.topic !== undefined) this.saidTopics.add(rule.topic);
    return bullet;
  }

  private sorted(rules: readonly TipRule[]): readonly TipRule[] {
    return rules
      .map((rule) => ({ rule, weight: rule.weight(this.context), order: this.wording.order(rule.id) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.order - b.order)
      .map(({ rule }) => rule);
  }
}

type Said = { readonly said: readonly TipBullet[]; readonly order: (key: string) => number };

/** Keys of summaries of the bullets, best first. The last one always fits. */
function chooseSummary(context: TipContext, { said, order }: Said): readonly string[] {
  const { reading, profiles } = context;
  const rules = said.map(({ rule }) => rule);
  const starts = (prefix: string) => rules.some((rule) => rule.startsWith(prefix));
  const swapped = rules.some((rule) => rule.startsWith('swap.') && rule !== 'swap.lessSweet');
  const salt = [
    ...(starts('salt.soup') ? ['summary.soup'] : []),
    ...(rules.includes('salt.seasoning') || starts('salt.saltSaved') ? ['summary.saltHome'] : []),
    ...(starts('salt.restaurant') || starts('salt.shop') ? ['summary.saltBought'] : []),
  ];
  const kit = starts('salt.kit') ? ['summary.saltKit'] : [];
  const sweet = reading.traits.sweet ? ['summary.sweet'] : [];
  const starch = [
    ...(starts('portion.riceLess') || starts('portion.riceInside') || starts('portion.riceLeave')
      ? ['summary.riceLess']
      : []),
    ...(starts('portion.noodles') ? ['summary.noodles'] : []),
    ...(reading.shape === 'porridge' ? ['summary.porridge'] : []),
    ...(reading.shape === 'bread' ? ['summary.bread'] : []),
  ];
  const protein = reading.protein === null ? [] : ['summary.protein'];
  const rest = ['summary.balanced', ...salt, ...kit, ...starch, ...protein];
  const first = [
    ...(swapped
      ? [STAPLE_SWAPS.some((id) => rules.includes(id)) ? 'summary.swapStaple' : 'summary.swap']
      : []),
    ...(FIRST[profiles.lead] === 'salt' ? [...salt, ...kit] : []),
    ...(FIRST[profiles.lead] === 'starch' ? starch : []),
    ...sweet,
    ...(FIRST[profiles.lead] === 'protein' ? protein : []),
  ];
  const byChance = [...first].sort((a, b) => order(a) - order(b));
  return [...byChance, ...rest];
}
