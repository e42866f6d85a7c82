import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type ExternalLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  /** Says that a new window opens. */
  readonly newWindowLabel: string;
  readonly children: ReactNode;
};

/** A link to another site, in a new window. Renders nothing if the address is not http(s). */
export function ExternalLink({ href, className, newWindowLabel, children }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <Icon name="externalLink" size={20} />
      <VisuallyHidden>{newWindowLabel}</VisuallyHidden>
    </a>
  );
}
