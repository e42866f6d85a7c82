import type { tipsKo } from '../../ko/recipe/tips.ts';

/** Words of the tips box, in English. */
export const tipsEn = {
  'tips.title': 'Tips for you',
  'tips.writing': 'generating tips...',
  'tips.failed': 'an error occurred while generating tips, try again later',
  'tips.missing': 'required information is missing',
  'tips.makePlan': 'Make a plan to see them',
  'tips.notLoaded': 'The tips could not be loaded. Please refresh.',
  'tips.retry': 'Try again',
  'tips.showAll': 'Show all at once',
  'tips.more': 'Read the whole tip',
  'tips.again': 'Say it differently',
  'tips.copy': 'Copy',
  'tips.copied': 'Tips copied.',
  'tips.notCopied': 'Could not copy.',
  'tips.note': 'Written automatically; ask your care team if you are being treated.',
  'tips.inKorean': 'Tips are written in Korean.',
  'tips.sources': 'What are they based on?',
  'tips.source.intake':
    'Dietary Reference Intakes for Koreans, Ministry of Health and Welfare and Korean Nutrition Society (2020, 2025)',
  'tips.source.diabetes': 'Clinical guideline and food exchange lists, Korean Diabetes Association (2023)',
  'tips.source.hypertension':
    'Hypertension guideline, Korean Society of Hypertension (2018, 2022) · sodium guideline, WHO',
  'tips.source.obesity': 'Obesity guideline, Korean Society for the Study of Obesity (2020, 2022)',
  'tips.source.lipid':
    'Dyslipidaemia guideline, 5th edition, Korean Society of Lipid and Atherosclerosis (2022)',
  'tips.source.gout':
    'Gout guideline, American College of Rheumatology (2020) · Japanese Society of Gout and Uric & Nucleic Acids',
  'tips.source.thyroid': 'Iodine statement, American Thyroid Association (2013)',
  'tips.source.liver': 'Nutrition guidelines, EASL and ESPEN (2019)',
  'tips.source.figures': 'Figures come from the nutrition computed from the ingredients of this dish.',
} satisfies Record<keyof typeof tipsKo, string>;
