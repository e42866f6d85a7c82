/** Where a server listens, and the environment variables that set it. */
type ListenPlace = {
  readonly host: string;
  readonly port: number;
  readonly names: { readonly host: string; readonly port: string };
};

/** Error codes for a host that is not an address of this machine. */
const FOREIGN_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** Why a server cannot listen, by its error code, and what to set; null without an error. */
export function listenProblem(code: string | null, { host, port, names }: ListenPlace): string | null {
  if (code === null) return null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set ${names.port} to a free one`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set ${names.port}`;
  if (FOREIGN_HOST.includes(code))
    return `${host} is no address of this machine (${code}); set ${names.host}`;
  return `Nothing can listen on port ${port} of ${host} (${code}); set ${names.host} and ${names.port}`;
}
