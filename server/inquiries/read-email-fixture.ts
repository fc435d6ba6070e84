import PostalMime from 'postal-mime';

/** What a mail program shows of an email. */
export interface ReadEmail {
  subject: string;
  text: string;
  messageId: string;
  attachments: { filename: string; content: Uint8Array }[];
}

/** Reads an email as a mail program does, so that what is encoded in it counts as what the owner sees. */
export async function readEmail(raw: string): Promise<ReadEmail> {
  const { subject = '', text = '', messageId = '', attachments } = await PostalMime.parse(raw);
  return {
    subject,
    text: text.trimEnd(),
    messageId,
    attachments: attachments.map(({ filename, content }) => ({
      filename: filename ?? '',
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}
