import type { GuidelineSource } from '@kkini/domain';

/** How a figure was obtained: checked in published text, professional general knowledge, or decided by the product. */
export const MARKS = ['✓', '○', '◇'] as const;
export type Mark = (typeof MARKS)[number];

/** High, medium or low. */
export const CONFIDENCES = ['H', 'M', 'L'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

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
