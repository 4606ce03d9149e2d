/** The six goods and the camel, by the letters of the notation. */
export type Kind = 'D' | 'G' | 'S' | 'C' | 'P' | 'L' | 'M';

/** The printing colours of a kind (own, deep, pale) as the custom properties --k, --d and --p. */
export const tint = (kind: Kind): string =>
  `--k:var(--good-${kind});--d:var(--good-${kind}-deep);--p:var(--good-${kind}-pale)`;
