import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { ActorName } from './actors.ts'
import type { StartedWorld } from './build-world.ts'
import { requestOf } from './call.ts'
import type { SampledCall } from './slices.ts'

/** A request that takes longer is sent again, and then its CPU time counts: wall-clock time depends on the load of the machine. */
const mostMs = 2000

type Request = InjectOptions & { actor?: ActorName | undefined }
type Input = Record<string, unknown>

export type Sender = ReturnType<typeof makeSender>

/** Builds and sends the requests of a walk. */
export function makeSender({ t, world, tokens, restore }: StartedWorld) {
  const inputOf = ({ sample }: SampledCall) => sample.input(world) as Input

  /** The request of the sample, or of another input. */
  const request = (call: SampledCall, input = inputOf(call)) => ({
    ...requestOf(call.row, input, {}),
    actor: call.sample.actor,
  })

  async function expectQuick(request: InjectOptions): Promise<void> {
    const before = process.cpuUsage()
    await t.app.server.inject(request)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000, 'milliseconds of processor time').toBeLessThan(mostMs)
  }

  return {
    inputOf,
    request,
    restore,
    idsOf: ({ sample }: SampledCall) => sample.ids?.(world) ?? {},

    /** The request of the sample with other values of some fields. */
    requestWith: (call: SampledCall, fields: Input) => request(call, { ...inputOf(call), ...fields }),

    withBody: (call: SampledCall, payload: string, type = 'application/json') => ({
      ...request(call),
      headers: { 'content-type': type },
      payload,
    }),

    withQuery(call: SampledCall, query: string) {
      const { url, ...rest } = request(call)
      return { ...rest, url: `${url}${url.includes('?') ? '&' : '?'}${query}` }
    },

    /** Sends a request as the member, or as another actor or token. */
    async ask({ actor = 'member', ...asked }: Request, token = tokens[actor] ?? null): Promise<LightMyRequestResponse> {
      const authorization = token ? { authorization: `Bearer ${token}` } : {}
      const request = { ...asked, headers: { host: world.here.host, ...authorization, ...asked.headers } }
      const began = performance.now()
      const response = await t.app.server.inject(request)
      // The first call of a kind may load code; slow input is slow again.
      if (performance.now() - began > mostMs) await expectQuick(request)
      return response
    },
  }
}
