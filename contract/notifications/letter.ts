import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, nothing } from '../shapes.ts'
import { letterTopic } from './letter-topic.ts'

/** Which letters a participant gets, and the cap of the letters that a community sends. */
export const letterApi = {
  listTopics: endpoint({
    call: 'GET /api/participant/letter-topics',
    access: 'participant',
    summary:
      'List the topics of letters and whether each is on. Those for moderators and organisers only are left out for others.',
    reply: z.strictObject({
      /** Whether letters are on at all. */
      isEmailOn: z.boolean(),
      topics: z.array(z.strictObject({ topic: letterTopic, isOn: z.boolean() })),
    }),
  }),
  updateTopic: endpoint({
    call: 'POST /api/participant/letter-topics',
    access: 'participant',
    summary: 'Switch letters on a topic on or off.',
    input: { topic: letterTopic, isOn: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  getCap: endpoint({
    call: 'GET /api/admin/letters',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Get the community's daily cap of letters, and how many a cap holds until which time.",
    reply: z.strictObject({
      /** Null without a cap. */
      dailyCap: z.number().int().nullable(),
      held: z.number().int(),
      heldUntil: instant.nullable(),
    }),
  }),
}
