import { createServer } from 'node:http'
import { createTransport } from 'nodemailer'

/* A pooled nodemailer that sends one fixed letter many times: what rendering and bookkeeping of newsletters are compared with. */

type Wanted = { smtpUrl: string; count: number; html: string; text: string }

async function sendAll({ smtpUrl, count, html, text }: Wanted): Promise<void> {
  const pool = createTransport({ url: smtpUrl, pool: true, maxConnections: 4, maxMessages: Number.POSITIVE_INFINITY })
  let next = 0
  const sendNext = async () => {
    while (next < count) {
      const nth = next++
      await pool.sendMail({
        from: 'hello@bench.example',
        to: `reader-${nth}@bench.example`,
        subject: 'A letter',
        html,
        text,
      })
    }
  }
  await Promise.all(Array.from({ length: 40 }, sendNext))
  pool.close()
}

createServer((request, response) => {
  if (request.method === 'GET') return response.end('ready')
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    sendAll(JSON.parse(body) as Wanted).then(
      () => response.end('sent'),
      error => response.writeHead(500).end(String(error)),
    )
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
