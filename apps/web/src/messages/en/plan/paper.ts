import type { paperKo } from '../../ko/plan/paper.ts';

/** Words for saving a plan as a picture or a document, in English. */
export const paperEn = {
  'paper.image': 'Image',
  'paper.imageLabel': 'Save as image',
  'paper.pdf': 'PDF',
  'paper.pdfLabel': 'Save as PDF',
  'paper.making': '{percent}%',
  'paper.makingLabel': 'Making the file, {percent}%',
  'paper.saved': 'The file is saved.',
  'paper.failed': 'The file could not be made. Check your connection and press again.',
  'paper.fileDay': 'kkini-{date}',
  'paper.fileWeek': 'kkini-{first}_{last}',
  'paper.noMeal': 'Not chosen yet',
  'paper.picture': 'Picture of {title}',
} satisfies Record<keyof typeof paperKo, string>;
