// Installs the dependencies of the lockfile when they are missing or the lockfile changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Updates node_modules to package-lock.json; ends the process with one line of explanation on failure. */
export function installDependencies(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `끼니: Node.js 20.19 이상이 필요해요 / needs Node.js 20.19 or newer (found ${process.versions.node})`,
    );
    process.exit(1);
  }
  const stamp = join(root, 'node_modules', '.kkini-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('끼니: 필요한 패키지를 설치하고 있어요 / installing packages …');
  const options = { cwd: root, stdio: 'inherit' };
  const isInstalled = (...words) =>
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...words], options).status === 0;
  // npm does not request metadata it has cached, which takes half the time. If the cache is outdated, it requests everything.
  if (!isInstalled('--prefer-offline') && !isInstalled()) {
    console.error('끼니: 패키지를 설치하지 못했어요 / npm ci failed');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
