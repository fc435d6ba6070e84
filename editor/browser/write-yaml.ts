import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Document as NewDocument,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from './form-values.ts';

const LINE_WIDTH = 100;

/**
 * Writes data as a content file: long texts are folded, originality and grade share a line.
 *
 * @param before the file's current text, whose comments are kept
 */
export function writeYaml(data: unknown, before: unknown = ''): string {
  const document = parseDocument(String(before));
  const written = isMap(document.contents) ? document : new NewDocument(data);
  if (isMap(written.contents) && isRecord(data)) update(written, written.contents, data);
  layOut(written);
  return written.toString({ lineWidth: LINE_WIDTH });
}

/** Updates a map with data. Nodes that do not change keep their comments. */
function update(document: Document, map: YAMLMap, data: Record<string, unknown>): void {
  for (const key of map.items.map(({ key }) => String(key))) if (data[key] === undefined) map.delete(key);
  let place = 0;
  for (const [key, value] of Object.entries(data)) {
    const index = map.items.findIndex((item) => String(item.key) === key);
    if (index >= 0) place = index + 1;
    else map.items.splice(place++, 0, document.createPair(key, value));
    const node = map.get(key, true);
    if (!updateNode(document, node, value)) map.set(key, document.createNode(value));
  }
}

/** @returns whether the node could be updated */
function updateNode(document: Document, node: unknown, value: unknown): boolean {
  if (isMap(node) && isRecord(value)) update(document, node, value);
  else if (isSeq(node) && Array.isArray(value)) updateList(document, node, value);
  else if (isScalar(node) && !(value instanceof Object)) {
    if (node.value !== value) node.value = value;
  } else return false;
  return true;
}

function updateList(document: Document, list: YAMLSeq, values: unknown[]): void {
  // An empty list is always written as `[]`; its first entry begins a line.
  if (list.items.length === 0) list.flow = false;
  // Entries that were deleted go with their comments; what else is left over is at the end.
  const kept = values.map((value) => JSON.stringify(value));
  for (const item of [...list.items])
    if (list.items.length > values.length && !kept.includes(JSON.stringify(isNode(item) ? item.toJS(document) : item)))
      list.items.splice(list.items.indexOf(item), 1);
  list.items.length = Math.min(list.items.length, values.length);
  for (const [index, value] of values.entries())
    if (!updateNode(document, list.items[index], value)) list.items[index] = document.createNode(value);
}

function layOut(document: Document): void {
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
      else if (scalar.type === Scalar.BLOCK_FOLDED) scalar.type = Scalar.PLAIN;
    },
  });
}
