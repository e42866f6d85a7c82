import type { SurveyDraft } from '@kkini/domain';
import type { PlannedWeek } from '@kkini/planner';
import { answersDigest } from '../../db/answers-digest.ts';
import type { StoredCertificate } from '../../db/stored-certificate.ts';
import type { FromBasis } from '../../workers/planner.ts';

/** The stored certificate of a planned week, with the catalogue and the answers it applies to. */
export function certificateFor(
  { value, basis }: FromBasis<PlannedWeek>,
  answers: SurveyDraft,
): StoredCertificate {
  const { dataVersion } = basis.catalogue;
  return { ...value.quality.certificate, dataVersion, answers: answersDigest(answers), changed: false };
}
