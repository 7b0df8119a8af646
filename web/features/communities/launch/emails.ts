/** So many letters are sent with one press; the server has limits of its own. */
export const mostInvitations = 20

export const looksLikeEmail = (text: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)

/** Addresses from lines, or divided by commas and semicolons, each once; and the first that is none. */
export function readEmails(typed: string): { emails: string[]; wrong: string | null } {
  const parts = typed
    .split(/[\s,;]+/)
    .map(part => part.trim().toLowerCase())
    .filter(Boolean)
  return { emails: [...new Set(parts)], wrong: parts.find(part => !looksLikeEmail(part)) ?? null }
}
