export type Messenger = 'TELEGRAM' | 'SLACK' | 'DISCORD'

export type InboxButton = { label: string; url?: string; data?: string }

export type InboxMessage = {
  id: string
  messenger: Messenger
  /** Name of the conversation: a person or a room. */
  chat: string
  address: string
  from: 'bot' | 'person'
  text: string
  buttons: InboxButton[]
  pictureUrl: string | null
  at: string
  isEdited: boolean
}

/** A request to a messenger. */
export type Call = {
  method: string
  path: string[]
  query: URLSearchParams
  token: string
  body: Record<string, unknown>
}

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

/** `drop`: accepts and closes the connection without an answer. `wait`: accepts and never answers. `hangUp`: closes it before accepting. */
export type Fault = 'drop' | 'wait' | 'hangUp' | { status: number; retryAfter?: number; code?: number; error?: string }

type Webhook = { url: string; secret: string }

/** What the stand-in was sent, and what it was told to do with the next requests. */
export class Inbox {
  readonly messages: InboxMessage[] = []
  /** Answers to presses, as they pop up in Telegram. */
  readonly popUps: string[] = []
  readonly revokedTokens = new Set<string>()
  readonly blockedAddresses = new Set<string>()
  /** Former ids of Telegram groups, with those that they have as supergroups. */
  readonly moved = new Map<string, string>()
  /** Discord's keys of messages. */
  readonly keys = new Map<string, string>()
  readonly names = new Map<string, string>()
  webhook: Webhook | null = null
  #faults: { messenger: Messenger; fault: Fault }[] = []
  #last = 0
  #lastUpdate = Date.now()

  /** The next requests to this messenger fail so, in this order. */
  fail(messenger: Messenger, ...faults: Fault[]): void {
    this.#faults.push(...faults.map(fault => ({ messenger, fault })))
  }

  takeFault(messenger: Messenger): Fault | null {
    const at = this.#faults.findIndex(each => each.messenger === messenger)
    return at < 0 ? null : (this.#faults.splice(at, 1)[0]?.fault ?? null)
  }

  add(message: Pick<InboxMessage, 'messenger' | 'address' | 'text'> & Partial<InboxMessage>): InboxMessage {
    const kept: InboxMessage = {
      id: String(++this.#last),
      chat: this.names.get(message.address) ?? message.address,
      from: 'bot',
      buttons: [],
      pictureUrl: null,
      at: new Date().toISOString(),
      isEdited: false,
      ...message,
    }
    this.messages.push(kept)
    return kept
  }

  /** What the bots wrote to an address, in order. */
  textsTo(address: string): string[] {
    return this.messages.filter(each => each.address === address && each.from === 'bot').map(({ text }) => text)
  }

  nextUpdateId(): number {
    return ++this.#lastUpdate
  }

  clear(): void {
    this.messages.length = 0
    this.popUps.length = 0
    this.#faults = []
    this.revokedTokens.clear()
    this.blockedAddresses.clear()
    this.moved.clear()
    this.keys.clear()
  }
}
