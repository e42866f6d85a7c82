import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStartedSurvey, renderApp } from '../../testing/render-app.tsx';

const open = async () => {
  const app = await renderApp({ path: '/step3', survey: aStartedSurvey() });
  const button = await screen.findByRole('button', { name: '메뉴' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: '메뉴' });
  return { ...app, button };
};

describe('display settings', () => {
  it('change the language at once and keep it on this device', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Any health to look after?' })).toBeDefined();
    expect(window.localStorage.getItem('kkini.preferences')).toContain('"locale":"en"');
  });

  it('set brightness and text size on the document', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '어둡게' }));
    fireEvent.click(screen.getByRole('button', { name: '아주 크게' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(document.documentElement.dataset.textSize).toBe('largest');
  });

  it('hold the focus, close on Escape and give the focus back', async () => {
    const { button } = await open();
    const dialog = screen.getByRole('dialog');
    expect(document.activeElement).toBe(dialog);
    fireEvent.keyDown(document, { key: 'Tab', shiftKey: true });
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});
