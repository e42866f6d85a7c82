/** Matches names with a use ("for curry"), which a search for curry would find. */
export const SAYS_A_USE = /.용/;
