/** The path of a larger site under which this house is, like `/serai`; empty where it has the site for itself. */

// The bundle is built once for every house: this script lies in the folder `assets` below the base path.
export const base: string = new URL(/* @vite-ignore */ '..', import.meta.url).pathname.slice(0, -1);

/** A path of this site as one of this house. */
export const within = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path);
