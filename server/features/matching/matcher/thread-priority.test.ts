import { once } from 'node:events'
import { platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

const program = buildSync({
  stdin: {
    contents: `
      import { readlinkSync } from 'node:fs'
      import { getPriority } from 'node:os'
      import { parentPort } from 'node:worker_threads'
      import { lowerPriority } from './thread-priority.ts'
      const isLowered = lowerPriority()
      const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
      parentPort.postMessage({ isLowered, thread: getPriority(thread), process: getPriority(process.pid) })`,
    resolveDir: fileURLToPath(new URL('.', import.meta.url)),
  },
  bundle: true,
  platform: 'node',
  write: false,
}).outputFiles[0]?.text

test.runIf(platform() === 'linux')(
  'a thread has the priority of background work, and the process keeps its own',
  async () => {
    const worker = new Worker(program ?? '', { eval: true })
    const [told] = (await once(worker, 'message')) as [{ isLowered: boolean; thread: number; process: number }]
    expect(told.isLowered).toBe(true)
    expect(told.thread).toBe(5)
    expect(told.process).toBeLessThan(5)
    await worker.terminate()
  },
)
