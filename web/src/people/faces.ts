/** The faces that people can have: traders and explorers, by the names under which the server keeps them. */

export const FACES = [
  'merchant', 'weaver', 'jeweller', 'cameleer', 'spicer', 'dancer', 'maharani', 'boatman',
  'explorer', 'botanist', 'pilot', 'mapmaker', 'guide', 'digger', 'scholar', 'sailor',
] as const;
export type FaceName = (typeof FACES)[number];
