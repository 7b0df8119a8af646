export const checklistSteps = ['photo', 'request', 'contact', 'first'] as const
export type ChecklistStep = (typeof checklistSteps)[number]

export type ChecklistFacts = {
  avatarUrl: string | null
  lookingFor: string
  contacts: { value: string }[]
  /** Sent intros and joined events. */
  firstSteps: number
}

/** Completed first steps of a newcomer. */
export function doneSteps({
  avatarUrl,
  lookingFor,
  contacts,
  firstSteps,
}: ChecklistFacts): Record<ChecklistStep, boolean> {
  return {
    photo: avatarUrl !== null,
    request: lookingFor.trim() !== '',
    contact: contacts.some(({ value }) => value.trim() !== ''),
    first: firstSteps > 0,
  }
}
