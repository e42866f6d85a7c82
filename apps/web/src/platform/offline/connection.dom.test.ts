import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserConnection } from './connection.ts';

/** A page whose network can be cut, and whose server may be down. */
function aConnection() {
  const network = { onLine: true };
  const server = { isThere: true, asked: 0 };
  const events = new EventTarget();
  const connection = browserConnection(
    {
      navigator: network,
      addEventListener: events.addEventListener.bind(events),
      setTimeout: window.setTimeout,
      clearTimeout: window.clearTimeout,
    },
    async () => {
      server.asked += 1;
      return server.isThere;
    },
  );
  const heard: boolean[] = [];
  connection.subscribe(() => heard.push(connection.isOnline()));
  const plug = (onLine: boolean) => {
    network.onLine = onLine;
    events.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return { connection, server, heard, plug };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('follows what the browser says', () => {
    const { plug, heard } = aConnection();
    plug(false);
    plug(true);
    expect(heard).toEqual([false, true]);
  });

  it('is lost when a call gets no answer and back when one does', () => {
    const { connection, heard } = aConnection();
    connection.report(false);
    connection.report(false);
    connection.report(true);
    expect(heard).toEqual([false, true]);
  });

  it('asks a lost server again until it is there', async () => {
    const { connection, server } = aConnection();
    server.isThere = false;
    connection.report(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.isOnline()).toBe(false);
    server.isThere = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.isOnline()).toBe(true);
    expect(server.asked).toBe(5);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.asked).toBe(5);
  });

  it('asks a server that may be back after two seconds', async () => {
    const { connection } = aConnection();
    connection.report(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connection.isOnline()).toBe(true);
  });

  it('asks ever less often while the server answers checks but no calls', async () => {
    const { connection, server } = aConnection();
    connection.subscribe(() => {
      if (connection.isOnline()) window.setTimeout(() => connection.report(false));
    });
    connection.report(false);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(server.asked).toBe(5);
    connection.report(true);
    connection.report(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.asked).toBe(6);
  });

  it('tells nobody who has stopped listening', () => {
    const { connection } = aConnection();
    const heard: string[] = [];
    connection.subscribe(() => heard.push('news'))();
    connection.report(false);
    expect(heard).toEqual([]);
  });
});
