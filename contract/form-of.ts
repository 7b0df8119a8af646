import { z } from 'zod'
import { optionTypes } from './communities/options.ts'
import type { FormField } from './form-field.ts'
import { languages } from './languages.ts'
import { link, webUrl } from './shapes.ts'

type Schema = {
  type?: string
  enum?: string[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

const longestText = 100_000

/** The form in which settings of this schema are entered. Fails on a kind of schema that no form can show. */
export function formOf(settings: z.ZodType): FormField {
  const schema = z.toJSONSchema(settings, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === link) jsonSchema.format = 'link'
      if (zodSchema === webUrl) jsonSchema.format = 'webUrl'
    },
  })
  return fieldOf(schema as Schema)
}

function fieldOf(schema: Schema): FormField {
  const { type, format, items, properties = {}, required = [], propertyNames, additionalProperties } = schema
  if (schema.enum) return { kind: 'choice', choices: schema.enum }
  if (format === 'link' || format === 'webUrl') return { kind: 'url', isWeb: format === 'webUrl' }
  switch (type) {
    case 'string':
      return { kind: 'text', isRequired: (schema.minLength ?? 0) > 0, max: schema.maxLength ?? longestText }
    case 'integer':
    case 'number':
      return { kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? Number.MAX_SAFE_INTEGER }
    case 'boolean':
      return { kind: 'switch' }
    case 'array':
      return { kind: 'list', of: fieldOf(items ?? {}), min: schema.minItems ?? 0, max: schema.maxItems ?? 100 }
    case 'object':
      if (propertyNames?.enum && typeof additionalProperties === 'object')
        return { kind: 'byKey', keys: propertyNames.enum, of: fieldOf(additionalProperties) }
      return {
        kind: 'group',
        isLocalized: Object.keys(properties).join() === languages.join(),
        fields: Object.entries(properties).map(([name, field]) => ({
          name,
          field: fieldOf(field),
          isOptional: !required.includes(name),
        })),
      }
    default:
      throw new Error(`No form can show a schema of the type ${type}`)
  }
}

/** The form of each option's settings. */
export const makeOptionForms = (): Record<string, FormField> =>
  Object.fromEntries(Object.entries(optionTypes).map(([type, { settings }]) => [type, formOf(settings)]))
