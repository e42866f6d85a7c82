import { useMessages } from './messages-context.tsx';

/** A sentence that may name a dish or a food. On an English page its Korean words get `lang="ko"`. */
export function MixedText({ text }: { readonly text: string }) {
  const { locale } = useMessages();
  const found = locale === 'ko' ? null : KOREAN.exec(text);
  if (found === null) return text;
  const [words] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span lang="ko">{words}</span>
      <MixedText text={text.slice(found.index + words.length)} />
    </>
  );
}

/** Korean words and the characters between two of them. */
const KOREAN = /\p{Script=Hangul}+(?:[\s\d·,&-]+\p{Script=Hangul}+)*/u;
