/** Quoted words, without marks and in small letters, as they are compared. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[«»“”„‘’"'…]/g, '')
    .replace(/[\s.,;:—–-]+/g, ' ')
    .trim()

/** Of the request that much is quoted: what is left out says nothing more. */
const wholeShare = 0.8

/** Whether the reason quotes the request nearly whole, so that a card need not repeat it. */
export function isQuoted(request: string, reason: string | null): boolean {
  const whole = plain(request)
  if (!reason || whole === '') return false
  const quotes = [...reason.matchAll(/[«“](.+?)[»”]/gu)].map(([, quote = '']) => plain(quote))
  return quotes.some(quote => whole.includes(quote) && quote.length >= whole.length * wholeShare)
}
