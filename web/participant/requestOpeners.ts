export const openers = ['cofounder', 'customers', 'investor', 'mentor', 'hire', 'friends'] as const
export type Opener = (typeof openers)[number]

type Beginnings = Record<Opener, string>

/** The beginning with which a text starts. */
export const openerOf = (text: string, beginnings: Beginnings): Opener | null =>
  openers.find(opener => text.trimStart().startsWith(beginnings[opener].trim())) ?? null

/** Replaces or removes the beginning; the rest stays. */
export function withOpener(text: string, chosen: Opener | null, beginnings: Beginnings): string {
  const present = openerOf(text, beginnings)
  const own = present ? text.trimStart().slice(beginnings[present].trim().length).trimStart() : text.trimStart()
  return chosen ? beginnings[chosen] + own : own
}
