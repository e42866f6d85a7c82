/** Attempts to plan for a survey that is edited meanwhile; then the server answers `busy`. */
export const PLAN_ATTEMPTS = 5;
