/** Version of limits, HARD rules and points together; a certificate is valid for one version only. Raise it with any of them. */
export const RULES_VERSION = '2026-11-23.2';
