import { Document, isMap, isPair, isScalar, Scalar, visit } from 'yaml';

const LINE_WIDTH = 100;

/** Data as the text of a content file: a text too long for its line is folded, originality and grade share a line. */
export function writeYaml(data: unknown): string {
  const document = new Document(data);
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
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH });
}
