import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '#contract/chats/chat-shapes.ts'
import { messageApi } from '#contract/chats/message.ts'
import { type ChatFrame, communityTopic } from '#contract/realtime/topics.ts'
import type { ServerProcess } from './server-process.ts'
import { openStomp, type StompClient } from './stomp-client.ts'

type Options = {
  communityId: string
  chatId: string
  token: string
  /** Servers that run now; the reader goes from one to the next. */
  servers(): ServerProcess[]
  /** Off in the control. */
  catchesUp: boolean
}

/** A reader of one chat that does as the web app: frames in their order, and a question for what is missing between them. */
export class LiveReader {
  readonly seen: Message[] = []
  readonly #options: Options
  #known = 0
  #client: StompClient | null = null
  #work: Promise<void> = Promise.resolve()
  #turn = 0
  connections = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Connects again and again until a server accepts it. */
  async connect(): Promise<void> {
    const { communityId, token } = this.#options
    for (;;) {
      const server = this.#next()
      try {
        const query = `?token=${token}&communityId=${communityId}`
        const client = await openStomp({ url: server.url, query })
        await client.subscribe(communityTopic(communityId, 'chats'), body => this.#receive(body))
        this.#client = client
        this.connections += 1
        this.#then(() => this.#catchUp())
        return
      } catch {
        await sleep(20)
      }
    }
  }

  get isConnected(): boolean {
    return this.#client?.isOpen() ?? false
  }

  async disconnect(): Promise<void> {
    await this.#client?.close()
    this.#client = null
  }

  /** When all that has arrived is handled. */
  settled(): Promise<void> {
    return this.#work
  }

  #next(): ServerProcess {
    const servers = this.#options.servers()
    return servers[this.#turn++ % servers.length] as ServerProcess
  }

  #receive(body: string): void {
    const frame = JSON.parse(body) as ChatFrame | { type: 'catchUp' }
    this.#then(async () => {
      if ('type' in frame) await this.#catchUp()
      else if (frame.chatId === this.#options.chatId) await this.#apply(frame)
    })
  }

  async #apply({ seq, message }: ChatFrame): Promise<void> {
    if (seq > this.#known + 1 && this.#options.catchesUp) await this.#catchUp()
    else if (seq > this.#known) this.#take(message as Message)
  }

  async #catchUp(): Promise<void> {
    const { communityId, token, chatId: id, catchesUp } = this.#options
    while (catchesUp) {
      const asked = this.#next().call(messageApi.listChanges, { id, after: this.#known }, { communityId, token })
      const answer = await asked.catch(() => null)
      if (answer?.status === 200) {
        const missed = answer.body.items.filter(({ seq }) => seq > this.#known).sort((a, b) => a.seq - b.seq)
        for (const message of missed) this.#take(message)
        return
      }
      await sleep(20)
    }
  }

  #take(message: Message): void {
    this.seen.push(message)
    this.#known = message.seq
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work)
  }
}
