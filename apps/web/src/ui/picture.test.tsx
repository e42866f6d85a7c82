import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = () => document.querySelector('img');

describe('a picture', () => {
  it('gives way to another one when it does not load', () => {
    render(<Picture src="/dish.png" fallback={<Picture src="/style.svg" />} />);
    expect(image()?.getAttribute('src')).toBe('/dish.png');
    fireEvent.error(image() ?? document);
    expect(image()?.getAttribute('src')).toBe('/style.svg');
  });

  it('is an empty box when nothing loads, and tries again with another address', () => {
    const { rerender } = render(<Picture src="/dish.png" />);
    fireEvent.error(image() ?? document);
    expect(image()).toBeNull();
    rerender(<Picture src="/other.png" />);
    expect(image()?.getAttribute('src')).toBe('/other.png');
  });

  it.each([null, ''])('is replaced where there is none (%j)', (src) => {
    render(<Picture src={src} fallback={<Picture src="/style.svg" />} />);
    expect(image()?.getAttribute('src')).toBe('/style.svg');
  });
});
