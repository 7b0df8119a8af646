import { once } from 'node:events'
import { type Program, startProgram } from './processes.ts'

export type Target = { port: number; path: string; headers: Record<string, string> }
export type Job = Target & { connections: number; warmUpMs: number; durationMs: number }
export type LoadResult = { perSecond: number; errors: string[] }

const connections = 32
const warmUpMs = 1000
const durationMs = 3000

export const loadDescription = `${connections} kept-alive connections; after one round that does not count, three rounds of ${durationMs / 1000} s, each after ${warmUpMs / 1000} s of warm-up, the peers in turn`

/** The load generator, in its own process. */
export class Load {
  readonly #program: Program

  constructor(log: string) {
    this.#program = startProgram('bench/load-generator.js', { core: 'generator', env: {}, log })
  }

  /** Requests per second. Any failed request fails the measurement. */
  async measure(target: Target): Promise<number> {
    const job: Job = { ...target, connections, warmUpMs, durationMs }
    const { child } = this.#program
    child.send(job)
    const [{ perSecond, errors }] = (await once(child, 'message')) as [LoadResult]
    if (errors.length > 0)
      throw new Error(`${errors.length} requests to ${target.path} failed, the first: ${errors[0]}`)
    return perSecond
  }

  stop(): Promise<void> {
    return this.#program.stop()
  }
}
