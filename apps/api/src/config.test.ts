import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('needs nothing set', () => {
    expect(readConfig('/app', {})).toEqual({
      host: 'localhost',
      port: 3000,
      logLevel: 'info',
      database: { dataFolder: '/app/.kkini' },
      catalogueFile: '/app/packages/catalog/dist/catalogue.json',
      pageFolder: '/app/apps/web/dist',
      page: { functionsBase: '', dataBaseUrl: '', publicKey: null, shareKey: null },
    });
  });

  it('names the database server, the folder and the page settings', () => {
    const config = readConfig('/app', {
      PORT: '8080',
      DATABASE_URL: 'postgres://kkini@db/kkini',
      KKINI_DATA_BASE_URL: 'off',
      KKINI_PUBLIC_KEY: 'public',
    });
    expect(config.port).toBe(8080);
    expect(config.database).toEqual({ url: 'postgres://kkini@db/kkini' });
    expect(config.page).toMatchObject({ dataBaseUrl: null, publicKey: 'public' });
    expect(readConfig('/app', { KKINI_DATA_DIR: 'data' }).database).toEqual({ dataFolder: '/app/data' });
  });

  it('lists everything that is wrong with it at once', () => {
    const wrong = { PORT: 'many', DATABASE_URL: 'mysql://db', KKINI_LOG_LEVEL: 'loud' };
    expect(() => readConfig('/app', wrong)).toThrow(/PORT .*; DATABASE_URL .*; KKINI_LOG_LEVEL /);
  });
});
