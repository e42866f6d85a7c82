import { domainToASCII } from 'node:url';
import { emailWireSchema } from '@kkini/contract';

/**
 * Normalises an e-mail address: Unicode compatibility form, lower case, host in DNS spelling. Null if the text is not an e-mail
 * address.
 */
export function normaliseEmail(text: string): string | null {
  const folded = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  const parsed = emailWireSchema.safeParse(folded);
  if (!parsed.success) return null;
  const [person = '', host = ''] = parsed.data.split('@');
  const ascii = domainToASCII(host);
  return /^[^.]+(\.[^.]+)+$/.test(ascii) ? `${person}@${ascii}` : null;
}
