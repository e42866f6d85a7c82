/** Other English names of foods, from Britain, the United States and other kitchens, by the name that our dishes have. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  eggplant: ['aubergine', 'aubergines', 'brinjal'],
  zucchini: ['courgette', 'courgettes'],
  shrimp: ['prawn', 'prawns'],
  'green onion': ['spring onion', 'spring onions'],
  tofu: ['bean curd', 'beancurd'],
  porridge: ['congee'],
  cilantro: ['coriander'],
  'bell pepper': ['capsicum'],
  beet: ['beetroot', 'beetroots'],
  arugula: ['rocket'],
  chickpea: ['garbanzo', 'garbanzos'],
  squid: ['calamari'],
  ground: ['minced', 'mince'],
  corn: ['maize', 'sweetcorn'],
  peanut: ['groundnut', 'groundnuts'],
  yogurt: ['yoghurt', 'yoghourt'],
  soybean: ['soya', 'soyabean'],
  chili: ['chilli', 'chillies', 'chile'],
  'red bean': ['adzuki', 'azuki'],
  radish: ['daikon', 'mooli'],
  laver: ['nori'],
  dumpling: ['gyoza', 'potsticker', 'potstickers'],
  'hot pot': ['hotpot'],
  cutlet: ['schnitzel'],
};

const BY_SYNONYM = new Map(
  Object.entries(SYNONYMS).flatMap(([name, others]) =>
    others.map((other): [string, readonly string[]] => [other, name.split(' ')]),
  ),
);

/** The words with other English names of foods as our dishes have them; a word that dishes have stays. */
export function inDishWords(words: readonly string[], isKnown: (word: string) => boolean): readonly string[] {
  const told: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = BY_SYNONYM.get(`${word} ${words[at + 1]}`);
    if (pair !== undefined) at += 1;
    told.push(...(pair ?? (isKnown(word) ? undefined : BY_SYNONYM.get(word)) ?? [word]));
  }
  return told;
}
