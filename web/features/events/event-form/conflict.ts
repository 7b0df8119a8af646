import { changedFields, type EventValues, type Field } from './values.ts'

/** Somebody else saved the event: what they saved, and which of my changes differ from it. */
export type Conflict = { theirs: EventValues; version: number; name: string | null; fields: Field[] }

/** My changes that differ from theirs. */
export const conflictFields = (base: EventValues, mine: EventValues, theirs: EventValues): Field[] => {
  const differing = changedFields(mine, theirs)
  return changedFields(mine, base).filter(field => differing.includes(field))
}

/** Their version with my changes on top: what I did not touch is theirs. */
export function withMine(base: EventValues, mine: EventValues, theirs: EventValues): EventValues {
  const own = Object.fromEntries(changedFields(mine, base).map(field => [field, mine[field]]))
  return { ...theirs, ...own }
}
