/**
 * File name of a script or style that loads later. Underscores join its words, so that a pattern for a call such as
 * get-meal-plan, in a log or a browser test, does not match the script that makes the call.
 */
export function laterName(name: string, extension: 'js' | 'css'): string {
  return `static/${extension}/${name.replaceAll('-', '_')}-[hash].${extension}`;
}
