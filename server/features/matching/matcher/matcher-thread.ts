import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { MatcherResponse, Operation, Operations, RunReplies, RunRequest } from './matcher-protocol.ts'

type PendingRequest = {
  resolve(answer: never): void
  reject(error: Error): void
  onProgress: ((share: number) => void) | undefined
}

/** The build puts the thread's program beside this file; from source it is bundled here, once for all threads. */
function startProgram(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./matching-thread.js', import.meta.url))
  bundled ??= bundleProgram()
  return new Worker(bundled, { eval: true })
}

let bundled: string | undefined

function bundleProgram(): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const program = fileURLToPath(new URL('./matcher-worker.ts', import.meta.url))
  const { outputFiles } = buildSync({ entryPoints: [program], bundle: true, platform: 'node', write: false })
  return outputFiles[0]?.text ?? ''
}

/**
 * The engine in a worker thread, started by the first request. When it exits, pending requests fail and the next one
 * starts another.
 */
export class MatcherThread {
  private worker: Worker | undefined
  private readonly pending = new Map<number, PendingRequest>()
  private lastId = 0

  /** Number of starts: after a restart the cached members must be sent again. */
  starts = 0

  send<V extends Operation>(
    operation: V,
    input: Operations[V]['input'],
    onProgress?: (share: number) => void,
  ): Promise<Operations[V]['output']> {
    const worker = this.start()
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as PendingRequest['resolve'], reject, onProgress })
      worker.ref()
      worker.postMessage({ id, operation, input })
    })
  }

  /** One step of a run. */
  run<K extends RunRequest['kind']>(
    request: Extract<RunRequest, { kind: K }> | (RunRequest & { kind: K }),
    onProgress?: (share: number) => void,
  ): Promise<RunReplies[K]> {
    return this.send('run', request, onProgress) as Promise<RunReplies[K]>
  }

  async stop(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    await worker?.terminate()
    this.fail(new Error('The matcher thread was stopped'))
  }

  /** Called before a request, so that `starts` counts the thread that will receive it. */
  start(): Worker {
    if (this.worker) return this.worker
    const worker = startProgram()
    this.worker = worker
    this.starts++
    worker.on('message', (message: MatcherResponse) => this.receive(message))
    worker.on('error', error => this.drop(worker, error))
    worker.on('exit', () => this.drop(worker, new Error('The matcher thread ended')))
    worker.unref()
    return worker
  }

  private receive(message: MatcherResponse): void {
    const pending = this.pending.get(message.id)
    if (!pending) return
    if ('progress' in message) {
      pending.onProgress?.(message.progress)
      return
    }
    this.pending.delete(message.id)
    if (this.pending.size === 0) this.worker?.unref()
    if ('problem' in message) pending.reject(new Error(message.problem))
    else pending.resolve(message.output as never)
  }

  private drop(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.fail(error)
  }

  private fail(error: Error): void {
    for (const { reject } of this.pending.values()) reject(error)
    this.pending.clear()
  }
}
