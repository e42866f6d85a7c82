/** How often a plan is made again for a survey that is edited while it is made; then the server is `busy`. */
export const PLAN_ATTEMPTS = 5;
