export type OptionGroup = 'joining' | 'product' | 'matching' | 'channels' | 'team' | 'more'

/** Groups of the options in their order, with the ids of their parts. A part that is in none of them comes under the last. */
const groups: [OptionGroup, string[]][] = [
  ['joining', ['signIn', 'joining', 'questionnaire', 'contacts']],
  ['product', ['features', 'navigation', 'contactUs']],
  ['matching', ['rules', 'runPreview', 'scoreMatch']],
  ['channels', ['sender', 'domain', 'messengers', 'delivery']],
  ['team', ['roles', 'changes', 'api-tokens', 'webhooks']],
]

/** The parts by group; a group without parts is left out. */
export function groupParts<P extends { id: string }>(parts: P[]): { group: OptionGroup; parts: P[] }[] {
  const grouped = groups.map(([group, ids]) => ({
    group,
    parts: ids.flatMap(id => parts.filter(part => part.id === id)),
  }))
  const known = groups.flatMap(([, ids]) => ids)
  const more = { group: 'more' as const, parts: parts.filter(({ id }) => !known.includes(id)) }
  return [...grouped, more].filter(({ parts: found }) => found.length > 0)
}
