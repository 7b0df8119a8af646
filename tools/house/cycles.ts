import type { Source } from './source.ts'

/** One line for each import cycle; type imports count, since readers have to follow them too. */
export function checkCycles(sources: Source[]): string[] {
  const byPath = new Map(sources.map(source => [source.path, source]))
  const done = new Set<string>()
  const trail: string[] = []
  const problems: string[] = []

  const follow = (source: Source): void => {
    trail.push(source.path)
    for (const { target, line } of source.imports) {
      const next = target ? byPath.get(target) : undefined
      if (!next || done.has(next.path)) continue
      const start = trail.indexOf(next.path)
      if (start >= 0)
        problems.push(`${source.path}:${line} closes a cycle: ${[...trail.slice(start), next.path].join(' > ')}`)
      else follow(next)
    }
    trail.pop()
    done.add(source.path)
  }

  for (const source of sources) if (!done.has(source.path)) follow(source)
  return problems
}
