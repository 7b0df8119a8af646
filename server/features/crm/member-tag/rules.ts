/** One of several spellings that differ only in case, the first; sorted, as they are shown. */
export function distinctTags(tags: string[]): string[] {
  const bySpelling = new Map<string, string>()
  for (const tag of tags) if (!bySpelling.has(tag.toLowerCase())) bySpelling.set(tag.toLowerCase(), tag)
  return [...bySpelling].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag)
}

/** What to add and to remove so that the tags become the wished ones. */
export const tagChanges = (before: string[], after: string[]): { added: string[]; removed: string[] } => ({
  added: after.filter(tag => !before.includes(tag)),
  removed: before.filter(tag => !after.includes(tag)),
})
