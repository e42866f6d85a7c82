/** Loads the page again at a path; never settles, because this page ends. */
export function reloadAt({ location }: Pick<Window, 'location'>, path: string): Promise<never> {
  location.hash = path;
  location.reload();
  return new Promise(() => undefined);
}
