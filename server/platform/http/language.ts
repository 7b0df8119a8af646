import type { Community } from '#contract/communities/community.ts'
import { type Language, languages } from '#contract/languages.ts'

/** The first language in the Accept-Language header that the community supports. */
export function acceptedLanguage(header: string | undefined, choices: Language[]): Language | null {
  if (header === undefined) return null
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map(part => {
      const [, weight] = part.split(';q=')
      return { tag: part.trim().slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
  for (const { tag, weight } of wanted) {
    const found = languages.find(language => language === tag)
    if (found && weight > 0 && choices.includes(found)) return found
  }
  return null
}

/** Language of the reply: the one in Accept-Language, else the community's. */
export const replyLanguage = (header: string | undefined, community: Community): Language =>
  acceptedLanguage(header, [...languages]) ?? community.lang
