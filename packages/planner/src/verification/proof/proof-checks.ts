import { isEatenAgain, MEAL_TIMES } from '@kkini/domain';
import { type CheckedPlan, checkedPlan } from '../checked-plan.ts';
import type { Check, ClaimedCertificate, PlanToVerify } from '../plan-to-verify.ts';
import type { ServedDishes } from '../served-dish.ts';
import { stockProof } from '../stock/stock-checks.ts';
import { isComparable, isOfPresentRules, points, validityChecks } from './certificate-checks.ts';
import { type CheapestMenus, cheapestMenus } from './cheapest-menus.ts';
import { ExchangeSearch } from './exchange-search.ts';
import { priceMenus } from './priced-proof.ts';
import { menuCount, type ProofModel, proofModel } from './proof-model.ts';
import { tryEveryWeek } from './try-every-week.ts';

/** Most menus of a day to list, and how many of them to keep. */
export type ProofWork = { readonly mostMenus: number; readonly keep?: number };

const WORK: ProofWork = { mostMenus: 1e7 };
/** Relative difference in points that counts as none, the same as in the certificate. */
const TOLERANCE = 1e-7;

/** The points and bounds a certificate states. */
export type Claim = Pick<ClaimedCertificate, 'objective' | 'lowerBound' | 'proved'>;

/**
 * Looks for a better week by exchanging one and two meals. Where the menus of a day can be listed, it also exchanges
 * whole days, computes an independent bound and tries every week that this bound allows. Reports what was not proved.
 */
export function proofChecks(
  model: ProofModel,
  claim: Claim,
  { mostMenus, keep }: ProofWork = WORK,
): readonly Check[] {
  const search = new ExchangeSearch(model);
  search.exchangeMeals();
  const meals = [
    verdict(claim, {
      name: 'meals',
      fewest: search.fewest,
      tried: `${search.tried} exchanges of one or two meals`,
    }),
  ];
  if (meals.some((check) => check.outcome !== 'ok'))
    return [
      ...meals,
      { name: 'proof', outcome: 'note', text: 'nothing more to prove: the week is not the best one' },
    ];
  const count = menuCount(model);
  if (count > mostMenus) {
    const text = `${count} menus of a day are too many to list: neither bound nor optimum were proved again`;
    return [...meals, { name: 'proof', outcome: 'note', text }];
  }
  const list = cheapestMenus(model, keep);
  const days = dayChecks(search, list, claim);
  const isRefuted = days.some((check) => check.outcome === 'failed');
  return [...meals, ...days, ...(isRefuted ? [] : boundChecks(model, list, claim))];
}

type Tried = { readonly name: string; readonly fewest: number; readonly tried: string };

/** A better week refutes the certificate only where it costs less than the bound allows. */
function verdict({ objective, lowerBound }: Claim, { name, fewest, tried }: Tried): Check {
  const slack = TOLERANCE * Math.max(1, Math.abs(objective));
  if (fewest >= objective - slack) return { name, outcome: 'ok', text: `${tried}: none costs less` };
  const text = `${tried}: one costs ${points(fewest)}`;
  return fewest < lowerBound - slack
    ? { name, outcome: 'failed', text: `${text}, below the bound` }
    : { name, outcome: 'note', text: `${text}, which the bound allows` };
}

function dayChecks(search: ExchangeSearch, list: CheapestMenus, claim: Claim): readonly Check[] {
  for (const [index, menu] of list.menus.entries()) {
    const cost = list.points[index] ?? 0;
    if (!search.mayHelp(cost)) break;
    search.exchangeDays(menu, cost);
  }
  if (search.mayHelp(list.limit))
    return [{ name: 'days', outcome: 'note', text: `only the ${list.menus.length} cheapest menus tried` }];
  return [
    verdict(claim, {
      name: 'days',
      fewest: search.fewest,
      tried: `all ${list.listed} menus in place of any day`,
    }),
  ];
}

function boundChecks(model: ProofModel, list: CheapestMenus, claim: Claim): readonly Check[] {
  const { objective, proved } = claim;
  const prices = priceMenus(model, list, objective);
  const slack = TOLERANCE * Math.max(1, Math.abs(objective));
  const share = ((objective - prices.bound) / Math.max(Math.abs(objective), slack)) * 100;
  const isAbove = prices.bound > objective + slack;
  const bound: Check = {
    name: 'bound',
    outcome: isAbove ? 'failed' : 'ok',
    text: `no week costs less than ${points(prices.bound)} by prices of its own, ${share.toFixed(3)} % below the plan`,
  };
  const { isComplete, menus, choices, fewest } = tryEveryWeek(model, {
    list,
    prices,
    below: objective - slack,
  });
  const tried = `${menus} menus may be in a better week, ${choices} choices of them tried`;
  if (fewest < objective - slack) return [bound, verdict(claim, { name: 'optimum', fewest, tried })];
  if (!isComplete)
    return [bound, { name: 'optimum', outcome: 'note', text: `not proved again: ${tried}, not all` }];
  const text = `${tried}: no better week exists${proved ? '' : ', which the certificate left open'}`;
  return [bound, { name: 'optimum', outcome: 'ok', text }];
}

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
