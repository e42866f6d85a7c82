import type { GuidelineSource } from '@kkini/domain';
import type { Confidence, Mark } from '@kkini/domain/limits';

/** Where a figure comes from. A decision of the product names the document it was derived from. */
export type Grounds = {
  readonly source: GuidelineSource;
  readonly mark: Mark;
  readonly confidence: Confidence;
};

/** Grounds as the nutrition rules write them: source, mark and confidence, such as `K25 ✓H`. */
export type Citation = `${GuidelineSource} ${Mark}${Confidence}`;

/** Reads a citation. */
export function grounds(citation: Citation): Grounds {
  const [source, judged] = citation.split(' ') as [GuidelineSource, string];
  const [mark, confidence] = judged as unknown as [Mark, Confidence];
  return { source, mark, confidence };
}
