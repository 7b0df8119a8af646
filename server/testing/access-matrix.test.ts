import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationPaths } from '#server/platform/http/operations.ts'
import { accessMatrix } from './access-matrix.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { adminSecret, sampledRows } from './samples.ts'
import { type ActorName, actorNames, buildWorld, type World } from './world.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  t = await startTestApp({ environment: { ADMIN_SECRET: adminSecret } })
  world = await buildWorld(t)
})
afterAll(() => t.stop())

const matrix = accessMatrix as Record<string, Record<string, string>>

describe('who may call what', () => {
  test.each(sampledRows)('%s', async (_call, { group, name, row, sample }) => {
    const statuses = matrix[group]?.[name]?.split(' ').map(Number) ?? []
    const expected = Object.fromEntries(actorNames.map((actor, column) => [actor, statuses[column]]))
    const answered: Partial<Record<ActorName, number>> = {}
    for (const actor of actorNames) {
      await world.restore()
      const token = await world.tokenOf(actor)
      const { status } = await t.call(row, sample.input(world), { host: world.here.host, ...(token ? { token } : {}) })
      answered[actor] = status
    }
    expect(answered).toEqual(expected)
  })
})

describe('the route table', () => {
  test('has every route that the server answers, besides operations and built files', async () => {
    const webFolder = path.join(import.meta.dirname, 'web')
    const files = (await readdir(webFolder, { recursive: true })).filter(file => /^[^.].*\.\w+$/.test(file))
    const builtFiles = files.filter(file => file !== 'index.html').map(file => `/${file}`)
    const known = [...sampledRows.map(([call]) => call), ...[...operationPaths, ...builtFiles].map(url => `GET ${url}`)]
    expect(routesOf(t).sort()).toEqual(known.sort())
  })

  test('has each call once', () => {
    const calls = sampledRows.map(([call]) => call.replace(/:\w+/g, ':'))
    expect(new Set(calls).size).toBe(calls.length)
  })
})

/** What fastify says it has registered; the HEAD twin of each GET is left out. */
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
