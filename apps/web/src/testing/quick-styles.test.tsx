import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { quickStyles } from './quick-styles.ts';

const PAGE = (
  <main style={{ fontFamily: 'serif' }}>
    <div hidden>
      <p>in a hidden part</p>
    </div>
    <div style={{ visibility: 'hidden' }}>
      <p>
        <b>in an invisible part</b>
      </p>
    </div>
    <p style={{ display: 'none' }}>none</p>
    <dialog>
      <p>closed</p>
    </dialog>
    <dialog open>
      <p>open</p>
    </dialog>
    <details>
      <p>all of it</p>
    </details>
    <ul>
      <li>an item</li>
    </ul>
    <table>
      <tbody>
        <tr hidden>
          <td>
            <input type="hidden" />
            <input type="checkbox" />
          </td>
        </tr>
      </tbody>
    </table>
    <svg>
      <title>a picture</title>
    </svg>
  </main>
);

/** The styles that queries read of each element on the page. */
function asked(compute: typeof getComputedStyle) {
  return [...document.body.querySelectorAll('*')].map((element) => {
    const style = compute(element);
    const { display, visibility, fontFamily } = style;
    return [element.outerHTML, display, visibility, fontFamily, style.getPropertyValue('display')];
  });
}

describe('styles that are remembered', () => {
  it('are those of the page', () => {
    vi.unstubAllGlobals();
    const real = window.getComputedStyle;
    render(PAGE);
    expect(asked(quickStyles(real))).toEqual(asked(real));
  });

  it('are asked again where the page has a style sheet', () => {
    vi.unstubAllGlobals();
    const real = window.getComputedStyle;
    render(PAGE);
    document.head.innerHTML = '<style>li { display: none } p { visibility: hidden }</style>';
    expect(asked(quickStyles(real))).toEqual(asked(real));
  });
});
