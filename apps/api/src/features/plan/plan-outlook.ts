import { answersFromWire, type planOutlook as call, type PlanOutlookWire } from '@kkini/contract';
import { changeAnswers, EMPTY_SURVEY } from '@kkini/domain';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { asSurvey } from '../../workers/planning-basis.ts';

/** Limits the styles of these answers cannot meet; stores nothing. */
export async function planOutlook(
  { planner }: Pick<AppParts, 'planner'>,
  wire: z.output<(typeof call)['request']>,
): Promise<PlanOutlookWire> {
  const survey = asSurvey(changeAnswers(EMPTY_SURVEY, answersFromWire(wire)));
  const { value } = await planner.ask({ kind: 'styleOutlook', survey });
  return {
    unmet: value.unmet.map((each) => ({ ...each, helps: [...each.helps] })),
    scarce: [...value.scarce],
  };
}
