import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { optionTypes } from '#contract/communities/options.ts'
import { link, webUrl } from '#contract/shapes.ts'
import { settings } from '#server/platform/config/config.ts'

const renew = 'This page is made from the schema by `npx tsx tools/make-docs.ts`; a test fails while it is stale.'

/** Pages generated from schemas, by path. */
export const generatedDocs = (): Record<string, string> => ({
  'docs/configuration.md': configuration(),
  'docs/community-options.md': communityOptions(),
})

/** Paths of pages that differ from what the schemas generate. */
export function staleDocs(root: string): string[] {
  return Object.entries(generatedDocs())
    .filter(([path, text]) => read(join(root, path)) !== text)
    .map(([path]) => path)
}

function configuration(): string {
  const rows = Object.entries<{ default?: string; about: string; isSecret?: boolean }>(settings).map(
    ([name, { default: standard, about, isSecret }]) => [
      `\`${name}\``,
      standard === undefined ? '' : `\`${standard}\``,
      `${about}${isSecret ? ' *Never shown in messages.*' : ''}`,
    ],
  )
  return `# Configuration

Environment variables, read once at the start. A wrong one is explained in a sentence, all of them at once. ${renew}

${table(['variable', 'unless set', 'what it does'], rows)}
In production (\`NODE_ENV=production\`) \`SESSION_SECRET\`, \`DATABASE_URL\` and an https \`PUBLIC_URL\` are required, and neither \`DEMO\`,
\`DEMO_PROVIDER\` nor \`WEB_DEV\` may be on. \`S3_ENDPOINT\`, \`S3_ACCESS_KEY\` and \`S3_SECRET_KEY\` go together.
`
}

function communityOptions(): string {
  const rows = Object.entries(optionTypes).map(([name, { effect, settings }]) => [
    `\`${name}\``,
    describe(schemaOf(settings)),
    effect,
  ])
  return `# Options of a community

What can differ between communities beyond their words and colours. Each is an entry \`{ optionType, settings }\` of the community's
record, at most once. ${renew}

${table(['option', 'settings', 'effect'], rows)}`
}

type Schema = {
  type?: string
  enum?: string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

const schemaOf = (settings: z.ZodType): Schema =>
  z.toJSONSchema(settings, {
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === link || zodSchema === webUrl) jsonSchema.format = 'address'
    },
  }) as Schema

/** Settings as text: names, types and choices. */
function describe(schema: Schema): string {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  if (schema.enum) return schema.enum.map(choice => `\`${choice}\``).join(', ')
  if (schema.type === 'array') return `list of (${describe(schema.items ?? {})})`
  if (schema.type !== 'object') return schema.type === 'integer' ? 'number' : (schema.format ?? 'text')
  if (propertyNames && typeof additionalProperties === 'object')
    return `for each of ${describe(propertyNames)}: (${describe(additionalProperties)})`
  if (Object.keys(properties).join() === 'en,ru') return `${describe(properties.en ?? {})} in both languages`
  const fields = Object.entries(properties).map(
    ([name, field]) => `\`${name}\`: ${describe(field)}${required.includes(name) ? '' : ', optional'}`,
  )
  return fields.join('; ') || 'none'
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.map(escapeCell).join(' | ')} |\n`).join('')

const escapeCell = (text: string) => text.replaceAll('|', '\\|')

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..')
  for (const [path, text] of Object.entries(generatedDocs())) writeFileSync(join(root, path), text)
}
