import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let page: string
beforeAll(async () => {
  t = await startTestApp()
  page = await readFile(path.join(root, 'ARCHITECTURE.md'), 'utf8')
})
afterAll(() => t.stop())

/** Names in backticks of the list that starts with this label, up to the next blank line. */
function listed(label: string): string[] {
  const [, rest = ''] = page.split(label)
  const [list = ''] = rest.split('\n\n')
  return [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name as string).sort()
}

test('ARCHITECTURE.md lists the installation tables of the catalogue', async () => {
  const tables = await t.owner<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'community_id' and not a.attisdropped)`
  expect(listed('**Tables of the installation**')).toEqual(tables.map(({ name }) => name).sort())
})

test('ARCHITECTURE.md lists the security-definer functions of the catalogue', async () => {
  const functions = await t.owner<{ name: string }[]>`
    select distinct p.proname as name from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace`
  expect(listed('**Security-definer functions**')).toEqual(functions.map(({ name }) => name).sort())
})
