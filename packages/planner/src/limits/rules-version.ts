/**
 * Version of limits, HARD rules and points together. A certificate is valid for one version only. Change it when any of them
 * changes.
 */
export const RULES_VERSION = '2026-12-01.82';
