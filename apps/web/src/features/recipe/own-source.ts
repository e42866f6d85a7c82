/** `source` of our own recipes on the wire. */
export const OWN_SOURCE = 'kkini';
