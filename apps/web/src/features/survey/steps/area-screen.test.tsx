import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStartedSurvey, renderApp } from '../../../testing/render-app.tsx';

const AREAS_OF_SEOUL =
  '강남 강동 강북 강서 관악 광진 구로 금천 노원 도봉 동대문 동작 마포 서대문 서초 성동 성북 송파 양천 영등포 용산 은평 종로 중구 중랑 낙성대 여의도 잠실 홍대';

const field = () => screen.getByRole('combobox', { name: '지역' });
const take = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};
const open = async (areas: readonly string[] = []) => {
  const app = await renderApp({ path: '/area', survey: aStartedSurvey({ areas }) });
  await screen.findByRole('heading', { name: '어디에서 식사하시나요?' });
  return app;
};

describe('the area', () => {
  it('is one of 29 districts to press', async () => {
    const { store } = await open();
    const section = screen.getByRole('heading', { name: '서울' }).closest('section');
    const names = within(section ?? document.body)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toHaveLength(29);
    expect(new Set(names)).toEqual(new Set(AREAS_OF_SEOUL.split(' ')));
    fireEvent.click(screen.getByRole('button', { name: '낙성대' }));
    fireEvent.click(screen.getByRole('button', { name: '강동' }));
    expect(store.getState().draft.areas).toEqual(['낙성대', '강동']);
  });

  it('is found while typing and taken by Enter', async () => {
    const { store } = await open();
    take('여의');
    expect(store.getState().draft.areas).toEqual(['여의도']);
  });

  it('is taken as it is written where the list does not know it', async () => {
    const { store } = await open();
    fireEvent.change(field(), { target: { value: '판교역' } });
    expect(screen.getByRole('option').textContent).toContain('‘판교역’ 그대로 추가');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(store.getState().draft.areas).toEqual(['판교역']);
  });

  it('is taken on one line, as the survey call does', async () => {
    const { store } = await open();
    take('판교\t역');
    expect(store.getState().draft.areas).toEqual(['판교 역']);
  });

  it('has at most seven characters', async () => {
    await open();
    expect(field().getAttribute('maxlength')).toBe('7');
    fireEvent.change(field(), { target: { value: '판교역' } });
    expect(screen.getByText('3/7')).toBeDefined();
  });

  it('counts once however often it is taken', async () => {
    const { store } = await open(['강남']);
    take('강남');
    take('판교역');
    take('판교역');
    expect(store.getState().draft.areas).toEqual(['강남', '판교역']);
  });

  it('is given up by Backspace in the empty field, the last one first', async () => {
    const { store } = await open(['강남', '여의도']);
    fireEvent.keyDown(field(), { key: 'Backspace' });
    expect(store.getState().draft.areas).toEqual(['강남']);
  });
});
