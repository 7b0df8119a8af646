import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { escapeHtml } from '#server/platform/http/html.ts'
import type { ProviderAccount } from './account.ts'

export const interactionPath = '/interaction/'

/** The login page of the provider: signs in as any chosen account without a password. */
export function answerInteraction(
  provider: Provider,
  accounts: ProviderAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const answering = request.method === 'POST' ? finish(provider, accounts, request, response) : show(accounts, response)
  answering.catch(() => response.writeHead(400, { 'content-type': 'text/plain' }).end('This sign-in has expired.'))
}

async function finish(
  provider: Provider,
  accounts: ProviderAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await readForm(request)
  const login = form.get('login')?.trim().toLowerCase()
  const account = accounts.find(({ id, email }) => id === login || email === login)
  if (!account && !form.has('cancel')) return show(accounts, response, login)
  const result = account
    ? { select_account: {}, login: { accountId: account.id } }
    : { error: 'access_denied', error_description: 'The person did not want to go on.' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > 4000) throw new Error('Too much')
  }
  return new URLSearchParams(text)
}

async function show(accounts: ProviderAccount[], response: ServerResponse, unknown?: string): Promise<void> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(unknown === undefined ? 200 : 422, headers).end(page(accounts, unknown))
}

const page = (accounts: ProviderAccount[], unknown?: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Choose an account</h1>
<p>This page stands in for an outside provider. It asks for no password.</p>
<form method="post">
<label for="login">Account</label>
<input id="login" name="login" list="accounts" autocomplete="off" autofocus value="${escapeHtml(unknown ?? '')}"${unknown === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'}>
${unknown === undefined ? '' : '<p id="problem" role="alert">There is no such account here.</p>'}
<datalist id="accounts">${accounts.map(({ email }) => `<option value="${escapeHtml(email)}">`).join('')}</datalist>
<button>Continue</button>
<button name="cancel" value="yes" class="quiet">Cancel</button>
</form>
</main>
</body>
</html>`

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f4f2, #1c1c1e); }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #2a2a2d); }
h1 { margin: 0 0 .5rem; font-size: 1.4rem; }
p { margin: 0 0 1.25rem; color: light-dark(#55554f, #c4c4bd); }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit; border-radius: .6rem; }
input { padding: 0 .75rem; border: 1px solid light-dark(#85857c, #8d8d86); background: transparent; color: inherit; }
button { margin-top: .75rem; border: 0; font-weight: 600; background: #2b59c3; color: #fff; cursor: pointer; }
.quiet { background: transparent; color: inherit; }
#problem { margin: .25rem 0 0; color: light-dark(#b3261e, #ff9d94); }
`
