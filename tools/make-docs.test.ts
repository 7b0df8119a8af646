import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { optionTypes } from '#contract/communities/options.ts'
import { settings } from '#server/platform/config/config.ts'
import { generatedDocs, staleDocs } from './make-docs.ts'

const root = join(import.meta.dirname, '..')

test('the committed pages equal the generated ones', () => {
  expect(staleDocs(root), 'run npx tsx tools/make-docs.ts').toEqual([])
})

test('the pages have a row for every variable and every option', () => {
  const { 'docs/configuration.md': configuration = '', 'docs/community-options.md': options = '' } = generatedDocs()
  for (const name of Object.keys(settings)) expect(configuration).toContain(`| \`${name}\` |`)
  for (const name of Object.keys(optionTypes)) expect(options).toContain(`| \`${name}\` |`)
  expect(options).toContain('`set`: `RU`, `EN`, `JO`, `TIM`')
})

test('a page that was edited or removed is reported as stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'docs/configuration.md'), 'edited')
  expect(staleDocs(folder)).toEqual(['docs/configuration.md'])
  rmSync(join(folder, 'docs'), { recursive: true })
  expect(staleDocs(folder)).toHaveLength(2)
  rmSync(folder, { recursive: true })
})
