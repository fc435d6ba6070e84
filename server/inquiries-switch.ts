/** The endpoint that means this very server (docs/inquiries.md). */
const ownEndpoint = '/api/inquiries';

/** Whether this server receives inquiries, by the variable `INQUIRIES_ENDPOINT`. By default it does not. */
export function ownInquiriesAreOn(environment: NodeJS.ProcessEnv): boolean {
  return environment['INQUIRIES_ENDPOINT'] === ownEndpoint;
}
