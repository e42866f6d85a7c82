import type { ReactNode } from 'react';
import { KIND_OF_DISH } from '../../../messages/dish-words.ts';

/** A dish's name in narrow columns: a word too long for a line breaks before the kind of dish, not anywhere. */
export function breakableTitle(title: string): ReactNode {
  return title.split(KIND_OF_DISH).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={part} />, part]));
}
