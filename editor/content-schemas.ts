import { z } from 'zod';
import { proseSchemas } from '../src/content/schema/prose-schemas.ts';
import { shopSchema } from '../src/content/schema/shop-schema.ts';
import { watchSchema } from '../src/content/schema/watch-schema.ts';

/** The parts of JSON Schema that Zod writes for our schemas. `expected` is the schema's message. */
export interface JsonSchema {
  type?: string;
  enum?: string[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  default?: unknown;
  expected?: string;
  /** The label and the hint in the editor, if the name is not clear enough. */
  title?: string;
  description?: string;
  readOnly?: boolean;
  /** Whether the text needs several lines. */
  long?: boolean;
}

/** The JSON Schemas of the content files, from the schemas of the build, by folder of `content` or file. */
export const contentSchemas = {
  watches: toJsonSchema(watchSchema),
  shop: toJsonSchema(shopSchema),
  about: toJsonSchema(proseSchemas.about),
  buying: toJsonSchema(proseSchemas.buying),
  guide: toJsonSchema(proseSchemas.guide),
  sell: toJsonSchema(proseSchemas.sell),
};

export type ContentSchemas = typeof contentSchemas;

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const written = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const expected = messageOf(zodSchema);
      if (expected) Object.assign(jsonSchema, { expected });
    },
  });
  return written as JsonSchema;
}

/** The message of a schema, or of its last check that has one. */
function messageOf({ _zod }: z.core.$ZodType): string | undefined {
  const errors = [_zod.def.error, ...(_zod.def.checks ?? []).map((check) => check._zod.def.error)];
  const issue = { code: 'custom', input: null, path: [], message: '' };
  const messages = errors.map((error) => (error as ((issue: object) => unknown) | undefined)?.(issue));
  return messages.findLast((message): message is string => typeof message === 'string');
}
