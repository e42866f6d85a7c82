import { englishAmount } from '../components/english-amount.ts';

/** A part of a purchase: names, amount, and grams (null if unstated). */
export type HeldPart = {
  readonly ko?: string | undefined;
  readonly en?: string | undefined;
  readonly amount: string;
  readonly grams: number | null;
  /** Id of a food in it; some units have an English word that depends on the food. */
  readonly id: string;
  /** English noun for one of it: `box`. */
  readonly noun?: string | undefined;
};

/** Contents of a serving in both languages: `줄김밥 1줄(250g), 우유 200ml` / `1 roll of gimbap (250 g), 200 ml of milk`. */
export function servingLabel(parts: readonly HeldPart[]): { readonly ko: string; readonly en: string } {
  return { ko: parts.map(koreanPart).join(', '), en: parts.map(englishPart).join(', ') };
}

/** An amount that is itself a weight or a volume. */
const MEASURE = /^\d+(g|ml)$/;

/** The volume of a cup in brackets; dropped where the weight of the good is known. */
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
