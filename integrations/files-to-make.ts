/** Files that the build adds to Astro's, by URL. The function makes the file, or finds it in the cache, and returns its path. */
export type FilesToMake = Map<string, () => Promise<string>>;
