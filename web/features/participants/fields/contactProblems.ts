import type { ContactType } from '#contract/communities/community.ts'

export type TypedContact = { type: ContactType; value: string }

/** Problems of a list, told by place, become problems of fields, which are known by their type. */
export function contactProblems(problems: Record<string, string>, contacts: TypedContact[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, sentence]) => {
      const place = /^contacts\.(\d+)/.exec(path)?.[1]
      const type = place === undefined ? undefined : contacts[Number(place)]?.type
      return [type ? `contacts.${type}` : path, sentence]
    }),
  )
}
