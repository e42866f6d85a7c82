/**
 * Other English names of foods, in the singular, from Britain, the United States and elsewhere, by the name that our
 * dishes use.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  eggplant: ['aubergine', 'brinjal'],
  zucchini: ['courgette'],
  shrimp: ['prawn'],
  'green onion': ['spring onion'],
  tofu: ['bean curd', 'beancurd'],
  porridge: ['congee'],
  cilantro: ['coriander'],
  'bell pepper': ['capsicum'],
  beet: ['beetroot'],
  arugula: ['rocket'],
  chickpea: ['garbanzo'],
  squid: ['calamari'],
  ground: ['minced', 'mince'],
  corn: ['maize', 'sweetcorn'],
  peanut: ['groundnut'],
  yogurt: ['yoghurt', 'yoghourt'],
  soybean: ['soya', 'soyabean'],
  chili: ['chilli', 'chillies', 'chile'],
  'red bean': ['adzuki', 'azuki'],
  radish: ['daikon', 'mooli'],
  laver: ['nori'],
  dumpling: ['gyoza', 'potsticker'],
  'hot pot': ['hotpot'],
  cutlet: ['schnitzel'],
};

/** The words that our dishes use, by another name of the food of one or two words. */
export const WORDS_BY_SYNONYM: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SYNONYMS).flatMap(([name, others]) =>
    others.map((other): [string, readonly string[]] => [other, name.split(' ')]),
  ),
);
