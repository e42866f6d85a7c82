import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|ttf)$/;
/** Bytes of one network packet. Compressing smaller files saves nothing. */
const SMALLEST_BYTES = 1024;
/** Bytes above which the best compression takes seconds and saves about one per cent. */
const LARGE_BYTES = 1024 * 1024;

/** Writes a `.br` and a `.gz` beside every text file of the build, for a server that sends prebuilt copies. */
export function precompressPlugin(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'kkini-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      if (!isWritten) return; // After a failed build the files are missing, and its own error is the useful one.
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((file) => COMPRESSIBLE.test(file)).map((file) => join(folder, file));
      await Promise.all(texts.map(compressFile));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  if ((await stat(path)).size < SMALLEST_BYTES) return;
  const content = await readFile(path);
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? 6 : constants.BROTLI_MAX_QUALITY,
    },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
