export const checklistSteps = ['photo', 'request', 'contact', 'first'] as const
export type ChecklistStep = (typeof checklistSteps)[number]

export type Known = {
  avatarUrl: string | null
  lookingFor: string
  contacts: { value: string }[]
  /** Intros that the reader has sent, and events that they take part in. */
  firstSteps: number
}

/** What a newcomer has already done to be found and met. */
export function doneSteps({ avatarUrl, lookingFor, contacts, firstSteps }: Known): Record<ChecklistStep, boolean> {
  return {
    photo: avatarUrl !== null,
    request: lookingFor.trim() !== '',
    contact: contacts.some(({ value }) => value.trim() !== ''),
    first: firstSteps > 0,
  }
}
