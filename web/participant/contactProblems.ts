import type { ContactType } from '#contract/communities/community.ts'

export type TypedContact = { type: ContactType; value: string }

/** Maps problems by list position to problems by contact type. */
export function contactProblems(problems: Record<string, string>, contacts: TypedContact[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, sentence]) => {
      const place = /^contacts\.(\d+)/.exec(path)?.[1]
      const type = place === undefined ? undefined : contacts[Number(place)]?.type
      return [type ? `contacts.${type}` : path, sentence]
    }),
  )
}
