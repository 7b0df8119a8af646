import { oldSecretHours } from '#contract/admin/webhook.ts'
import { webhookKinds } from '#contract/admin/webhook-kinds.ts'
import { scopeOf } from '#contract/api-scopes.ts'
import { failures } from '#contract/capabilities.ts'
import type { Endpoint, Group } from '#contract/endpoint.ts'
import { callLimits } from '#contract/limits.ts'
import { openApi } from '#contract/openapi.ts'
import { escapeHtml } from '#server/platform/http/html.ts'

type Operation = {
  parameters: unknown[]
  requestBody?: { content: unknown }
  responses: Record<string, { content?: unknown }>
}

/** The route table as an HTML page without scripts. */
export function docsPage(table: Record<string, Group>, serverUrl: string): string {
  const { paths } = openApi(table, serverUrl) as { paths: Record<string, Record<string, Operation>> }
  const groups = Object.entries(table)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Samovar API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/docs/documents.css"></head>
<body><main><p><a href="/">Back to the community</a></p><h1>Samovar API</h1>
<p>Every call of the platform, at <code>${escapeHtml(serverUrl)}</code>. As data: <a href="/api/openapi.json">openapi.json</a>.
Failures always have the same body: <code>message</code>, <code>code</code>, <code>name</code>, <code>status</code> and, for wrong input, <code>fields</code>.</p>
<h2 id="tokens">API tokens</h2>
<p>A manager makes tokens in the admin area, under Options. Send one as <code>Authorization: Bearer smv_…</code> to the address of its
community. It makes the calls whose scope it has, as the manager who made it, with that manager's rights of the moment; calls without a
scope are not for programs. A call outside its scopes answers 403 <code>SCOPE_MISSING</code>; an expired or revoked token, or one whose
manager may no longer manage the community, 401. ${callLimits.apiToken.count} calls a minute, then 429.</p>
<h2 id="webhooks">Webhooks</h2>
<p>News of a community is posted to the addresses that its managers add under Options. The body is JSON: <code>id</code>,
<code>kind</code>, <code>createdAt</code>, <code>community</code> and <code>data</code>, which has ids alone. The header
<code>Samovar-Signature: t=&lt;unix time&gt;,v1=&lt;hex&gt;</code> is the HMAC-SHA256 of <code>&lt;unix time&gt;.&lt;body&gt;</code> under the
webhook's secret; for ${oldSecretHours} hours after the secret was renewed there are two <code>v1</code>, and one of them is enough. Refuse
signatures older than five minutes. Answer 2xx within ten seconds. Everything else is tried again for a day, later each time, or after
<code>Retry-After</code>; 410 pauses the webhook, as does a day without an arrival. Redirects are not followed. A delivery can come twice: handle
each <code>id</code>, also in the header <code>Samovar-Delivery</code>, once.</p>
<table><thead><tr><th>kind</th><th>data</th></tr></thead><tbody>${Object.entries(webhookKinds)
    .map(([kind, { shape }]) => `<tr><td><code>${kind}</code></td><td>${Object.keys(shape).join(', ')}</td></tr>`)
    .join('')}</tbody></table>
<nav><ul>${groups.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')}<li><a href="#failures">failures</a></li></ul></nav>
${groups.map(([name, rows]) => section(name, rows, paths)).join('')}
<h2 id="failures">failures</h2><table><thead><tr><th>name</th><th>code</th><th>status</th></tr></thead><tbody>
${Object.entries(failures)
  .map(([name, { code, status }]) => `<tr><td><code>${name}</code></td><td>${code}</td><td>${status}</td></tr>`)
  .join('')}
</tbody></table></main></body></html>`
}

function section(group: string, rows: Group, paths: Record<string, Record<string, Operation>>): string {
  return `<h2 id="${group}">${group}</h2>${Object.entries(rows)
    .map(([name, row]) => article(name, row, paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()]))
    .join('')}`
}

function article(name: string, row: Endpoint, operation: Operation | undefined): string {
  const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
  return `<section><h3><code>${escapeHtml(row.call)}</code></h3><p>${escapeHtml(row.summary)}</p>
<p>${name}, open to <code>${row.access}</code>${scopeOf(row) ? `, scope <code>${scopeOf(row)}</code>` : ''}${row.fails.length > 0 ? `, may fail with <code>${row.fails.join('</code>, <code>')}</code>` : ''}</p>
<details><summary>Input and reply</summary>${json({ parameters: operation?.parameters, body: operation?.requestBody?.content, reply: operation?.responses['200']?.content })}</details></section>`
}
