import path from 'node:path'
import { inject } from 'vitest'

/** The file of a program that a test starts as a process of its own. */
export const programFile = (name: 'server' | 'worker' | 'stuck-worker' | 'crop-process'): string =>
  path.join(inject('programs'), `${name}.js`)
