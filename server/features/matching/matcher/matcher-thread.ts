import { Worker } from 'node:worker_threads'
import type { Answered, Verb, Verbs } from './matcher-protocol.ts'

type Waiting = {
  resolve(answer: never): void
  reject(error: Error): void
  onProgress: ((share: number) => void) | undefined
}

/** The build puts the thread's program beside this file; from source, Node needs a loader for TypeScript. */
function startProgram(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./matching-thread.js', import.meta.url))
  const readSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(
    new URL('./matcher-worker.ts', import.meta.url).href,
  )}) })`
  return new Worker(readSource, { eval: true })
}

/**
 * The engine in a worker thread, started by the first request. When it dies, pending requests fail and the next one
 * starts another.
 */
export class MatchingThread {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  /** Number of starts: after a restart the cached members must be sent again. */
  begun = 0

  ask<V extends Verb>(
    verb: V,
    asked: Verbs[V]['asked'],
    onProgress?: (share: number) => void,
  ): Promise<Verbs[V]['answered']> {
    const worker = this.start()
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
      worker.ref()
      worker.postMessage({ id, verb, asked })
    })
  }

  async stop(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    await worker?.terminate()
    this.fail(new Error('The thread of the matching was stopped'))
  }

  /** Called before a request, so that `begun` counts the thread that will receive it. */
  start(): Worker {
    if (this.worker) return this.worker
    const worker = startProgram()
    this.worker = worker
    this.begun++
    worker.on('message', (message: Answered) => this.receive(message))
    worker.on('error', error => this.drop(worker, error))
    worker.on('exit', () => this.drop(worker, new Error('The thread of the matching ended')))
    worker.unref()
    return worker
  }

  private receive(message: Answered): void {
    const waiting = this.waiting.get(message.id)
    if (!waiting) return
    if ('progress' in message) {
      waiting.onProgress?.(message.progress)
      return
    }
    this.waiting.delete(message.id)
    if (this.waiting.size === 0) this.worker?.unref()
    if ('problem' in message) waiting.reject(new Error(message.problem))
    else waiting.resolve(message.answered as never)
  }

  private drop(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.fail(error)
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
