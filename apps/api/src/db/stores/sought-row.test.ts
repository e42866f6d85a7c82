import { soughtText } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { soughtRow } from './sought-row.ts';

function rowOf(text: string): object {
  const sought = soughtText(text);
  return sought === null ? {} : soughtRow(sought);
}

describe('the words that an index looks up', () => {
  it('are the four longest of a text', () => {
    expect(rowOf('두부 된장찌개 애호박 볶음 현미')).toMatchObject({
      held: ['%ehlswkdWlro%', '%doghqkr%', '%qhRdma%', '%gusal%'].map((pattern) => pattern.toLowerCase()),
      likely: [],
    });
  });

  it('are also single syllables of three keys, which stand in every title that holds them', () => {
    expect(rowOf('두부 국')).toMatchObject({ held: ['%enqn%', '%rnr%'] });
  });

  it('are none in one word alone, nor where all are too short for it', () => {
    expect(rowOf('두부')).not.toHaveProperty('held');
    expect(rowOf('무 파')).not.toHaveProperty('held');
  });
});
