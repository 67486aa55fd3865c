/** The colours of the players; a shape goes wherever its colour goes. */

export const COLOURS = ['red', 'green', 'violet', 'petrol', 'orange', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** Around the middle, some 8 units wide. */
export const SHAPES: Record<Colour, string> = {
  red: 'M0-3.6L3.6 2.9H-3.6Z',
  green: 'M0-3.3A3.3 3.3 0 1 1 0 3.3A3.3 3.3 0 1 1 0-3.3Z',
  violet: 'M-2.9-2.9H2.9V2.9H-2.9Z',
  petrol: 'M0-3.9L3.7 0L0 3.9L-3.7 0Z',
  orange: 'M0-4L1.1-1.3L3.8-1.2L1.7.6L2.4 3.3L0 1.8L-2.4 3.3L-1.7.6L-3.8-1.2L-1.1-1.3Z',
  grey: 'M-1.2-3.6H1.2V-1.2H3.6V1.2H1.2V3.6H-1.2V1.2H-3.6V-1.2H-1.2Z',
};

export const SIGNS: Record<Colour, string> = {
  red: '▲',
  green: '●',
  violet: '■',
  petrol: '◆',
  orange: '★',
  grey: '✚',
};
