import { z } from 'zod';
import { proseSchemas } from '../src/content/schema/prose-schemas.ts';
import { shopSchema } from '../src/content/schema/shop-schema.ts';
import { watchSchema } from '../src/content/schema/watch-schema.ts';

/** The parts of JSON Schema that the editor's fields are made from. */
export interface JsonSchema {
  type?: string;
  enum?: string[];
  const?: unknown;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  default?: unknown;
}

/** The schemas of the build, by folder of `content` or file. */
export const buildSchemas = { watches: watchSchema, shop: shopSchema, ...proseSchemas };

export type ContentName = keyof typeof buildSchemas;

/** The same schemas as JSON Schema. */
export const jsonSchemas = Object.fromEntries(
  Object.entries(buildSchemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
) as Record<ContentName, JsonSchema>;

/** The properties of a record are those of its keys, which are an enumeration. */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    const { propertyNames, additionalProperties = {} } = jsonSchema;
    const names = (propertyNames as JsonSchema | undefined)?.enum;
    if (names) jsonSchema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  };
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', override }) as JsonSchema;
}
