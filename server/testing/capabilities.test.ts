import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpPath } from '#server/features/communities/set-up/set-up-route.ts'
import { operationPaths } from '#server/platform/http/operations.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { capabilities, sampledCalls } from './slices.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t?.stop())

describe.each(capabilities)('the capability %s', capability => {
  test.each(['walk', 'matrix'])('has its %s.test.ts', name => {
    const file = path.join(import.meta.dirname, '../features', capability, `${name}.test.ts`)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'no such file').toContain(`\n${name}('${capability}')\n`)
  })
})

describe('the route table', () => {
  test('has every route of the server, except operations, set-up and built files', async () => {
    const webFolder = path.join(import.meta.dirname, 'web')
    const files = (await readdir(webFolder, { recursive: true })).filter(file => /^[^.].*\.\w+$/.test(file))
    const builtFiles = files.filter(file => file !== 'index.html').map(file => `/${file}`)
    const known = [
      ...sampledCalls.map(([call]) => call),
      ...[...operationPaths, ...builtFiles].map(url => `GET ${url}`),
      `POST ${setUpPath}`,
      // Files of other builds: Fastify prints a star without what stands before it.
      'GET *',
    ]
    expect(['/assets/*', '*'].filter(url => t.app.server.hasRoute({ method: 'GET', url }))).toEqual(['/assets/*'])
    expect(routesOf(t).sort()).toEqual(known.sort())
  })

  test('has each call once', () => {
    const calls = sampledCalls.map(([call]) => call.replace(/:\w+/g, ':'))
    expect(new Set(calls).size).toBe(calls.length)
  })
})

/** Routes registered in Fastify, without the HEAD route that each GET adds. */
function routesOf({ app }: TestApp): string[] {
  const above: string[] = []
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent, segment, methods] = /^((?:│ {3}| {4})*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? []
      if (indent === undefined || segment === undefined || methods === undefined) return []
      const depth = indent.length / 4
      above.splice(depth, Number.POSITIVE_INFINITY, segment)
      return methods
        .split(', ')
        .filter(method => method !== 'HEAD')
        .map(method => `${method} ${above.join('')}`)
    })
}
