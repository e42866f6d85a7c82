import { tidyText } from '../../normalize/tidy-text.ts';
import type { Flag } from '../importer.ts';

/** Plausible prices of a dish in won. Two concatenated prices and prices in thousands lie outside. */
const PRICE_WON = { least: 100, most: 200_000 } as const;

/** A dish of a shop. The price in won is null where the file's price is implausible. */
export type ShopDish = { readonly name: string; readonly priceWon: number | null };

/** Reads the columns 메뉴1, 가격1, 메뉴2 …; weights and remarks ("(점심)") stay in the name. */
export function shopMenu(cells: Readonly<Record<string, string>>): {
  readonly menu: readonly ShopDish[];
  readonly flags: readonly Flag[];
} {
  const menu: ShopDish[] = [];
  const flags: Flag[] = [];
  const numbers = Object.keys(cells).flatMap((column) => /^메뉴(\d+)$/.exec(column)?.[1] ?? []);
  for (const number of numbers.sort((a, b) => Number(a) - Number(b))) {
    const name = tidyText(cells[`메뉴${number}`] ?? '').replaceAll('\n', ' ');
    const written = cells[`가격${number}`] ?? '';
    if (name === '' && written === '') continue;
    const priceWon = readPrice(written);
    if (priceWon === null || name === '')
      flags.push({ code: 'doubtfulPrice', detail: `${name || '-'}: ${written || '-'}` });
    if (name !== '') menu.push({ name, priceWon });
  }
  return { menu, flags };
}

/** "7,500원", "7500", "₩7,500"; null for anything else, such as "6,0007,000". */
function readPrice(written: string): number | null {
  const plain = written.normalize('NFKC').replace(/[\s원₩\\]/g, '');
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?$/.test(plain)) return null;
  const price = Number(plain.replaceAll(',', ''));
  return price >= PRICE_WON.least && price <= PRICE_WON.most ? price : null;
}
