import { tidyText } from '../../normalize/tidy-text.ts';
import { isFields, textOf } from '../read-json.ts';

/** Steps of `recipeInstructions` in order: steps, sections of steps, lists of texts, one text (with or without HTML). */
export function readInstructions(value: unknown): readonly string[] {
  if (typeof value === 'string') return splitText(value);
  if (Array.isArray(value)) {
    // A list of one text is a text: it may hold all steps.
    if (value.length === 1 && typeof value[0] === 'string') return splitText(value[0]);
    return value.flatMap((each) => (typeof each === 'string' ? oneStep(each) : readInstructions(each)));
  }
  if (!isFields(value)) return [];
  const nested = value['itemListElement'] ?? value['steps'] ?? value['item'];
  const own = textOf(value, 'text', 'description');
  const parts = nested === undefined ? [] : readInstructions(nested);
  if (parts.length > 0) return isStep(value) && own === '' ? [parts.join(' ')] : parts;
  return oneStep(own === '' ? textOf(value, 'name') : own);
}

function isStep(value: object): boolean {
  return '@type' in value && /HowToStep/i.test(String(value['@type']));
}

function oneStep(text: string): readonly string[] {
  const step = tidyText(text).replace(/\s+/g, ' ');
  return /[\p{L}\p{N}]/u.test(step) ? [step] : [];
}

/** List items and paragraphs are steps; without them lines are; without lines numbers ("1. … 2. …") are. */
function splitText(text: string): readonly string[] {
  const marked = tidyText(text.replace(/<\/?(?:li|p|ol|ul|div|h\d)\b[^>]*>/gi, '\n'));
  const lines = marked.split('\n').flatMap(oneStep);
  if (lines.length !== 1) return lines.map((line) => line.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s*/i, ''));
  const numbered = (lines[0] ?? '').split(/(?:^|\s)(?:step\s*)?\d{1,2}\s*[.)]\s+/i).flatMap(oneStep);
  return numbered.length > 1 ? numbered : lines;
}
