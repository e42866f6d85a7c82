import type { GuidelineSource } from '@kkini/domain';
import type { Confidence, Mark } from '@kkini/domain/limits';

/** The source of a figure. A product decision names the document it was derived from. */
export type Grounds = {
  readonly source: GuidelineSource;
  readonly mark: Mark;
  readonly confidence: Confidence;
};

/** Source, mark and confidence in the notation of the nutrition rules, such as `K25 ✓H`. */
export type Citation = `${GuidelineSource} ${Mark}${Confidence}`;

/** Parses a citation. */
export function grounds(citation: Citation): Grounds {
  const [source, judged] = citation.split(' ') as [GuidelineSource, string];
  const [mark, confidence] = judged as unknown as [Mark, Confidence];
  return { source, mark, confidence };
}
