/** Shows a path on a new page; never settles, as the present page ends. */
export function reloadAt({ location }: Pick<Window, 'location'>, path: string): Promise<never> {
  location.hash = path;
  location.reload();
  return new Promise(() => undefined);
}
