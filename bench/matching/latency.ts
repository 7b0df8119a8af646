import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type Asked = { port: number; path: string; headers: Record<string, string> }

/** Asks again and again at even intervals, whether or not an earlier answer has come, and keeps how long each answer took. */
export class LatencyProbe {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 })
  private times: number[] = []
  private failure: Error | undefined
  private isStopped = false
  private readonly asking: Promise<void>

  constructor(asked: Asked, everyMs: number) {
    this.asking = this.askUntilStopped(asked, everyMs)
  }

  private async askUntilStopped(asked: Asked, everyMs: number): Promise<void> {
    const began = performance.now()
    for (let nth = 1; !this.isStopped; nth++) {
      this.ask(asked).catch(error => {
        this.failure = error
      })
      await sleep(Math.max(0, began + nth * everyMs - performance.now()))
    }
  }

  private ask({ port, path, headers }: Asked): Promise<void> {
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, headers, agent: this.agent }, reply => {
        reply.resume()
        reply.on('end', () => {
          if (reply.statusCode !== 200) return reject(new Error(`A call was answered with ${reply.statusCode}`))
          this.times.push(performance.now() - began)
          resolve()
        })
      })
      call.on('error', reject)
      call.end()
    })
  }

  /** Milliseconds within which a share of the answers since the last call of this came. */
  take(share = 0.95): number {
    if (this.failure) throw this.failure
    const times = this.times.splice(0).sort((a, b) => a - b)
    return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.asking
    this.agent.destroy()
  }
}
