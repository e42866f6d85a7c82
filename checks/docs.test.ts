import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, read, repositoryFiles } from './repository.ts';

const pages = repositoryFiles().filter((path) => path.endsWith('.md'));
const guides = pages.filter((path) => /\.(en|ko)\.md$/.test(path) && path !== 'README.ko.md');
const pairs: readonly (readonly [string, string])[] = [
  ['README.md', 'README.ko.md'],
  ...guides
    .filter((path) => path.endsWith('.en.md'))
    .map((path) => [path, path.replace(/\.en\.md$/, '.ko.md')] as const),
];

/** The levels of the headings outside code blocks, which a translation must share. */
const headingLevels = (path: string) =>
  [
    ...read(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/^(#+) /gm),
  ].map((match) => match[1]?.length);

describe('documents', () => {
  it.each(pairs)('%s and %s have the same headings', (english, korean) => {
    expect(headingLevels(korean)).toEqual(headingLevels(english));
  });

  it('have a twin in the other language when they are guides', () => {
    const lonely = guides.filter(
      (path) =>
        !existsSync(
          join(
            ROOT,
            path.replace(/\.(en|ko)\.md$/, (end) => (end === '.en.md' ? '.ko.md' : '.en.md')),
          ),
        ),
    );
    expect(lonely).toEqual([]);
  });

  it('link only to files that exist', () => {
    const broken = pages.flatMap((path) =>
      [
        ...read(path)
          .replace(/```[\s\S]*?```/g, '')
          .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
      ]
        .map((match) => match[1] ?? '')
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('number and date every decision', () => {
    const decisions = pages.filter((path) => path.startsWith('docs/decisions/'));
    expect(decisions.length).toBeGreaterThan(0);
    decisions.forEach((path, index) => {
      expect(path).toContain(`/${String(index + 1).padStart(3, '0')}-`);
      expect(read(path)).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: /m);
    });
  });
});
