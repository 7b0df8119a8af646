import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As for work in the background: on one core the thread of the calls comes first whenever it has something to do. */
const background = 5

/** Lowers the priority of the calling thread alone, where the system has priorities of threads (Linux). Says whether it did. */
export function lowerPriority(): boolean {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, background)
    return true
  } catch {
    return false
  }
}
