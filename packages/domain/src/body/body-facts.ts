import type { BodyQuestion } from '../vocabulary/body-questions.ts';
import type { Person } from './person.ts';

/** Questions answered with yes, no or unsure. */
type YesNoQuestion = Exclude<BodyQuestion, 'kidney' | 'pregnancy' | 'stomach'>;

/** Whether an answer is yes or unsure: `unsure` takes the strict row (safety-rules section 4). */
export function maySay({ answers }: Person, question: YesNoQuestion): boolean {
  const answer = answers[question];
  return answer === 'yes' || answer === 'unsure';
}

/** Whether the person is pregnant, whatever the trimester. */
export function isPregnant({ answers: { pregnancy } }: Person): boolean {
  return pregnancy !== undefined && pregnancy !== 'no' && pregnancy !== 'lactating';
}

/** Whether the person breastfeeds. */
export function isLactating({ answers }: Person): boolean {
  return answers.pregnancy === 'lactating';
}

/**
 * Energy added for pregnancy and lactation, kcal (safety-rules section 2, K25 ✓M); an unknown trimester counts as the
 * second.
 */
export function pregnancyAddition({ answers: { pregnancy } }: Person): number {
  if (pregnancy === undefined || pregnancy === 'no' || pregnancy === 'trimester1') return 0;
  return pregnancy === 'trimester3' ? 450 : 340;
}

/** Kidney function as answered: unanswered stays open, unsure counts as stage 3. */
export function kidneyStage({
  answers: { kidney },
}: Person): 'open' | 'healthy' | 'early' | 'third' | 'late' {
  if (kidney === undefined) return 'open';
  const stages = {
    healthy: 'healthy',
    stage1to2: 'early',
    stage3: 'third',
    unsure: 'third',
    stage4to5: 'late',
  } as const;
  return stages[kidney];
}

/**
 * Whether potassium is an aim: only when the questions about kidneys and medicines are answered and neither restricts
 * it (safety-rules section 6.1).
 */
export function aimsAtPotassium(person: Person): boolean {
  return kidneyStage(person) === 'healthy' && person.answers.kRetain === 'no';
}

/** Whether the person reports a stomach operation, however long ago. */
export function hadStomachSurgery({ answers: { stomach } }: Person): boolean {
  return stomach !== undefined && stomach !== 'no';
}
