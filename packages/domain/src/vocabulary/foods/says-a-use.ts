/** Names that say what a food is sold for, "for curry": a search for curry would find them. */
export const SAYS_A_USE = /.용/;
