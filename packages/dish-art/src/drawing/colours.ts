/** Colour of every shadow: a warm brown, never black. */
export const SHADOW = '#2b1408';

export type ThreeColours = readonly [lit: string, middle: string, dark: string];

/** Backgrounds: the colour at the top left, where the light is, and the one at the lower right. */
export const TINTS = {
  apricot: ['#FFEBD6', '#FBD9B9'],
  butter: ['#FFF3CF', '#FAE4A6'],
  leaf: ['#EAF3DC', '#D3E5BD'],
  sky: ['#E6F1F2', '#CBE1E4'],
  rose: ['#FDE8E0', '#F8D2C5'],
  lilac: ['#F0EBF6', '#DDD3EA'],
  sesame: ['#F5EEE2', '#E6DAC5'],
} as const satisfies Record<string, readonly [string, string]>;

export type TintName = keyof typeof TINTS;

/** Lit side of the dome, its dark side, then three shades of grain from light to dark. */
export const RICE = {
  white: ['#FFFDF7', '#EFE7D6', '#FFFFFF', '#F7F1E3', '#E4DAC5'],
  brown: ['#D9B678', '#AE8347', '#EBCF98', '#CBA262', '#946A33'],
  barley: ['#F1E3C2', '#D2BC8D', '#FBF3DD', '#E3CFA2', '#A98C5A'],
  multi: ['#E3CEC6', '#C2A49C', '#F3E7E0', '#DCC2BA', '#A98280'],
  kimchi: ['#F3C39A', '#D98F5C', '#F9D9B4', '#EBB07E', '#CF8450'],
  fried: ['#FBEBC4', '#E6CB92', '#FFF6DC', '#F6E3B4', '#DDBD80'],
  black: ['#8A6C7C', '#5A4252', '#A98A98', '#77586A', '#453040'],
  turmeric: ['#FBE29A', '#E8BC4C', '#FFF0BF', '#F5D275', '#D9A83A'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;

export type RiceKind = keyof typeof RICE;

export const BROTHS = {
  doenjang: ['#D7A55A', '#B97F37', '#8C5A22'],
  red: ['#EE7440', '#D2451F', '#98260F'],
  deepred: ['#E65A2E', '#BE3216', '#84190A'],
  clear: ['#F8EBC6', '#EBD59E', '#CDB273'],
  beef: ['#E4C48A', '#C89A55', '#9A6C30'],
  milky: ['#FFFBEF', '#F5E9D0', '#DCC9A4'],
  seaweed: ['#D8D6A0', '#B4B67A', '#848C52'],
  cold: ['#F0E4C8', '#DECBA0', '#BCA272'],
  egg: ['#FFEDA0', '#FBD45F', '#E9B23C'],
  curry: ['#EDB147', '#D18A22', '#A76311'],
  pumpkin: ['#FFC65A', '#F6A22E', '#D97D14'],
  rice: ['#FFFDF4', '#F5ECD8', '#DDCFB2'],
  mung: ['#F0EDC0', '#D9D690', '#B3B05E'],
  black: ['#A79AA0', '#7C6D76', '#54464F'],
  tomato: ['#F08A5A', '#DC5B32', '#AE3A1A'],
  rose: ['#F9C7A4', '#F0A078', '#CB724A'],
  cream: ['#FFF8E2', '#F7E6BC', '#DDC48C'],
  perilla: ['#EFE2C4', '#DBC79C', '#B79E6C'],
  soy: ['#B98247', '#8F5A28', '#633A16'],
  greenCurry: ['#E3E6AE', '#BCC877', '#8FA04C'],
  greens: ['#93AE5C', '#6B8C3C', '#45662A'],
  jjajang: ['#6A4632', '#452A1C', '#2C190F'],
  redbean: ['#A9695A', '#83443A', '#5C2A24'],
} as const satisfies Record<string, ThreeColours>;

export type BrothName = keyof typeof BROTHS;

/** Colours of one strand: edge, body, highlight. */
export const NOODLES = {
  wheat: ['#D9BF86', '#F9ECC8', '#FFF8E2'],
  buckwheat: ['#6F5B4C', '#A38B77', '#BFA994'],
  glass: ['#8A5E33', '#C49358', '#E2BC85'],
  ramen: ['#C99A3C', '#F6D57E', '#FFEBB0'],
  bibim: ['#A93A1A', '#E38A4E', '#F8C08A'],
  udon: ['#D8C9A4', '#FBF4E1', '#FFFFFF'],
  spaghetti: ['#C58A34', '#EFC468', '#FBDD95'],
  pesto: ['#5F7B2E', '#A9B85C', '#D6DE9C'],
  tomato: ['#A63A1B', '#E07B45', '#F4A873'],
  glassRaw: ['#A79A84', '#D6CDBB', '#F2EDE3'],
  rice: ['#D3CCBA', '#F7F4E9', '#FFFFFF'],
  tofu: ['#CFAE68', '#F2DDA2', '#FBEFC6'],
  konjac: ['#B9BAB0', '#E3E5DC', '#FBFCF8'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type NoodleKind = keyof typeof NOODLES;

type Two = readonly [lit: string, dark: string];

export type Glaze = { out: Two; wall: Two; line: string; well: Two };

export const GLAZES = {
  white: {
    out: ['#FFFFFF', '#E7E1D6'],
    wall: ['#DDD5C7', '#FFFFFF'],
    line: '#B9C7CC',
    well: ['#FFFFFF', '#F3EEE5'],
  },
  cream: {
    out: ['#FBF4E6', '#DFD0B5'],
    wall: ['#D2C1A2', '#FBF5E8'],
    line: '#C4A77B',
    well: ['#FBF5E9', '#EEE2CC'],
  },
  celadon: {
    out: ['#D5E5D9', '#9FBCA9'],
    wall: ['#8FB09B', '#DCEADF'],
    line: '#7FA38D',
    well: ['#DCEADF', '#C3D9CA'],
  },
  blue: {
    out: ['#9DB6C4', '#5E7F93'],
    wall: ['#54748A', '#CFE0E8'],
    line: '#DCE9EF',
    well: ['#D9E6EC', '#B7CDD8'],
  },
  indigo: {
    out: ['#5C6F8E', '#334566'],
    wall: ['#2E3D5B', '#93A6C2'],
    line: '#C9D4E6',
    well: ['#E4EAF2', '#C4D0E0'],
  },
  char: {
    out: ['#615B57', '#35302D'],
    wall: ['#262220', '#6B645F'],
    line: '#857D77',
    well: ['#57514D', '#3F3A37'],
  },
  brass: {
    out: ['#FBE9B4', '#C2963F'],
    wall: ['#9E7428', '#F6DD98'],
    line: '#FFF4CF',
    well: ['#F3D88E', '#D7AE58'],
  },
  steel: {
    out: ['#F4F6F7', '#B4BCC2'],
    wall: ['#8F999F', '#EEF2F4'],
    line: '#FFFFFF',
    well: ['#E6EAED', '#C7CED3'],
  },
  wood: {
    out: ['#C8935A', '#8D5C2E'],
    wall: ['#70451F', '#BE8A52'],
    line: '#DDB078',
    well: ['#B37D47', '#94632F'],
  },
  rose: {
    out: ['#F5DAD0', '#D8A999'],
    wall: ['#C79684', '#F8E4DC'],
    line: '#E9C3B5',
    well: ['#FBEDE6', '#F0D6CB'],
  },
  moss: {
    out: ['#8FA67C', '#4F6646'],
    wall: ['#46593D', '#B4C6A2'],
    line: '#DCE6CF',
    well: ['#DDE7D0', '#BCCBAA'],
  },
  amber: {
    out: ['#D9A267', '#96602E'],
    wall: ['#7E4D22', '#E3B981'],
    line: '#F6DEB6',
    well: ['#F4E0BF', '#DDBE8E'],
  },
  lilac: {
    out: ['#D9CDE6', '#A795BC'],
    wall: ['#9784AE', '#E4DAEE'],
    line: '#F5F0FA',
    well: ['#F3EDF8', '#DCD0E8'],
  },
  sand: {
    out: ['#EBD9BC', '#BFA37C'],
    wall: ['#B0926A', '#EFE0C6'],
    line: '#9C7B4E',
    well: ['#F3E6CE', '#DEC9A6'],
  },
  red: {
    out: ['#D8533B', '#96291A'],
    wall: ['#8A2417', '#E8836C'],
    line: '#F9C9BA',
    well: ['#FBEFE6', '#EBD5C6'],
  },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof GLAZES;

/** Brush colours of painted rims. */
export const TRIM_COLOURS = {
  cobalt: '#4A6FA0',
  rust: '#B8583A',
  leaf: '#5B8A5E',
  gold: '#C2973F',
  ink: '#4B4540',
  plum: '#83577D',
  cream: '#F6E9CF',
} as const satisfies Record<string, string>;

export type TrimColour = keyof typeof TRIM_COLOURS;

/** Colours of cloth and straw: lit, shaded, thread. */
export const MAT_COLOURS = {
  oat: ['#F3EAD6', '#E0D2B6', '#B79F73'],
  straw: ['#EAD8A6', '#D0B878', '#A98C48'],
  sage: ['#D6E0C8', '#B3C4A0', '#7D946A'],
  sky: ['#D3E3E8', '#AEC8D1', '#6F95A3'],
  blush: ['#F3D9CE', '#DEB5A5', '#B47C69'],
  plum: ['#DCCFE0', '#BBA8C2', '#8A7193'],
  wood: ['#DDB27C', '#B78A52', '#8A5F2E'],
  walnut: ['#9A6A45', '#6F4526', '#4E2F18'],
  slate: ['#6C7278', '#474C52', '#8E969C'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type MatColour = keyof typeof MAT_COLOURS;
