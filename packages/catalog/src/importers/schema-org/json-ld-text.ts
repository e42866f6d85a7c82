import { isFields, textOf } from '../reading/read-json.ts';

/** First text inside a value, because pages write lists, objects and numbers instead of one text. Empty without any. */
export function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim() === '' ? '' : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    for (const each of value) {
      const text = firstText(each);
      if (text !== '') return text;
    }
    return '';
  }
  return isFields(value) ? textOf(value, 'name', 'value', 'text', 'url', '@id') : '';
}

/** Every text inside a list, or the text itself. */
export function allTexts(value: unknown): readonly string[] {
  return [value]
    .flat()
    .map(firstText)
    .filter((text) => text !== '');
}

/** True for a nonblank text, a number, or a list or object that contains one. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (isFields(value)) return Object.keys(value).length > 0;
  return firstText(value) !== '';
}
