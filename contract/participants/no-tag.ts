/** Words that forms offer for "none of these". Two people who chose one have nothing in common by it. */
const noTags = new Set([
  'other',
  'others',
  'misc',
  'miscellaneous',
  'другое',
  'другие',
  'разное',
  'прочее',
  'прочие',
  'иное',
])

export const isNoTag = (tag: string): boolean => noTags.has(tag.trim().toLowerCase())
export const noTagList: readonly string[] = [...noTags]
