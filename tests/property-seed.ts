/*
 * Property tests use the same cases in every run of `npm test`, so that no change fails by chance. Before a release they use
 * random ones (scripts/check.ts).
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 18) });
