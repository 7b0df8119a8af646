import type { Community } from '#contract/communities/community.ts'

/** What the record of the community links to from the header of its landing. */
export function visitorLinks(links: Community['links']): { word: 'about' | 'launch'; to: string }[] {
  return (['about', 'launch'] as const).flatMap(word => {
    const to = links[word]
    return to ? [{ word, to }] : []
  })
}
