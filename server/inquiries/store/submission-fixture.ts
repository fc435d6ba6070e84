import type { Submission } from './inquiry.ts';

/** A complete submission, for tests to change. */
export function submission(changes: Partial<Submission> = {}, words: Partial<Submission['inquiry']> = {}): Submission {
  return {
    inquiry: {
      kind: 'inquiry',
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '',
      message: 'Is it still there?',
      watches: ['omega-speedmaster-professional-1969'],
      details: {},
      locale: 'en',
      suspicion: undefined,
      ...words,
    },
    idempotencyKey: undefined,
    photographs: [],
    ...changes,
  };
}
