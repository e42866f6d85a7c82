/** An empty plate with spoon and chopsticks; inline, so that it shows if nothing else loads. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 260 220" width="100%" aria-hidden="true">
      <ellipse cx="112" cy="118" rx="98" ry="96" fill="#000" opacity="0.06" />
      <circle cx="108" cy="108" r="98" fill="#cfe3d8" />
      <circle cx="108" cy="108" r="96" fill="#dcebe3" />
      <path d="M20 88A92 92 0 0 1 96 17" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="108" cy="108" r="74" fill="#d2e5db" stroke="#bcd4c7" strokeWidth="3" />
      <g fill="#a7bfb2">
        <circle cx="62" cy="66" r="1.6" />
        <circle cx="150" cy="52" r="1.4" />
        <circle cx="170" cy="128" r="1.6" />
        <circle cx="84" cy="170" r="1.4" />
        <circle cx="128" cy="92" r="1.2" />
        <circle cx="46" cy="124" r="1.4" />
      </g>
      <g fill="#fdf3dc" stroke="#e6d9b8" strokeWidth="0.6">
        <ellipse cx="92" cy="88" rx="3" ry="1.7" transform="rotate(-24 92 88)" />
        <ellipse cx="130" cy="118" rx="3" ry="1.7" transform="rotate(18 130 118)" />
        <ellipse cx="118" cy="76" rx="2.6" ry="1.5" transform="rotate(70 118 76)" />
      </g>
      <circle cx="102" cy="114" r="6" fill="#79b04a" />
      <circle cx="102" cy="114" r="3.2" fill="#dff0c2" />
      <g strokeLinecap="round">
        <path d="M217 108 209 176" stroke="#c6d0d8" strokeWidth="4" />
        <ellipse
          cx="219"
          cy="88"
          rx="9"
          ry="15"
          transform="rotate(7 219 88)"
          fill="#dde4ea"
          stroke="#b9c4cd"
        />
        <path d="M240 42 229 186M249 43 238 187" stroke="#8f5327" strokeWidth="4" />
      </g>
    </svg>
  );
}
