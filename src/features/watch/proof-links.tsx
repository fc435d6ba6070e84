import { Ask, AskLine } from '../../components/ask-line/ask-line.tsx';
import type { listProofs } from './listing.ts';

/** Requests for proof, one line each: on WhatsApp or by email. */
export function ProofLinks({ proofs }: { proofs: ReturnType<typeof listProofs> }) {
  return proofs.map(({ text, whatsApp, email }) => (
    <AskLine key={text}>
      <Ask href={whatsApp}>{text}</Ask> <Ask href={email.href}>{email.text}</Ask>
    </AskLine>
  ));
}
