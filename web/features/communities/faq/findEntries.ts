type Entry = { question: string; answer: string }

/** Entries that contain every word of the query; «е» also matches «ё». */
export function findEntries<E extends Entry>(entries: E[], query: string): E[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return entries.filter(({ question, answer }) => words.every(word => plain(`${question} ${answer}`).includes(word)))
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
