import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

const inRouter = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/search']}>{children}</MemoryRouter>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the text of a search', () => {
  it('leads to the address after a pause, and not back to it where Enter was quicker', () => {
    const { result } = renderHook(
      () => ({ ...useSearchText(), navigate: useNavigate(), at: useLocation() }),
      { wrapper: inRouter },
    );
    act(() => result.current.type('두부'));
    expect(result.current.text).toBe('');
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current.text).toBe('두부');
    act(() => result.current.type('새우'));
    act(() => {
      result.current.look('새우');
      void result.current.navigate('/recipeResultList?q=새우');
    });
    const { key } = result.current.at;
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current.at).toMatchObject({ key, pathname: '/recipeResultList' });
  });
});
