/** Places, peoples and brands that begin names of foods and dishes. */
const PROPER = [
  'Andong',
  'Cheongyang',
  'Chinese',
  'Chodang',
  'Cobb',
  'French',
  'Gangwon',
  'Greek',
  'Italian',
  'Japanese',
  'Jeju',
  'Jeonju',
  'Korean',
  'Manila',
  'Mexican',
  'Parmesan',
  'Spam',
  'Spanish',
  'Thai',
  'Toowoomba',
  'Vienna',
  'Vietnamese',
  'Worcestershire',
];
/** A name that keeps its capital: "BLT sandwich", "Jeonju bibimbap". */
const KEEPS_CAPITAL = new RegExp(`^(?:[A-Z]{2,}|${PROPER.join('|')})(?![a-z])`, 'u');

/** An English name as it stands within a sentence. */
export function withinSentence(name: string): string {
  return KEEPS_CAPITAL.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
