import { isChoseong } from '@kkini/domain';

type MatchedTextProps = { readonly text: string; readonly typed: string };

/** A name with the typed part marked; a typed initial consonant marks the first syllable. */
export function MatchedText({ text, typed }: MatchedTextProps) {
  const wanted = typed.trim().toLowerCase();
  const at = isChoseong(wanted) ? 0 : text.toLowerCase().indexOf(wanted);
  const length = isChoseong(wanted) ? 1 : wanted.length;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}
