import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const serveUrl = pathToFileURL(path.join(import.meta.dirname, 'serve.mjs')).href
let folder: string
const parents: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'serve-'))
})
afterAll(async () => {
  for (const parent of parents) parent.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs `serve` in a process of its own, on a program with this text. */
async function serve(text: string, pausesMs = [50, 50, 50], more: { healthyAfterMs?: number } = {}) {
  const program = path.join(folder, `program-${parents.length}.mjs`)
  await writeFile(program, text)
  const script = `const { serve } = await import(${JSON.stringify(serveUrl)})
    process.exit(await serve(${JSON.stringify(program)}, ${JSON.stringify({ pausesMs, ...more })}))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  parents.push(parent)
  let output = ''
  for (const stream of [parent.stdout, parent.stderr])
    stream.setEncoding('utf8').on('data', part => {
      output += part
    })
  const pids = () => [...output.matchAll(/I am (\d+)/g)].map(([, pid]) => Number(pid))
  return { parent, ended: once(parent, 'exit'), pids, output: () => output }
}

const steady = `console.log('I am ' + process.pid)
process.send('ready')
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 1000)`

const isAlive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('serve', () => {
  test('brings back a server that was killed, each time, and stops the last one with SIGTERM', async () => {
    const { parent, ended, pids, output } = await serve(steady)
    for (const nth of [1, 2, 3]) {
      await expect.poll(() => output().match(/Started in/g)?.length ?? 0).toBe(nth)
      if (nth < 3) process.kill(pids().at(-1) as number, 'SIGKILL')
    }
    expect(new Set(pids()).size).toBe(3)
    parent.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(pids()).toHaveLength(3)
    expect(isAlive(pids().at(-1))).toBe(false)
  })

  test('brings back at once, and as often as needed, a server that had answered for a while', async () => {
    const { parent, ended, pids, output } = await serve(steady, [0, 60_000], { healthyAfterMs: 1 })
    for (const nth of [1, 2, 3, 4]) {
      await expect.poll(() => output().match(/Started in/g)?.length ?? 0).toBe(nth)
      await sleep(20)
      if (nth < 4) process.kill(pids().at(-1) as number, 'SIGKILL')
    }
    parent.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test('does not start another while it waits to, once it is told to stop', async () => {
    const { parent, ended, pids, output } = await serve(steady, [2000])
    await expect.poll(() => output()).toContain('Started in')
    process.kill(pids()[0] as number, 'SIGKILL')
    await expect.poll(() => output()).toContain('starting it again')
    parent.kill('SIGINT')
    await ended
    expect(pids()).toHaveLength(1)
  })

  test('gives up on a server that ends again and again', async () => {
    const { ended, pids, output } = await serve(`${steady}\nsetTimeout(() => process.exit(7), 50)`)
    expect(await ended).toEqual([7, null])
    expect(pids()).toHaveLength(4)
    expect(output()).toContain('The server ended 4 times in a row; it is not started again')
  })

  test.each([
    ['does not start the first time', "console.log('I am ' + process.pid); process.exit(3)", 3],
    ['ends by itself without a failure', `${steady}\nsetTimeout(() => process.exit(0), 50)`, 0],
  ])('does not repeat a server that %s', async (_what, text, code) => {
    const { ended, pids } = await serve(text)
    expect(await ended).toEqual([code, null])
    expect(pids()).toHaveLength(1)
  })
})
