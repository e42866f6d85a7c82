import { isIPv6 } from 'node:net';

const HOUSEHOLD_GROUPS = 4;

/**
 * Address that stands for one origin in rate limits: an IPv4 address, or the /64 network in which one IPv6 host can choose
 * addresses. A closed connection has no address.
 */
export function householdAddress(address: string | undefined): string {
  if (address === undefined) return '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...gap, ...last].slice(0, HOUSEHOLD_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
