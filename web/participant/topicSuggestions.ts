type Known = {
  /** The community's common topics, the most common first. */
  topics: string[]
  taken: string[]
  /** What the person has written. */
  typed: string
}

const shown = 8
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []

/** Compares without the ending, which changes with case and number. */
const stemOf = (word: string): string =>
  word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word

/** Topics to suggest: first those that occur in what was typed, then the most common ones. */
export function suggestTopics({ topics, taken, typed }: Known): string[] {
  const known = new Set(taken.map(tag => tag.toLowerCase()))
  const free = topics.filter(topic => !known.has(topic.toLowerCase()))
  const written = wordsOf(typed)
  const isMentioned = (topic: string) => {
    const words = wordsOf(topic)
    return words.length > 0 && words.every(word => written.some(each => isSameWord(each, word)))
  }
  const mentioned = free.filter(isMentioned)
  return [...new Set([...mentioned, ...free])].slice(0, shown)
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (other.length > 3 && one.startsWith(stemOf(other)) && one.length <= other.length + 3)
