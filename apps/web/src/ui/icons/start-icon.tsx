import { LineIcon, type LineIconProps } from './line-icon.tsx';
import { START_SHAPES } from './start-shapes.tsx';

export type StartIconName = keyof typeof START_SHAPES;

/** An icon the first page may need; the others load with their screens. */
export function StartIcon({ name, ...look }: LineIconProps & { readonly name: StartIconName }) {
  return <LineIcon {...look}>{START_SHAPES[name]}</LineIcon>;
}
