import { choseong, isChoseong } from '@kkini/domain';

type MatchedTextProps = { readonly text: string; readonly typed: string };

/** A name with the typed part marked; for an initial consonant, the first syllable that begins with it. */
export function MatchedText({ text, typed }: MatchedTextProps) {
  const wanted = typed.trim().toLowerCase();
  const isConsonant = isChoseong(wanted);
  const isMatch = !isConsonant || choseong(text) === wanted;
  const at = isConsonant ? 0 : text.toLowerCase().indexOf(wanted);
  const length = isConsonant ? 1 : wanted.length;
  if (at < 0 || !isMatch) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}
