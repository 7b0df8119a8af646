import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stopped } from './report.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Running programs, each with its grace period in milliseconds. */
const children = new Map()
let stopSignal
let stoppedAt = 0

/** Ctrl-C arrives twice, from the terminal and from npm; a child that gets it twice may exit without cleanup. */
function stop(signal) {
  const now = performance.now()
  if (stopSignal && now - stoppedAt < 1000) return
  stoppedAt = now
  stopSignal = signal
  for (const [child, patience] of children) {
    child.kill(signal)
    setTimeout(() => killGroup(child), patience).unref()
  }
}

function killGroup(child) {
  if (!children.has(child)) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

function obey(signal) {
  if (children.size === 0) process.exit(new Stopped(signal).exitCode)
  stop(signal)
}
process.on('SIGINT', () => obey('SIGINT'))
process.on('SIGTERM', () => obey('SIGTERM'))
process.on('SIGHUP', () => obey('SIGTERM'))

/** Whether a signal has asked this process to stop. */
export const isStopping = () => stopSignal !== undefined

/** Stops all running programs, unless a signal has done so already. */
export const stopRest = () => stopSignal ?? stop('SIGTERM')

// If npm is killed with SIGKILL, no signal reaches us, and we would keep running and hold the port.
if (process.env.npm_lifecycle_event) {
  const ancestors = describeAncestors()
  setInterval(() => describeAncestors() !== ancestors && stop('SIGTERM'), 500).unref()
}

/** Our parent, and its parent when npm put a shell in between. The parent of npm may exit. */
function describeAncestors() {
  const parent = process.ppid
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] === '-c'
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return isShell ? `${parent} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[1]}` : `${parent}`
  } catch {
    return `${parent}`
  }
}

/** Starts a program in its own process group, so that it gets signals only from us, once. */
export function start(command, args, { patience = 15_000, ...options } = {}) {
  if (stopSignal) throw new Stopped(stopSignal)
  const detached = process.platform !== 'win32'
  const child = spawn(command, args, { cwd: root, detached, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  children.set(child, patience)
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(() => children.delete(child))
  return { child, ended }
}

/** Runs a program to its end and returns its output, or shows it if `isShown`. */
export async function run(command, args, { isShown = false, timeout, env, ...options } = {}) {
  const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  const { child, ended } = start(command, args, { stdio, timeout, env: { ...process.env, ...env }, ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (output += text))
  const code = await ended
  if (stopSignal) throw new Stopped(stopSignal)
  return { code, output }
}

/** Runs the script of an installed package, as its `bin` entry would. */
export const runNode = (script, args, options) => run(process.execPath, [join(root, script), ...args], options)
