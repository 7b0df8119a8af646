import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from './body.ts'
import { answerDiscord } from './discord.ts'
import { type Call, Inbox, type Messenger, type Reply } from './inbox.ts'
import { answerSlack } from './slack.ts'
import { answerTelegram, pressInTelegram, writeInTelegram } from './telegram.ts'
import { writeInTelegramGroup } from './telegram-group.ts'

export type MessengerStandIn = {
  inbox: Inbox
  origin: string
  /** Settings under which the server uses it. */
  settings: { TELEGRAM_API_ROOT: string; SLACK_API_ROOT: string; DISCORD_API_ROOT: string }
  stop(): Promise<void>
}

const answers: Record<string, [Messenger, (inbox: Inbox, call: Call) => Reply]> = {
  telegram: ['TELEGRAM', answerTelegram],
  slack: ['SLACK', answerSlack],
  discord: ['DISCORD', answerDiscord],
}

/**
 * Plays the Telegram Bot API, the Slack Web API and the Discord API on the loopback interface: keeps what came, and can be told to
 * fail. Under `/inbox` the demo's page reads it, and presses its buttons. Never for production.
 */
export async function startMessengerStandIn(): Promise<MessengerStandIn> {
  const inbox = new Inbox()
  const server = createServer((request, response) => {
    handle(inbox, request, response).catch(error => send(response, { status: 500, body: { message: String(error) } }))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    inbox,
    origin,
    settings: {
      TELEGRAM_API_ROOT: `${origin}/telegram`,
      SLACK_API_ROOT: `${origin}/slack/`,
      DISCORD_API_ROOT: `${origin}/discord`,
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function handle(inbox: Inbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in')
  const [first = '', ...path] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const body = await readBody(request)
  if (first === 'inbox') return send(response, await answerInbox(inbox, path, body))
  const known = answers[first]
  if (!known) return send(response, { status: 404, body: { message: 'Unknown path' } })
  const [messenger, answer] = known
  const token = (request.headers.authorization ?? '').replace(/^(Bot|Bearer) /, '')
  const call = { method: request.method ?? 'GET', path, query, token, body }
  // Opening a conversation at Discord is no message; faults are meant for those.
  const isOpening = messenger === 'DISCORD' && path.at(-1) === 'channels'
  const fault = isOpening ? null : inbox.takeFault(messenger)
  if (fault === 'hangUp') return void request.socket.destroy()
  const reply = fault && typeof fault === 'object' ? faultReply(messenger, fault) : answer(inbox, call)
  if (fault === 'drop') return void request.socket.destroy()
  if (fault === 'wait') return
  send(response, reply)
}

/** The page of the demo, which may run in another process. */
async function answerInbox(inbox: Inbox, [what]: string[], body: Record<string, unknown>): Promise<Reply> {
  if (what === 'press') await pressInTelegram(inbox, String(body.id), Number(body.button))
  const [username, text] = [String(body.username), String(body.text)]
  if (what === 'write' && body.group) await writeInTelegramGroup(inbox, String(body.group), username, text)
  else if (what === 'write') await writeInTelegram(inbox, username, text)
  return { status: 200, body: inbox.messages }
}

function faultReply(
  messenger: Messenger,
  fault: { status: number; retryAfter?: number; code?: number; error?: string },
): Reply {
  const { status, retryAfter, error = 'told to fail' } = fault
  if (messenger === 'TELEGRAM') {
    const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } }
    return { status, body: { ok: false, error_code: status, description: error, ...parameters } }
  }
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  // What Slack refuses it answers with 200.
  if (messenger === 'SLACK' && status >= 400 && status < 429)
    return { status: 200, body: { ok: false, error }, headers }
  return { status, body: { message: error, code: fault.code ?? 0, retry_after: retryAfter }, headers }
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
