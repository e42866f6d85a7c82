import { checkedPlan } from './checked-plan.ts';
import { extraCheck } from './extra-checks.ts';
import { bodyChecks } from './people/body-checks.ts';
import type { Check, PlanToVerify } from './plan-to-verify.ts';
import { portionCheck } from './portion-checks.ts';
import {
  arithmeticChecks,
  isComparable,
  isOfPresentRules,
  objectiveCheck,
  spacingChecks,
  validityChecks,
} from './proof/certificate-checks.ts';
import type { ServedDishes } from './served-dish.ts';
import { slotChecks } from './slot-checks.ts';
import { stockArithmetic, stockPointsCheck } from './stock/stock-checks.ts';
import { cookingDayCheck, tableChecks } from './table-checks.ts';

/**
 * Checks a stored plan from the catalogue, the taxonomy's text and the survey's answers alone; shares no code with
 * the search. Spacing and points are compared only if the certificate describes exactly this week.
 */
export function verifyPlan(dishes: ServedDishes, plan: PlanToVerify): readonly Check[] {
  const checked = checkedPlan(dishes, plan);
  const validity = validityChecks(checked, dishes);
  const slots = slotChecks(checked, dishes);
  const { certificate } = plan;
  const rest =
    certificate !== null && isComparable(validity)
      ? [...spacingChecks(checked), cookingDayCheck(checked), objectiveCheck(checked, certificate.objective)]
      : ['spacing', 'objective'].map(notCompared);
  const ofDays = isOfPresentRules(validity) ? stockPointsCheck(checked, dishes) : [];
  const bodies = plan.answersAreThose ? bodyChecks(checked, dishes) : [];
  return [
    ...validity,
    ...slots,
    ...tableChecks(checked, dishes),
    ...extraCheck(checked, dishes),
    ...portionCheck(checked, dishes),
    ...bodies,
    ...rest,
    ...ofDays,
    ...arithmeticChecks(plan),
    ...stockArithmetic(plan),
  ];
}

function notCompared(name: string): Check {
  return { name, outcome: 'open', text: 'not compared: no certificate of this very week' };
}
