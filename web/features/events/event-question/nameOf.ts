import type { EventPerson } from '#contract/events/event.ts'

/** The name of a person; people who are hidden from everybody have none. */
export const nameOf = ({ firstName, lastName }: EventPerson, otherwise: string): string =>
  `${firstName} ${lastName}`.trim() || otherwise
