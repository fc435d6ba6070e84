/** Files that the build adds to Astro's, by URL. Each is made, or found in the cache, when it is asked for. */
export type FilesToMake = Map<string, () => Promise<string>>;
