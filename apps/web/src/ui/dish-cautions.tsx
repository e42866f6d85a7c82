import { Note } from './note.tsx';

/** What to mind before eating a dish; nothing when there is nothing to say. */
export function DishCautions({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Note icon="alert" tone="warm">
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </Note>
  );
}
