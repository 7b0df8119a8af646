import { api } from '#contract/capabilities.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { BuildRow, Sample } from './slice.ts'
import type { BaseWorld } from './world.ts'

type AnySlice = {
  noun: string
  environment?: NodeJS.ProcessEnv
  calls?: Record<string, Sample>
  tables?: Record<string, BuildRow>
  buildPart?(world: BaseWorld): Promise<unknown>
}

/** Every `testing.ts`, by path: there is no list to maintain. */
const files = import.meta.glob<{ testing: AnySlice }>('../{features,platform}/**/testing.ts', { eager: true })

const slices = Object.entries(files).map(([path, { testing }]) => ({ path, ...testing }))

export type SampledCall = { noun: string; name: string; row: Endpoint; sample: Sample; capability: string }

/** `matching` of `../features/matching/intro/testing.ts`. */
const capabilityOf = (path: string) => path.split('/')[2] as string

/** Every row of the contract with its sample, titled by its call. */
export const sampledCalls: [call: string, SampledCall][] = Object.entries<Record<string, Endpoint>>(api).flatMap(
  ([noun, rows]) => {
    const slice = slices.find(each => each.noun === noun)
    if (!slice?.calls) throw new Error(`No testing.ts has samples of the calls of "${noun}"`)
    const { calls, path } = slice
    return Object.entries(rows).map(([name, row]): [string, SampledCall] => {
      const sample = calls[name]
      if (!sample) throw new Error(`${path} has no sample of ${row.call}`)
      return [row.call, { noun, name, row, sample, capability: capabilityOf(path) }]
    })
  },
)

export const sampledCallsOf = (capability: string) => {
  const calls = sampledCalls.filter(([, call]) => call.capability === capability)
  if (calls.length === 0) throw new Error(`No call of the contract is of the capability "${capability}"`)
  return calls
}

/** Capabilities with calls. */
export const capabilities = [...new Set(sampledCalls.map(([, { capability }]) => capability))]

/** Row builders by community table. */
export const rowBuilders: Record<string, BuildRow> = {}
for (const { path, tables = {} } of slices)
  for (const [table, build] of Object.entries(tables)) {
    if (rowBuilders[table]) throw new Error(`${path} makes rows of ${table}, as another slice does`)
    rowBuilders[table] = build
  }

/** Environment that the samples need. */
export const sampleEnvironment: NodeJS.ProcessEnv = Object.assign({}, ...slices.map(({ environment }) => environment))

/** What the slices add to the world, by noun. */
export async function buildParts(world: BaseWorld): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const { noun, buildPart } of slices) if (buildPart) parts[noun] = await buildPart(world)
  return parts
}
