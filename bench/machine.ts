import { execFileSync } from 'node:child_process'
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import { root } from '#server/platform/config/root.ts'

/** Describes the kind of machine without identifying it. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim()
  const named = model && model !== 'unknown' ? ` (${model})` : ''
  return `${availableParallelism()} cores${named}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}`
}

export function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--', '.', ':!bench/results.md') !== ''
    return `${git('rev-parse', '--short=12', 'HEAD')}${isChanged ? ' with changes that are not committed' : ''}`
  } catch {
    return 'unknown'
  }
}
