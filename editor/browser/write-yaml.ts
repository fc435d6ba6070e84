import { Document, isMap, isPair, isScalar, parseDocument, Scalar, visit } from 'yaml';

const LINE_WIDTH = 100;

/** Without guesses: every value is text. */
const schema = 'failsafe';

/** Writes data as a content file. */
export function writeYaml(data: unknown): string {
  return layOut(new Document(data, { schema }));
}

/** Formats the text of a content file. It keeps its comments. */
export function formatYaml(text: string): string {
  return layOut(parseDocument(text, { schema }));
}

/** Long texts are folded, originality and grade share a line. Quotation marks stay where YAML needs them. */
function layOut(document: Document | ReturnType<typeof parseDocument>): string {
  visit(document, {
    Map: (_, map) => {
      if (map.has('originality') && map.has('grade')) map.flow = true;
    },
    Scalar: (key, scalar, path) => {
      const { value } = scalar;
      if (key === 'key' || typeof value !== 'string') return;
      const parent = path.at(-1);
      const start = isPair(parent) && isScalar(parent.key) ? `${parent.key.value}: ` : '- ';
      const indent = 2 * (path.filter((node) => isMap(node)).length - (isPair(parent) ? 1 : 0));
      if (indent + start.length + value.length > LINE_WIDTH) scalar.type = Scalar.BLOCK_FOLDED;
      // A paragraph without quotation marks could begin a line with a sign of YAML, or end it with a colon.
      else scalar.type = value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.PLAIN;
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH });
}
