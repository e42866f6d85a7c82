/** An amount converted to grams or millilitres. */
export type Measure = { readonly amount: number; readonly unit: 'g' | 'ml' };

/**
 * Reads a weight or volume as food tables write it: "100g", "1.5kg", "500mL", "30g*10", "1인분(200g)", "600" (grams).
 * Some editions cut "ml" to "m". Null when there is none.
 */
export function readMeasure(text: string): Measure | null {
  const plain = text.normalize('NFKC').replace(/,(?=\d{3})/g, '');
  const [, number, unit = 'g', times = '1'] = MEASURE.exec(plain) ?? BARE.exec(plain) ?? [];
  const { factor, base } = UNITS[unit.toLowerCase()] ?? UNITS['g'] ?? { factor: 1, base: 'g' };
  const amount = Number(number ?? 0) * factor * Number(times);
  return amount > 0 ? { amount, unit: base } : null;
}

const MEASURE = /(\d+(?:\.\d*)?|\.\d+)\s*(kg|g|mg|ml|㎖|l|ℓ|cc|m)(?![a-z])(?:\s*[x*×]\s*(\d+))?/i;
const BARE = /^\s*(\d+(?:\.\d*)?)\s*$/;

const UNITS: Readonly<Record<string, { readonly factor: number; readonly base: 'g' | 'ml' }>> = {
  kg: { factor: 1000, base: 'g' },
  g: { factor: 1, base: 'g' },
  mg: { factor: 0.001, base: 'g' },
  l: { factor: 1000, base: 'ml' },
  ml: { factor: 1, base: 'ml' },
  m: { factor: 1, base: 'ml' },
  cc: { factor: 1, base: 'ml' },
};
