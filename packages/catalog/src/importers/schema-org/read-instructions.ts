import type { RecipeStep } from '@kkini/domain';
import { type Fields, isFields } from '../reading/read-json.ts';
import { oneLine } from './html-text.ts';
import { allTexts, firstText } from './json-ld-text.ts';
import { holdsList, splitInstructions } from './split-instructions.ts';
import { withoutNumbers } from './step-numbers.ts';

/**
 * Steps of `recipeInstructions` in order: steps, sections of steps (without their names), lists of texts, one text with or
 * without HTML. Tips become details of the step they follow.
 */
export function readInstructions(value: unknown): readonly RecipeStep[] {
  const pieces = piecesOf(value, true);
  const steps: { readonly text: string; readonly details: string[] }[] = [];
  for (const { text, isTip, isList } of pieces) {
    const splits = isList || pieces.length === 1 || holdsList(text);
    const lines = splits ? splitInstructions(text) : [oneLine(text)].filter(hasWords);
    const before = steps.at(-1);
    for (const line of lines) {
      if (isTip && before !== undefined) before.details.push(line);
      else steps.push({ text: line, details: [] });
    }
  }
  const texts = withoutNumbers(steps.map(({ text }) => text));
  return steps
    .map((step, index) => ({ ...step, text: texts[index] ?? '' }))
    .filter(({ text }) => hasWords(text));
}

/** A text of the instructions, not yet cleaned. */
type Piece = {
  readonly text: string;
  readonly isTip: boolean;
  /** True where the text stands for a whole list. */
  readonly isList: boolean;
};

function piecesOf(value: unknown, isWhole: boolean): readonly Piece[] {
  if (typeof value === 'string') return [{ text: value, isTip: false, isList: isWhole }];
  if (Array.isArray(value)) return value.flatMap((each) => piecesOf(each, value.length === 1));
  if (!isFields(value)) return [];
  const nested = value['itemListElement'] ?? value['steps'] ?? value['step'] ?? value['item'];
  const parts = nested === undefined ? [] : piecesOf(nested, true);
  const own = allTexts(value['text'] ?? value['description']).join(' ');
  const isStep = hasType(value, STEP);
  if (parts.length > 0) return isStep && ![nested].flat().some(isStepLike) ? joined(own, parts) : parts;
  const text = own === '' ? firstText(value['name']) : own;
  return text === '' ? [] : [{ text, isTip: hasType(value, /tip/i), isList: isWhole && !isStep }];
}

const STEP = /HowTo(?:Step|Direction)/i;

function isStepLike(value: unknown): boolean {
  return isFields(value) && hasType(value, /HowTo(?:Step|Section)/i);
}

function hasType(fields: Fields, pattern: RegExp): boolean {
  return allTexts(fields['@type']).some((type) => pattern.test(type));
}

/** One step of several directions, and its tips. */
function joined(own: string, parts: readonly Piece[]): readonly Piece[] {
  const directions = parts.filter(({ isTip }) => !isTip).map(({ text }) => text);
  const text = own === '' ? directions.join(' ') : own;
  return [{ text, isTip: false, isList: false }, ...parts.filter(({ isTip }) => isTip)];
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
