/** Content types by file name. The page is missing: it has its checksum, and no other file may be a page. */
const KINDS: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.woff2$/, /^(?:font|application)\//],
  [/^\/art\/|\.svg$/, /^image\//],
  [/\.json$/, /json/],
];

type Answer = Pick<Response, 'status' | 'redirected'> & { readonly headers: Pick<Headers, 'get'> };

/**
 * Whether an answer is a complete file of the kind its address promises. Sign-in pages of public networks and error pages of proxies
 * come with status 200 too; cached, they would break the page until the next release.
 */
export function isOfItsKind(address: string, { status, redirected, headers }: Answer): boolean {
  if (status !== 200 || redirected) return false;
  const { pathname } = new URL(address);
  const type = headers.get('content-type')?.toLowerCase() ?? '';
  return KINDS.every(([path, kind]) => !path.test(pathname) || kind.test(type));
}
