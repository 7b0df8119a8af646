import { previewedPairKinds } from '#contract/matching/run-preview-fields.ts'

export const previewTabs = ['few', 'often', 'pairs', 'choices'] as const
export type PreviewTab = (typeof previewTabs)[number]

/** What the screen shows, kept in the address, so that a link leads to the same people. */
export type PreviewState = {
  tab: PreviewTab
  kind: (typeof previewedPairKinds)[number]
  /** Cursor of the page; empty for the first. */
  after: string
  /** Whose list is open. */
  member: string
}

export function readPreviewState(query: string): PreviewState {
  const given = new URLSearchParams(query)
  const [after, member] = [given.get('after') ?? '', given.get('member') ?? '']
  return {
    tab: previewTabs.find(tab => tab === given.get('tab')) ?? 'few',
    kind: previewedPairKinds.find(kind => kind === given.get('kind')) ?? 'HIGHEST',
    after: /^\d{1,9}$/.test(after) ? after : '',
    member: /^[0-9a-f-]{36}$/.test(member) ? member : '',
  }
}

/** The query with its question mark; `?` for the first page of the first tab. */
export function writePreviewState({ tab, kind, after, member }: PreviewState): string {
  const query = new URLSearchParams()
  if (tab !== 'few') query.set('tab', tab)
  if (tab === 'pairs' && kind !== 'HIGHEST') query.set('kind', kind)
  if (after) query.set('after', after)
  if (member) query.set('member', member)
  return `?${query}`
}
