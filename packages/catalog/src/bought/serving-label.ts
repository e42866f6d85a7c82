import { englishAmount } from '../components/english-amount.ts';

/** A part of what is bought: its names, how much of it, and its grams, null where nobody stated them. */
export type HeldPart = {
  readonly ko?: string | undefined;
  readonly en?: string | undefined;
  readonly amount: string;
  readonly grams: number | null;
  /** A food of it, which decides the English of some units. */
  readonly id: string;
  /** What one of it is in English: `box`. */
  readonly noun?: string | undefined;
};

/** What a serving holds, in both languages: `줄김밥 1줄(250g), 우유 200ml` / `1 roll of gimbap (250 g), 200 ml of milk`. */
export function servingLabel(parts: readonly HeldPart[]): { readonly ko: string; readonly en: string } {
  return { ko: parts.map(koreanPart).join(', '), en: parts.map(englishPart).join(', ') };
}

/** An amount that is a weight or a volume by itself. */
const MEASURE = /^\d+(g|ml)$/;

/** What a cup measures; one that is sold holds what its grams say. */
const MILLILITRES = / \(\d+ ml\)$/;

function koreanPart({ ko, amount, grams }: HeldPart): string {
  return `${ko === undefined ? '' : `${ko} `}${amount}${weight(amount, grams, 'g')}`;
}

function englishPart({ en, amount, grams, id, noun = 'piece' }: HeldPart): string {
  const told = englishAmount(amount, id) ?? amount;
  const written = grams === null ? told : told.replace(MILLILITRES, '');
  const isCount = /^\d+$/.test(written);
  const ofGood = en === undefined ? (isCount ? pieces(written, noun) : '') : isCount ? ` ${en}` : ` of ${en}`;
  return `${written}${ofGood}${weight(amount, grams, ' g').replace('(', ' (')}`;
}

function pieces(count: string, noun: string): string {
  return count === '1' ? ` ${noun}` : ' pieces';
}

function weight(amount: string, grams: number | null, unit: string): string {
  if (grams === null || MEASURE.test(amount)) return '';
  return `(${Math.round(grams).toLocaleString('en')}${unit})`;
}
