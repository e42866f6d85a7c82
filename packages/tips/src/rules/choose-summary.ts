import type { TipBullet, TipProfile } from '../model/tip.ts';
import type { TipContext } from './tip-context.ts';

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

type Said = { readonly said: readonly TipBullet[]; readonly order: (key: string) => number };

/** Keys of summaries of the bullets, best first. The last one always fits. */
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
    ...(FIRST[profiles.lead] === 'salt' ? [...salt, ...kit] : []),
    ...(FIRST[profiles.lead] === 'starch' ? starch : []),
    ...sweet,
    ...(FIRST[profiles.lead] === 'protein' ? protein : []),
  ];
  const byChance = [...first].sort((a, b) => order(a) - order(b));
  return [...byChance, ...rest];
}
