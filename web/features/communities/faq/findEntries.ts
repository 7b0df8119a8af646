type Entry = { question: string; answer: string }

/** Entries that contain every word of the query; «е» also matches «ё». */
export function findEntries<E extends Entry>(entries: E[], query: string): E[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return entries.filter(({ question, answer }) => words.every(word => plain(`${question} ${answer}`).includes(word)))
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/**
 * What follows `#` in the address of a question: its English words, so that a link works in every language. Two questions
 * of the same words differ by their number.
 */
export function anchorsOf(questions: string[]): string[] {
  const slugs = questions.map(
    question =>
      plain(question)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-') ?? 'question',
  )
  return slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter(other => other === slug).length
    return earlier === 0 ? slug : `${slug}-${earlier + 1}`
  })
}

/** The question that an address names; one that cannot be read names none. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
