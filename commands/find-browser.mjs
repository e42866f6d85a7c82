// Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, a system one, or the npm-packaged build,
// which brings its own libraries and needs no system packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SYSTEM_BROWSERS = [
  // Draws the same pages without windows, menus and services of a whole browser, and takes a quarter less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const PACKAGED = '@sparticuz/chromium@147.0.0';

/** The path of the browser and the environment it needs. */
export async function findBrowser(root) {
  const given = process.env.CHROMIUM_PATH;
  const system = [given, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
  if (system) return { path: system, env: {} };
  return packagedBrowser(join(root, 'node_modules', '.kkini-browser'));
}

async function packagedBrowser(folder) {
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    console.log('끼니: 브라우저를 설치하고 있어요 / installing a browser …');
    const args = ['install', '--no-save', '--no-package-lock', '--prefix', folder, PACKAGED];
    const run = spawnSync('npm', args, { stdio: 'inherit' });
    if (run.status !== 0) throw new Error('no Chromium found and the packaged one could not be installed');
  }
  const scratch = join(folder, 'tmp');
  mkdirSync(scratch, { recursive: true });
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', TMPDIR: scratch });
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  const fonts = join(scratch, 'fonts');
  // The packaged font list names other folders; without any font the browser draws no text.
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<fontconfig><dir>${fonts}</dir><cachedir>${join(scratch, 'font-cache')}</cachedir></fontconfig>\n`,
  );
  const { LD_LIBRARY_PATH = '' } = process.env;
  return { path, env: { LD_LIBRARY_PATH, TMPDIR: scratch, FONTCONFIG_PATH: fonts } };
}
