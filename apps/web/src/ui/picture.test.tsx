import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = () => screen.getByRole('img');

describe('a picture', () => {
  it('gives way to another one when it does not load', () => {
    render(<Picture src="/dish.png" alt="찌개" fallback={<Picture src="/style.svg" alt="그림" />} />);
    expect(image().getAttribute('src')).toBe('/dish.png');
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/style.svg');
  });

  it('is an empty box when nothing loads, and tries again with another address', () => {
    const { rerender } = render(<Picture src="/dish.png" alt="찌개" />);
    fireEvent.error(image());
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Picture src="/other.png" alt="찌개" />);
    expect(image().getAttribute('src')).toBe('/other.png');
  });

  it.each([null, ''])('is replaced where there is none (%j)', (src) => {
    render(<Picture src={src} fallback={<Picture src="/style.svg" alt="그림" />} />);
    expect(image().getAttribute('src')).toBe('/style.svg');
  });
});
