/**
 * The community that a signed-in user belongs to who is not connected to the one that was asked. `here`: the session was opened
 * in it, and the user may join anew. `none`: the session is not valid here. One that is valid in a single community leads nowhere.
 */
export function homeOf(session: {
  isOpenedHere: boolean
  isLocal: boolean
  /** The user's communities that have not blocked them, the oldest connection first. */
  others: string[]
}): { id: string } | 'here' | 'none' {
  const [id] = session.others
  if (id && !session.isLocal) return { id }
  return session.isOpenedHere ? 'here' : 'none'
}
