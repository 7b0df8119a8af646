import { Agent, get } from 'node:http'
import type { Job, LoadResult } from './load.ts'

/** Closed-loop load: a fixed number of connections, each sending its next request when the response is complete. */
async function generate({ port, path, headers, connections, warmUpMs, durationMs }: Job): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  const errors: string[] = []
  const began = performance.now()
  const countsFrom = began + warmUpMs
  const endsAt = countsFrom + durationMs
  let answered = 0

  const ask = () =>
    new Promise<void>(resolve => {
      const fail = (problem: string) => {
        errors.push(problem)
        resolve()
      }
      get({ host: '127.0.0.1', port, path, headers, agent }, reply => {
        if (reply.statusCode !== 200) fail(`status ${reply.statusCode}`)
        reply.on('error', error => fail(error.message))
        reply.on('end', resolve)
        reply.resume()
      }).on('error', error => fail(error.message))
    })

  const askOn = async () => {
    for (;;) {
      await ask()
      const now = performance.now()
      if (now >= endsAt || errors.length > 100) return
      if (now >= countsFrom) answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  agent.destroy()
  return { perSecond: answered / (durationMs / 1000), errors }
}

process.on('message', async (job: Job) => process.send?.(await generate(job)))
