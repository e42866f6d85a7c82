import type { ReactNode } from 'react';
import { KIND_OF_DISH } from '../../../messages/dish-words.ts';

/** A dish's name for narrow columns: a word too long for a line may break before the kind of dish. */
export function breakableTitle(title: string): ReactNode {
  return title.split(KIND_OF_DISH).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={part} />, part]));
}
