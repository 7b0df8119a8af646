import { endpoint, fileReply } from '../endpoint.ts'

export const docsApi = {
  getOpenApi: endpoint({
    call: 'GET /api/openapi.json',
    access: 'anyone',
    summary: 'Every call of this table as OpenAPI 3.1.',
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
  }),
  read: endpoint({
    call: 'GET /api/docs',
    access: 'anyone',
    summary: 'The same, to read.',
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
  }),
}
