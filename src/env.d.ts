/** What `astro.config.ts` puts into the code at build. */
interface ImportMetaEnv {
  /** Where forms send what visitors write; empty where they send nothing. Not set in unit tests. */
  readonly INQUIRIES_ENDPOINT?: string;
}
