/** The class names that apply, joined: classNames('a', on && 'b'). */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
