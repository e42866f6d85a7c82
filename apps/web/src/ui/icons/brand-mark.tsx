type BrandMarkProps = { readonly size?: number; readonly tone?: 'green' | 'light' };

/** A bowl under three grains, one per meal of the day. */
export function BrandMark({ size = 30, tone = 'green' }: BrandMarkProps) {
  const [ground, bowl] = tone === 'light' ? ['var(--light)', '#1e6848'] : ['#1e6848', '#fff'];
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9.5" fill={ground} />
      <path d="M6 16.4h20a1 1 0 0 1 1 1.1 11 11 0 0 1-22 0 1 1 0 0 1 1-1.1Z" fill={bowl} />
      <circle cx="9.7" cy="11.6" r="1.9" fill="#ffc24a" />
      <circle cx="16" cy="9" r="1.9" fill="#ff9a6b" />
      <circle cx="22.3" cy="11.6" r="1.9" fill="#b9de9a" />
    </svg>
  );
}
