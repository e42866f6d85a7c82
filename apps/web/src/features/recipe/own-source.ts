/** What the calls name as the source of our own recipes. */
export const OWN_SOURCE = 'kkini';
