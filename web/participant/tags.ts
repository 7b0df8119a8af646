import { limits } from '#contract/limits.ts'

export type TagProblem = 'tooLong' | 'duplicate' | 'full'

/** Adds typed tags, separated by commas; or returns the problem. */
export function addTag(tags: string[], text: string): { tags: string[]; problem: TagProblem | null } {
  const typed = text
    .split(',')
    .map(part => part.trim().replace(/\s+/g, ' '))
    .filter(part => part !== '')
  const key = (tag: string) => tag.toLowerCase()
  const known = new Set(tags.map(key))
  const fresh = typed.filter(tag => !known.has(key(tag)) && known.add(key(tag)))
  const refuse = (problem: TagProblem | null) => ({ tags, problem })
  if (typed.length === 0) return refuse(null)
  if (typed.some(tag => tag.length > limits.tag.max)) return refuse('tooLong')
  if (fresh.length === 0) return refuse('duplicate')
  if (tags.length + fresh.length > limits.tags.max) return refuse('full')
  return { tags: [...tags, ...fresh], problem: null }
}
