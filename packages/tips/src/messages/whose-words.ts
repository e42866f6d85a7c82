import { fillTemplate, type Sex, TARGET_BY_SEX_KO, TARGET_KO, type Target } from '@kkini/domain';
import type { PersonCall } from '@kkini/domain/limits';
import type { TipText } from '../model/tip.ts';

const TARGET_EN = {
  self: 'you',
  parents: 'your parents',
  spouse: 'your spouse',
  child: 'your child',
  colleague: 'your co-worker',
} as const satisfies Record<Target, string>;

const NUMBERED_EN: Readonly<Record<Target, string>> = {
  ...TARGET_EN,
  parents: 'parent',
  child: 'child',
  colleague: 'co-worker',
};

const TARGET_BY_SEX_EN = {
  parents: { female: 'your mother', male: 'your father' },
  child: { female: 'your daughter', male: 'your son' },
} as const satisfies Record<'parents' | 'child', Record<Sex, string>>;

function nameOf(call: PersonCall): TipText {
  if (call.by === 'sex') {
    const { target, sex } = call;
    return { ko: TARGET_BY_SEX_KO[target][sex], en: TARGET_BY_SEX_EN[target][sex] };
  }
  const ko = TARGET_KO[call.target];
  if (call.by === 'target') return { ko, en: TARGET_EN[call.target] };
  return { ko: `${ko} ${call.number}`, en: `${NUMBERED_EN[call.target]} ${call.number}` };
}

/** The people a tip is about, by their names in the plan, if others eat with them. */
export function whoseText(calls: readonly PersonCall[]): TipText {
  const names = calls.map(nameOf);
  const ko = listed(
    names.map((name) => name.ko),
    (before, last) => fillTemplate('{before:과} {last}', { before, last }),
  );
  const en = listed(
    names.map((name) => name.en),
    (before, last) => `${before} and ${last}`,
  );
  return { ko: `${ko} 식사에 맞춘 도움말이에요.`, en: `This tip is for ${en}.` };
}

function listed(names: readonly string[], joined: (before: string, last: string) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : joined(names.slice(0, -1).join(', '), last);
}
