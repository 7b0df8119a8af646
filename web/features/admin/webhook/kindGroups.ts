import type { WebhookKind } from '#contract/admin/webhook-kinds.ts'

export const kindGroups = ['members', 'matching', 'events', 'chats', 'community'] as const
export type KindGroup = (typeof kindGroups)[number]

type Subject = WebhookKind extends `${infer Noun}.${string}` ? Noun : never

/** A new noun of news does not compile without its group. */
const groupOf: Record<Subject, KindGroup> = {
  participant: 'members',
  report: 'members',
  contactRequest: 'members',
  communityRole: 'members',
  intro: 'matching',
  request: 'matching',
  event: 'events',
  series: 'events',
  responsible: 'events',
  participation: 'events',
  chat: 'chats',
  message: 'chats',
  community: 'community',
}

export const kindsOf = (group: KindGroup, kinds: readonly WebhookKind[]): WebhookKind[] =>
  kinds.filter(kind => groupOf[kind.split('.')[0] as Subject] === group)

/** All of the group, or none of it if all were chosen; what is chosen elsewhere stays. */
export function toggleGroup(chosen: WebhookKind[], ofGroup: WebhookKind[]): WebhookKind[] {
  const others = chosen.filter(kind => !ofGroup.includes(kind))
  return ofGroup.every(kind => chosen.includes(kind)) ? others : [...others, ...ofGroup]
}
