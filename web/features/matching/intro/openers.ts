export const openers = ['coffee', 'call', 'advice'] as const
export type Opener = (typeof openers)[number]

type Sentences = Record<Opener, string>

export const openerIn = (message: string, sentences: Sentences): Opener | null =>
  openers.find(opener => message.includes(sentences[opener])) ?? null

/** One suggestion at a time: another one replaces it, and the same one again removes it. */
export function withOpener(message: string, chosen: Opener, sentences: Sentences, greeting: string): string {
  const present = openerIn(message, sentences)
  if (present === chosen) {
    const left = tidy(message.replace(sentences[chosen], ''))
    return left === greeting ? '' : left
  }
  if (present) return message.replace(sentences[present], sentences[chosen])
  return tidy(`${message.trim() || greeting} ${sentences[chosen]}`)
}

const tidy = (text: string) => text.replace(/ {2,}/g, ' ').trim()
