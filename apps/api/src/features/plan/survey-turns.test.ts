import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SurveyTurns } from './survey-turns.ts';

describe('turns of surveys', () => {
  it('let the work of one survey run one after the other, also after a failure', async () => {
    const turns = new SurveyTurns();
    let running = 0;
    const order: number[] = [];
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((number) =>
        turns.run('a', async () => {
          running += 1;
          expect(running).toBe(1);
          await turn();
          order.push(number);
          running -= 1;
          if (number === 2) throw new Error('two');
        }),
      ),
    );
    expect(order).toEqual([1, 2, 3]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('let surveys run side by side', async () => {
    const turns = new SurveyTurns();
    let open = () => {};
    const gate = new Promise<void>((done) => {
      open = done;
    });
    const first = turns.run('a', () => gate);
    expect(await turns.run('b', async () => 'b')).toBe('b');
    open();
    await first;
  });

  it('end as busy when too many wait for one survey', async () => {
    const turns = new SurveyTurns();
    const asked = Array.from({ length: 30 }, () => turns.run('a', () => turn()));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'busy' } });
    await turns.run('a', () => turn());
  });
});
