/** Words that stand for "a trace" and for "nothing said" in national tables. */
const TRACE = /^(tr|trace|미량|극미량|<\s*[\d.]+)$/i;

/** A figure as tables write it: "1,234.5", "35 g", "0.00"; a trace is 0, anything without a number null. */
export function readFigure(text: string): number | null {
  const trimmed = text.trim();
  if (TRACE.test(trimmed)) return 0;
  const number = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|^-?\d+(?:\.\d+)?|^-?\.\d+/.exec(trimmed)?.[0];
  const value = number === undefined ? Number.NaN : Number(number.replaceAll(',', ''));
  return Number.isFinite(value) && value >= 0 ? value : null;
}
