import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { DeferredRender } from './deferred-render.tsx';

describe('what is drawn later', () => {
  it('comes by itself, after what stands above it', async () => {
    const drawn: string[] = [];
    render(
      <>
        <Part name="top" drawn={drawn} />
        <DeferredRender>
          <Part name="below" drawn={drawn} />
        </DeferredRender>
        <Part name="foot" drawn={drawn} />
      </>,
    );
    expect(await screen.findByText('below')).toBeDefined();
    expect(drawn).toEqual(['top', 'foot', 'below']);
  });

  it('comes with the rest when it is wanted now', () => {
    const drawn: string[] = [];
    render(
      <>
        <DeferredRender isNow>
          <Part name="below" drawn={drawn} />
        </DeferredRender>
        <Part name="foot" drawn={drawn} />
      </>,
    );
    expect(drawn).toEqual(['below', 'foot']);
  });
});

function Part({ name, drawn }: { readonly name: string; readonly drawn: string[] }) {
  useLayoutEffect(() => void drawn.push(name), [name, drawn]);
  return <p>{name}</p>;
}
