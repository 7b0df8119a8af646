import type { Publication } from './hub.ts'
import type { Publish } from './publish.ts'

/** What a process does with what the processes tell each other. */
export type Receiver = {
  deliver(publication: Publication): void
  /** Some may have been missed: all readers have to ask for what they do not have. */
  catchUp(): void
}

/** The way from the process where something happened to all that hold sockets. */
export type Transport = {
  publish: Publish
  open(receiver: Receiver): Promise<void>
  close(): Promise<void>
}
