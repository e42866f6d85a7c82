import type { TipBullet, TipProfile } from '../model/tip.ts';
import type { TipContext } from './tip-context.ts';

const SALT_FIRST: readonly TipProfile[] = ['hypertension', 'heartDisease', 'lowSodium', 'liverDisease'];
const STARCH_FIRST: readonly TipProfile[] = [
  'diabetes',
  'care',
  'obesity',
  'lowCarbohydrate',
  'diet',
  'lowSugar',
];
const PROTEIN_FIRST: readonly TipProfile[] = ['gout', 'muscleGain', 'vegetarian', 'dyslipidemia'];

const STAPLE_SWAPS = ['swap.whiteRice', 'swap.rawRice', 'swap.konjacRice', 'swap.noodles', 'swap.riceCake'];

type Said = { readonly said: readonly TipBullet[]; readonly order: (key: string) => number };

/** Keys of summaries that say in one sentence what the bullets advise; the best first, one that always fits last. */
export function chooseSummary(context: TipContext, { said, order }: Said): readonly string[] {
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
    ...(SALT_FIRST.includes(profiles.lead) ? [...salt, ...kit] : []),
    ...(STARCH_FIRST.includes(profiles.lead) ? starch : []),
    ...sweet,
    ...(PROTEIN_FIRST.includes(profiles.lead) ? protein : []),
  ];
  const byChance = [...first].sort((a, b) => order(a) - order(b));
  return [...byChance, ...rest];
}
