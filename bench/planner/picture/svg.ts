/** A position in the picture, in SVG units. */
export type Point = readonly [x: number, y: number];

/** A text; `role` is a class of the picture's style. */
export function text([x, y]: Point, content: string, role = 'label'): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text class="${role}" x="${round(x)}" y="${round(y)}">${escaped}</text>`;
}

/** A straight line. */
export function line([x1, y1]: Point, [x2, y2]: Point, role: string): string {
  return `<line class="${role}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`;
}

/** A filled dot. */
export function dot([x, y]: Point, role: string): string {
  return `<circle class="${role}" cx="${round(x)}" cy="${round(y)}" r="6"/>`;
}

/** A complete picture that follows the reader's theme; `title` and `description` are for screen readers. */
export function picture(
  [width, height]: Point,
  parts: readonly string[],
  { title, description }: { readonly title: string; readonly description: string },
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${title}</title>`,
    `<desc id="description">${description}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="card" x="1" y="1" width="${width - 2}" height="${height - 2}" rx="16"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

const STYLE = `
text{font:14px system-ui,-apple-system,"Noto Sans KR","Apple SD Gothic Neo",sans-serif;fill:#2a2723}
.title{font-size:20px;font-weight:700}.heading{font-size:16px;font-weight:700}
.quiet{fill:#6b645b;font-size:13px}.tick{fill:#6b645b;font-size:13px;text-anchor:middle}.end{text-anchor:end}
.card{fill:#fffdf9;stroke:#ddd5c8}.grid{stroke:#e7e0d4}.axis{stroke:#a59c8f}
.ours{stroke:#1c7a46;fill:#1c7a46;stroke-width:5;stroke-linecap:round}.ours-thin{stroke:#1c7a46;stroke-width:2}
.theirs{stroke:#b4540a;fill:#b4540a;stroke-width:5;stroke-linecap:round}.theirs-thin{stroke:#b4540a;stroke-width:2}
@media (prefers-color-scheme:dark){
text{fill:#f2ede4}.quiet,.tick{fill:#b8afa3}.card{fill:#1f1d1a;stroke:#48423a}.grid{stroke:#38332d}.axis{stroke:#7d7468}
.ours{stroke:#5fcf8f;fill:#5fcf8f}.ours-thin{stroke:#5fcf8f}.theirs{stroke:#f0a15c;fill:#f0a15c}.theirs-thin{stroke:#f0a15c}
}`;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
