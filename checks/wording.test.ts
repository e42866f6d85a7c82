import { describe, expect, it } from 'vitest';
import { literalsOf, read, repositoryFiles, sourceFiles } from './repository.ts';

const HANGUL = /[ㄱ-ㆎ가-힣]/;
/** What a source with a Korean literal has: the letters, or an escape that may be one. */
const MAYBE_HANGUL = /[ㄱ-ㆎ가-힣]|\\u/;

/** Places for Korean text: message catalogues, vocabulary, Hangul rules, dish words, catalogue and tests. */
const KOREAN_HOME =
  /\/messages\/|\/vocabulary\/|\/hangul\/|\/taxonomy\/|\/data\/|^packages\/catalog\/|^packages\/contract\/|\.test\.tsx?$|\/testing\/|\/commands\/|^e2e\/|^checks\/|^bench\//;

describe('wording', () => {
  it('keeps Korean text out of the code', () => {
    const strays = sourceFiles()
      .filter((path) => !KOREAN_HOME.test(path) && MAYBE_HANGUL.test(read(path)))
      .flatMap((path) =>
        literalsOf(path)
          .filter((text) => HANGUL.test(text))
          .map((text) => `${path}: ${text.trim().slice(0, 40)}`),
      );
    expect(strays).toEqual([]);
  });

  it('names no folder of a particular machine', () => {
    const folders = new RegExp(`(^|[\\s"'\`(])/(${['home', 'root', 'work', 'Users'].join('|')})/[a-z]`);
    const texts = repositoryFiles().filter((path) => /\.(ts|tsx|mjs|json|md|css|html|sh|csv)$/.test(path));
    const named = texts.filter((path) => folders.test(read(path)));
    expect(named).toEqual([]);
  });
});
