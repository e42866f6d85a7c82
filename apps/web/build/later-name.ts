/**
 * File name of a script or style that is loaded later. Its words are joined by underscores, so that a rule for a call
 * such as get-meal-plan, in a log or a browser test, never meets the script that makes the call.
 */
export function laterName(name: string, extension: 'js' | 'css'): string {
  return `static/${extension}/${name.replaceAll('-', '_')}-[hash].${extension}`;
}
