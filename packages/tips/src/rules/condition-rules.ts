import { foodLabel } from '@kkini/domain';
import { judgeSwap } from '../checks/judge-guide.ts';
import type { TipProfile, TipSwap } from '../model/tip.ts';
import { hasPieces } from './dish-holds.ts';
import { always, type Holds, PROFILE_ROWS } from './profile-rows.ts';
import type { TipContext } from './tip-context.ts';
import { type TipRule, WEIGHT } from './tip-rule.ts';

const { measured, general } = WEIGHT;

const ROWS = Object.values(PROFILE_ROWS).flat();

/** Further rows of a profile: care for blood sugar, and rows for the heart (section 5). */
const ALSO: Readonly<Partial<Record<TipProfile, readonly string[]>>> = {
  care: ['diabetes'],
  heartDisease: [
    'heartDisease',
    'hypertension.halfBroth',
    'hypertension.onePickle',
    'hypertension.habit',
    'dyslipidemia.trim',
    'dyslipidemia.lean',
  ],
};

/** The rules of a condition or style for this dish. */
export function conditionRules(profile: TipProfile): readonly TipRule[] {
  const own = ALSO[profile] ?? [profile];
  const seen = new Set<string>();
  return ROWS.filter(([id]) => own.includes(id) || own.includes(id.split('.')[0] ?? '')).flatMap(
    ([id, holds, weight, topic]) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const plain = rule(id, { holds, weight, topic });
      return [id === ADDS_BEAN ? { ...plain, ...BEAN_OFFER } : plain];
    },
  );
}

const ADDS_BEAN = 'vegetarian.addBean';
const BEANS = ['tofu', 'soybean'];

/** The bean a vegetarian may add to this dish. */
function beanOf(context: TipContext): TipSwap | null {
  const offer = (to: string): TipSwap => ({ from: null, to });
  const to = BEANS.find((id) => judgeSwap(offer(id), { section: 'condition', context }) === null);
  return to === undefined ? null : offer(to);
}

const BEAN_OFFER: Pick<TipRule, 'slots' | 'swap'> = {
  slots: (context) => {
    const bean = beanOf(context);
    return { to: bean === null ? undefined : foodLabel(context.taxonomy, bean.to) };
  },
  swap: beanOf,
};

/** Additional rules for children and older people (section 1). */
export const STAGE_RULES: Readonly<Record<'child' | 'parents', readonly TipRule[]>> = {
  child: [
    rule('stage.childPieces', { holds: hasPieces, weight: measured, topic: 'child' }),
    rule('stage.child', { holds: always, weight: general, topic: 'child' }),
  ],
  parents: [
    rule('stage.parentsPieces', { holds: hasPieces, weight: measured, topic: 'parents' }),
    rule('stage.parents', { holds: always, weight: general, topic: 'parents' }),
  ],
};

type RowParts = { readonly holds: Holds; readonly weight: number; readonly topic: string | undefined };

function rule(id: string, { holds, weight, topic }: RowParts): TipRule {
  return {
    id,
    section: 'condition',
    ...(topic !== undefined && { topic }),
    weight: (context) => (holds(context) ? weight : 0),
  };
}
