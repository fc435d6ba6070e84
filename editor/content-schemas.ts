import { z } from 'zod';
import { proseSchemas } from '../src/content/schema/prose-schemas.ts';
import { shopSchema } from '../src/content/schema/shop-schema.ts';
import { watchSchema } from '../src/content/schema/watch-schema.ts';

/** The parts of JSON Schema that the editor's fields are made from. */
export interface JsonSchema {
  enum?: string[];
  const?: string;
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

/** What a schema describes: the editor's field, and how its form has the value, depend on it. */
export function kindOf(schema: JsonSchema) {
  const { enum: options, anyOf: members = [schema], items, properties, format } = schema;
  if (options) return options.join() === 'true,false' ? 'flag' : 'choice';
  // Also where a literal such as `not known` may replace the list.
  if (members.some((member) => member.items?.enum)) return 'choices';
  if (items) return 'list';
  if (properties) return 'group';
  // Numbers are text, and so is what may be a literal instead.
  return format === 'date' || format === 'photograph' ? format : 'text';
}

/** The words that a schema names: those of a choice or a list, and literals that may replace a value. */
export function optionsOf(schema: JsonSchema): string[] {
  const { anyOf: members = [schema] } = schema;
  return members.flatMap(({ enum: words, items, const: literal }) => words ?? items?.enum ?? literal ?? []);
}

/** The properties of a record are those of its keys, which are an enumeration. */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    const { propertyNames, additionalProperties = {} } = jsonSchema;
    const names = (propertyNames as JsonSchema | undefined)?.enum;
    if (names) jsonSchema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  };
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', override }) as JsonSchema;
}
