import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { ActorName } from './actors.ts'
import type { StartedWorld } from './build-world.ts'
import { requestOf } from './call.ts'
import type { SampledCall } from './slices.ts'

/** CPU time of one response, all threads. Wall-clock time would depend on the load of the machine. */
const mostCpuMs = 2000

type Request = InjectOptions & { actor?: ActorName | undefined }
type Input = Record<string, unknown>

export type Asker = ReturnType<typeof makeAsker>

/** Builds and sends the requests of a walk. */
export function makeAsker({ t, world, tokens, restore }: StartedWorld) {
  const inputOf = ({ sample }: SampledCall) => sample.input(world) as Input

  /** The request of the sample, or of another input. */
  const request = (call: SampledCall, input = inputOf(call)) => ({
    ...requestOf(call.row, input, {}),
    actor: call.sample.actor,
  })

  async function send(request: InjectOptions): Promise<{ response: LightMyRequestResponse; cpuMs: number }> {
    const before = process.cpuUsage()
    const response = await t.app.server.inject(request)
    const { user, system } = process.cpuUsage(before)
    return { response, cpuMs: (user + system) / 1000 }
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
      const { response, cpuMs } = await send(request)
      // The first call of a kind may load code; slow input is slow again.
      if (cpuMs > mostCpuMs)
        expect((await send(request)).cpuMs, 'milliseconds of processor time').toBeLessThan(mostCpuMs)
      return response
    },
  }
}
