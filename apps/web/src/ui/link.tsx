import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: To;
  readonly state?: unknown;
};

/** A link to a screen. The router's own link includes the prefetching of framework pages, which the first page does not need. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...rest} href={useHref(to)} onClick={press} />;
}
