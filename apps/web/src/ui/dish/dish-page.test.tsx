import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DishPage } from './dish-page.tsx';

const PART = /^(head|tips|ingredients|figures|steps|sellers)$/;

async function read(): Promise<readonly (string | null)[]> {
  await screen.findByText('figures');
  return screen.getAllByText(PART).map(({ textContent }) => textContent);
}

function windowOf(isWide: boolean) {
  const media = Object.assign(new EventTarget(), { media: '', matches: isWide });
  vi.stubGlobal('matchMedia', () => media);
  return (wide: boolean) => {
    media.matches = wide;
    media.dispatchEvent(new Event('change'));
  };
}

const PAGE = (
  <DishPage
    tint="apricot"
    picture={null}
    head="head"
    lead={<p>tips</p>}
    beside={<p>ingredients</p>}
    figures={<p>figures</p>}
    foot={<p>sellers</p>}
  >
    <p>steps</p>
  </DishPage>
);

describe('the page of a dish', () => {
  it('is read in the order of its one column on phones: tips first, figures last', async () => {
    windowOf(false);
    render(PAGE);
    expect(await read()).toEqual(['head', 'tips', 'ingredients', 'steps', 'figures', 'sellers']);
  });

  it('is read in the order of its two columns in wide windows: ingredients before tips', async () => {
    windowOf(true);
    render(PAGE);
    expect(await read()).toEqual(['head', 'ingredients', 'figures', 'tips', 'steps', 'sellers']);
  });

  it('follows the width, and keeps its tips as they are', async () => {
    const turn = windowOf(false);
    render(PAGE);
    await read();
    const tips = screen.getByText('tips');
    act(() => turn(true));
    expect(await read()).toEqual(['head', 'ingredients', 'figures', 'tips', 'steps', 'sellers']);
    expect(screen.getByText('tips')).toBe(tips);
  });

  it('has its figures at once in another width, as paper is printed before anything comes later', async () => {
    const turn = windowOf(true);
    const seen: boolean[] = [];
    render(
      <DishPage
        tint="apricot"
        picture={null}
        head="head"
        beside={<Watch seen={seen} />}
        figures={<p>figures</p>}
      />,
    );
    await read();
    act(() => turn(false));
    expect(seen).toEqual([false, true]);
  });
});

/** Notes at each mount whether the figures are there. */
function Watch({ seen }: { readonly seen: boolean[] }) {
  useLayoutEffect(() => void seen.push(screen.queryByText('figures') !== null), [seen]);
  return <p>ingredients</p>;
}
