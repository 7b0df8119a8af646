/** The address behind a contact that an organiser typed: email, Telegram name or web address. Null for anything else. */
export function contactLink(contact: string): string | null {
  const text = contact.trim()
  // Without a question mark, which would add recipients or a text to the letter.
  if (/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(text)) return `mailto:${text}`
  if (/^@\w{4,32}$/.test(text)) return `https://t.me/${text.slice(1)}`
  if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) return text
  if (/^t\.me\/\w+$/.test(text)) return `https://${text}`
  return /^\+[\d\s()-]{7,20}$/.test(text) ? `tel:${text.replace(/[^+\d]/g, '')}` : null
}
