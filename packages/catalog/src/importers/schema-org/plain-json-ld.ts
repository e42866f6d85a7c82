import { isFields } from '../reading/read-json.ts';

/**
 * JSON-LD in the one spelling most pages use: names without the prefix or address of schema.org and with a small first
 * letter, `@value`, `@list` and `@set` unwrapped, `type` and `id` as `@type` and `@id`, numbered objects as lists.
 */
export function plainJsonLd(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainJsonLd);
  if (!isFields(value)) return value;
  for (const wrapper of ['@value', '@list', '@set'])
    if (value[wrapper] !== undefined) return plainJsonLd(value[wrapper]);
  const names = Object.keys(value);
  // PHP writes a list with a gap as an object.
  if (names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name)))
    return Object.values(value).map(plainJsonLd);
  // The plain spelling wins over a decorated one.
  const sorted = [
    ...names.filter((name) => plainName(name) !== name),
    ...names.filter((name) => plainName(name) === name),
  ];
  return Object.fromEntries(sorted.map((name) => [plainName(name), plainJsonLd(value[name])]));
}

function plainName(name: string): string {
  const bare = name.replace(/^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i, '');
  if (bare === 'type' || bare === 'id') return `@${bare}`;
  return /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
