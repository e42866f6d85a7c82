import { isEatenAgain, MEAL_TIMES } from '@kkini/domain';
import { type CheckedPlan, checkedPlan } from '../checked-plan.ts';
import type { Check, ClaimedCertificate, PlanToVerify } from '../plan-to-verify.ts';
import type { ServedDishes } from '../served-dish.ts';
import { stockProof } from '../stock/stock-checks.ts';
import { isComparable, isOfPresentRules, validityChecks } from './certificate-checks.ts';
import { proofChecks } from './proof-checks.ts';
import { proofModel } from './proof-model.ts';

/** Searches for a better week by enumeration, if the certificate describes exactly this week. */
export function proveAgain(dishes: ServedDishes, plan: PlanToVerify): readonly Check[] {
  const checked = checkedPlan(dishes, plan);
  const { certificate } = plan;
  const validity = validityChecks(checked, dishes);
  const ofDays = isOfPresentRules(validity) ? stockProof(checked, dishes) : [];
  if (certificate === null || !isComparable(validity))
    return [
      { name: 'proof', outcome: 'open', text: 'not tried: no certificate of this very week' },
      ...ofDays,
    ];
  return [...leadingProof(checked, certificate), ...ofDays];
}

function leadingProof(checked: CheckedPlan, certificate: ClaimedCertificate): readonly Check[] {
  const name = 'proof';
  const { plan } = checked;
  if (checked.kept.any)
    return [
      {
        name,
        outcome: 'note',
        text: 'not tried: the proof weighs whole weeks, and meals of this one stayed',
      },
    ];
  if (plan.days.some(({ slots }) => MEAL_TIMES.some((time) => isEatenAgain(slots[time]))))
    return [{ name, outcome: 'note', text: 'not tried: a dish of this week is cooked for two meals' }];
  if (plan.days.some((_, day) => checked.minutesOn(day) !== null))
    return [{ name, outcome: 'note', text: 'not tried: weekdays of this week have less time to cook' }];
  const model = proofModel(checked);
  if (model.week.flat().some((row) => row < 0))
    return [{ name, outcome: 'open', text: 'not tried: a dish of the week may not be served' }];
  if (model.slots.length === 0) return [{ name, outcome: 'ok', text: 'a week without meals has no other' }];
  return proofChecks(model, certificate);
}
