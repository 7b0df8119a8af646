import { endpoint, fileReply } from '../endpoint.ts'

export const docsApi = {
  getOpenApi: endpoint({
    call: 'GET /api/openapi.json',
    access: 'anyone',
    summary: 'Get the OpenAPI 3.1 document of this API.',
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
  }),
  read: endpoint({
    call: 'GET /api/docs',
    access: 'anyone',
    summary: 'Get the API documentation as a web page.',
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
  }),
}
