/** Words that are a heading by themselves; a food such as "broth" is not. */
const WORDS =
  'sauce|marinade|dressing|toppings?|garnish(?:es)?|fillings?|dough|batter|glaze|frosting|icing|crust|crumble|streusel|coating|breading|seasonings?|assembly|(?:[a-z]{2,12} )?ingredients';
const PURPOSE = "for (?:the |your )?[a-z][a-z &'’/-]{1,38}|to (?:serve|garnish|finish|assemble|decorate|top)";

const WORD = new RegExp(`^(?:${WORDS})$`, 'i');
const PURPOSE_ALONE = new RegExp(`^(?:${PURPOSE})$`, 'i');
const LEADING = new RegExp(`^(${PURPOSE}|${WORDS})(?:\\s?:|\\s[-–—]|\\s?→)\\s?(?=\\S)`, 'i');

/** True for a phrase of purpose, which is not a food: "For the sauce", "To serve". */
export function isPurpose(line: string): boolean {
  return line.length <= LONGEST && PURPOSE_ALONE.test(line);
}

/** True for a single word that usually is a head: "Marinade". */
export function isHeadWord(line: string): boolean {
  return line.length <= LONGEST && WORD.test(line);
}

/** The head before a colon or dash and its length with that sign: "For the sauce: 2 tbsp honey". */
export function leadingEnglishHead(line: string): { readonly head: string; readonly length: number } | null {
  const match = LEADING.exec(line.slice(0, 2 * LONGEST));
  return match === null ? null : { head: match[1] ?? '', length: match[0].length };
}

const LONGEST = 50;
