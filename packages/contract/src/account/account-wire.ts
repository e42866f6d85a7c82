import { z } from 'zod/mini';

const EMAIL_MAX_LENGTH = 254;
const NAME_MAX_LENGTH = 50;
/** Longest password in bytes of UTF-8. It bounds the cost of hashing for every script. */
const PASSWORD_MAX_BYTES = 256;
const PASSWORD_MIN_LENGTH = 8;

/** Bounds of the sign-up fields, for checks in the page. */
export const ACCOUNT_LIMITS = {
  emailMaxLength: EMAIL_MAX_LENGTH,
  nameMaxLength: NAME_MAX_LENGTH,
  passwordMinLength: PASSWORD_MIN_LENGTH,
  passwordMaxBytes: PASSWORD_MAX_BYTES,
} as const;

/** An e-mail address as typed. Spellings that differ only in case or Unicode form mean the same account. */
export const emailWireSchema = z.string().check(
  z.trim(),
  // Ends the checks: the time of the next one grows with the square of the length.
  z.maxLength(EMAIL_MAX_LENGTH, { abort: true }),
  z.regex(/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u, 'must be an e-mail address'),
);

/** The name of a person. */
export const personNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(NAME_MAX_LENGTH),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text'),
  );

/** A new password: at least eight characters, at most 256 bytes. */
export const newPasswordSchema = z.string().check(
  z.minLength(PASSWORD_MIN_LENGTH),
  z.maxLength(PASSWORD_MAX_BYTES),
  z.refine((text) => byteLength(text) <= PASSWORD_MAX_BYTES, 'must not be longer than 256 bytes'),
);

/** An existing password, for comparison. */
export const givenPasswordSchema = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES));

/** The signed-in person, in every account call. */
export const personWireSchema = z.object({ email: z.string(), name: z.string() });
export type PersonWire = z.infer<typeof personWireSchema>;

/** Bytes of a text in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
