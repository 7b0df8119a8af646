/** The person behind a socket, as the policy knows them. */
export type Member = { userId: string; participantId: string | null }

/** A reason that is sent in an ERROR frame. */
export type Refusal = { refusal: string }
export const isRefusal = (value: object): value is Refusal => 'refusal' in value

/** Finds the person who sends CONNECT. Made for one connection, which drops it then. */
export type Identify<M extends Member> = (headers: Map<string, string>) => Promise<M | Refusal>

/** Who may do what, for all connections. The protocol asks it and knows nothing of communities, chats or sessions. */
export type Policy<M extends Member> = {
  subscribe(member: M, destination: string): Promise<Refusal | null>
  /** Content that a client sends to a destination. */
  send(member: M, destination: string, body: string): Promise<Refusal | null>
}
