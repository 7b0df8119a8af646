import { stemOf } from './topicStems.ts'

type Known = {
  /** The community's common topics, the most common first. */
  topics: string[]
  taken: string[]
  /** What the person has written. */
  typed: string
  /** Whether the most common topics follow those that occur in the text. */
  isFilledUp?: boolean
}

const shown = 8
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []

/** Topics to suggest: first those that occur in what was typed, in any form of their words. They are only offered. */
export function suggestTopics({ topics, taken, typed, isFilledUp = true }: Known): string[] {
  const known = new Set(taken.map(tag => tag.toLowerCase()))
  const free = topics.filter(topic => !known.has(topic.toLowerCase()))
  const written = new Set(wordsOf(typed).map(stemOf))
  const isMentioned = (topic: string) => {
    const words = wordsOf(topic)
    return words.length > 0 && words.every(word => written.has(stemOf(word)))
  }
  const mentioned = free.filter(isMentioned)
  return (isFilledUp ? [...new Set([...mentioned, ...free])] : mentioned).slice(0, shown)
}
