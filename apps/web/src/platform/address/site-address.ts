/** Absolute addresses of this site, for use outside it. */
export type SiteAddress = {
  /** Of a screen, by its path. */
  readonly screen: (path: string) => string;
  /** Of a file of the site; an absolute address stays as it is. */
  readonly file: (address: string) => string;
};

export function siteAddress(origin: string): SiteAddress {
  return {
    screen: (path) => new URL(`/#${path}`, origin).href,
    file: (address) => new URL(address, origin).href,
  };
}
