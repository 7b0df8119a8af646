import { describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { letterTo } from '#server/testing/letters.ts'
import { startMemberImportScene } from '#server/testing/member-import-scene.ts'

const scene = startMemberImportScene()
const { freshEmail, upload, until, uploadAndCheck, run, undo, memberOf } = scene

describe('a file', () => {
  test.each([
    ['commas', 'Email,First name,Last name,Company\nada@example.com,Ada,Lind,Tea & Co\n'],
    ['semicolons and quotes', 'Email;First name;Last name;Company\n"ada@example.com";Ada;Lind;"Tea & Co"\r\n'],
    ['tabs and a byte order mark', '\uFEFFEmail\tFirst name\tLast name\tCompany\nada@example.com\tAda\tLind\tTea & Co'],
  ])('with %s is read, and its columns are recognised', async (_how, text) => {
    const { body } = await upload(text)
    expect(body).toMatchObject({
      status: 'UPLOADED',
      fileName: 'tea.csv',
      mapping: ['email', 'firstName', 'lastName', 'company'],
      preview: [['ada@example.com', 'Ada', 'Lind', 'Tea & Co']],
      rows: 1,
    })
  })

  test('in windows-1251 is read, and its Russian titles are recognised', async () => {
    // "Почта;Имя" and "a@example.com;Вера"
    const bytes = Buffer.from('cfeef7f2e03bc8ecff0a614065786d706c652e636f6d3bc2e5f0e0', 'hex')
    const { body } = await upload(new Uint8Array(bytes))
    expect(body).toMatchObject({ columns: ['Почта', 'Имя'], mapping: ['email', 'firstName'] })
    expect(body.preview[0]?.[1]).toBe('Вера')
  })

  test.each([
    ['empty', ''],
    ['of titles alone', 'Email,Name\n'],
    ['with a quote that never ends', `Email\n"${'a'.repeat(300_000)}`],
  ])('%s is refused', async (_what, text) => {
    expect((await upload(text)).failure).toMatchObject({ name: 'INVALID_CSV', code: 1290 })
  })

  test('with more rows than one import may have is refused, and no import is listed', async () => {
    const answer = await upload(`Email\n${'a@example.com\n'.repeat(50_001)}`)
    expect(answer.failure.name).toBe('TOO_MANY_ROWS')
    expect((await scene.t.call(api.memberImport.list, {}, scene.manager)).body.items).toEqual([])
  })
})

describe('checking', () => {
  test('finds rows with problems, members and repeated addresses, and says what is wrong in the language of the reader', async () => {
    const member = await buildParticipantUser(scene.t, scene.here.id)
    const email = freshEmail()
    const checked = await uploadAndCheck(
      `Email,Name,Telegram\n${email},Ada Lind,@ada_lind\nnot an address,Bo Ek,@bo_ek\n${member.email},Vera Example,\n${email},Ada L,\n${freshEmail()},,!!`,
    )
    expect(checked.states).toEqual({ NEW: 1, MEMBER: 1, REPEATED: 1, INVALID: 2 })
    const rows = await scene.t.call(
      api.memberImport.listRows,
      { id: checked.id, state: 'INVALID' },
      { ...scene.manager, headers: { 'accept-language': 'ru' } },
    )
    expect(rows.body.total).toBe(2)
    expect(rows.body.items.map(({ line, problems }) => [line, Object.keys(problems).sort()])).toEqual([
      [2, ['email']],
      [5, ['TELEGRAM', 'firstName']],
    ])
    expect(rows.body.items[0]?.problems.email).toMatch(/адрес/i)
    const known = await scene.t.call(api.memberImport.listRows, { id: checked.id, state: 'MEMBER' }, scene.manager)
    expect(known.body.items[0]?.member).toEqual({ id: member.participantId, name: 'Vera Example' })
  })

  test('needs a column with addresses', async () => {
    const { body } = await upload('Email,Name\nada@example.com,Ada')
    const answer = await scene.t.call(
      api.memberImport.check,
      { id: body.id, mapping: [null, 'fullName'] },
      scene.manager,
    )
    expect(answer.failure).toMatchObject({ name: 'EMAIL_COLUMN_NEEDED', status: 400 })
  })

  test('a corrected row is checked again, and another mapping keeps the correction', async () => {
    const email = freshEmail()
    const { id } = await uploadAndCheck(`Email,Name,Town\nbroken,Ada Lind,Bergen`)
    const answer = await scene.t.call(api.memberImport.correct, { id, line: 1, values: { email } }, scene.manager)
    expect(answer.body).toMatchObject({ state: 'NEW', problems: {}, values: { email, city: 'Bergen' } })
    await scene.t.call(api.memberImport.check, { id, mapping: ['email', 'fullName', null] }, scene.manager)
    expect((await until(id, 'CHECKED')).states).toMatchObject({ NEW: 1, INVALID: 0 })
  })

  test('says the same of an address that has an account elsewhere and of one that has none', async () => {
    const elsewhere = await buildParticipantUser(scene.t, (await buildCommunity(scene.t)).id)
    const [known, unknown] = [elsewhere.email, freshEmail()]
    const rowsOf = async (email: string) => {
      const { id } = await uploadAndCheck(`Email,Name\n${email},Ada Lind`)
      const { body } = await scene.t.call(api.memberImport.listRows, { id }, scene.manager)
      return JSON.stringify(body).replaceAll(email, 'ADDRESS')
    }
    expect(await rowsOf(known)).toBe(await rowsOf(unknown))
  })
})

describe('importing', () => {
  test('creates members with profile, topics and contacts, hidden until they log in, and leaves out rows with problems', async () => {
    const email = freshEmail()
    const done = await run(
      `Email,Name,Company,Topics,Telegram,Can help\n${email},Ada Lind,Tea House,"tea, jam",@ada_lind,Tea tasting\nbroken,Bo,,,,`,
      { status: 'CONFIRMED' },
    )
    expect(done.outcomes).toMatchObject({ CREATED: 1, FAILED: 0 })
    expect(done.finishedAt).not.toBeNull()
    const [member] = await scene.t.owner`
      select p.first_name, p.last_name, p.company, p.can_help, p.tags, p.moderation_status, p.slug, p.login, p.is_email_confirmed, u.email_confirmed_at,
        (select jsonb_object_agg(type, value) from contact c where c.participant_id = p.id) as contacts
      from participant p join app_user u on u.id = p.user_id where u.email = ${email}`
    expect(member).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lind',
      company: 'Tea House',
      canHelp: 'Tea tasting',
      tags: ['tea', 'jam'],
      moderationStatus: 'CONFIRMED',
      isEmailConfirmed: false,
      emailConfirmedAt: null,
      contacts: { TELEGRAM: '@ada_lind' },
    })
    expect(member?.login).toBe(member?.slug)
    expect(await scene.t.owner`select from visible_participant where slug = ${member?.slug}`).toHaveLength(0)
  })

  test('has the same effects for an address with an account elsewhere: hidden until its owner logs in here', async () => {
    const elsewhere = await buildParticipantUser(scene.t, (await buildCommunity(scene.t)).id)
    await run(`Email,Name\n${elsewhere.email},Ada Lind`)
    expect((await memberOf(elsewhere.email))?.isEmailConfirmed).toBe(false)
    // As an access code opens it, which a scene.manager issued.
    await scene.t.owner`
      insert into session (id, user_id, origin_community_id, user_agent, is_local, created_at, expires_at)
      values (gen_random_uuid(), ${elsewhere.userId}, ${scene.here.id}, '', true, now(), now() + interval '1 day')`
    expect((await memberOf(elsewhere.email))?.isEmailConfirmed).toBe(false)
    await buildSession(scene.t, { userId: elsewhere.userId, communityId: scene.here.id })
    expect((await memberOf(elsewhere.email))?.isEmailConfirmed).toBe(true)
  })

  test('an address that is confirmed in another community stays hidden here', async () => {
    const email = freshEmail()
    await run(`Email,Name\n${email},Ada Lind`)
    const elsewhere = await buildCommunity(scene.t)
    const confirm = (communityId: string) =>
      scene.t.app.openScope(communityId, true, async ({ db }) => {
        await db`update app_user set email_confirmed_at = now() where email = ${email}`
      })
    await confirm(elsewhere.id)
    expect((await memberOf(email))?.isEmailConfirmed).toBe(false)
    await scene.t.owner`update app_user set email_confirmed_at = null where email = ${email}`
    await confirm(scene.here.id)
    expect((await memberOf(email))?.isEmailConfirmed).toBe(true)
  })

  test.each([
    ['fill', { company: 'Old', position: 'Host', TELEGRAM: '@old_name' }, 'UPDATED'],
    ['overwrite', { company: 'New', position: 'Host', TELEGRAM: '@new_name' }, 'UPDATED'],
    ['skip', { company: 'Old', position: '', TELEGRAM: '@old_name' }, 'SKIPPED'],
  ] as const)(
    'of members who are here already, %s keeps or replaces values, and undoing restores them',
    async (duplicates, wanted, outcome) => {
      const { email, participantId } = await buildParticipantUser(scene.t, scene.here.id)
      await scene.t.owner`update participant set company = 'Old' where id = ${participantId}`
      await scene.t.owner`
      insert into contact (community_id, participant_id, type, value) values (${scene.here.id}, ${participantId}, 'TELEGRAM', '@old_name')`
      const now = async () =>
        (
          await scene.t.owner<{ company: string; position: string; TELEGRAM: string }[]>`
          select company, position, (select value from contact where participant_id = p.id) as "TELEGRAM"
          from participant p where id = ${participantId}`
        )[0]
      const text = `Email,Name,Company,Position,Telegram\n${email},Vera Example,New,Host,@new_name`
      const done = await run(text, { duplicates })
      expect(done.outcomes[outcome]).toBe(1)
      expect(await now()).toEqual(wanted)
      await undo(done.id)
      expect(await now()).toEqual({ company: 'Old', position: '', TELEGRAM: '@old_name' })
    },
  )

  test('the profile of an admin is written by admins alone', async () => {
    const { email, participantId, userId } = await buildParticipantUser(scene.t, scene.here.id)
    await scene.t.owner`update connection set role = 'ROLE_ADMIN' where user_id = ${userId}`
    const text = `Email,Name,Telegram\n${email},Not Vera,@not_vera`
    const nameOf = async () =>
      (await scene.t.owner`select first_name as name from participant where id = ${participantId}`)[0]?.name
    expect((await run(text, { duplicates: 'overwrite' })).outcomes).toMatchObject({ SKIPPED: 1, UPDATED: 0 })
    expect(await nameOf()).toBe('Vera')
    expect(await scene.t.owner`select from contact where participant_id = ${participantId}`).toEqual([])
    // The file of a manager, started by an admin.
    const { id } = await uploadAndCheck(text)
    const { token } = await buildSession(scene.t, { communityId: scene.here.id, userId })
    const as = { host: scene.here.host, token }
    await scene.t.call(api.memberImport.start, { id, duplicates: 'overwrite', lang: 'en' }, as)
    expect((await until(id, 'DONE')).outcomes).toMatchObject({ UPDATED: 1 })
    expect(await nameOf()).toBe('Not')
  })

  test('a choice for one row stands above the choice for all', async () => {
    const { email } = await buildParticipantUser(scene.t, scene.here.id)
    const { id } = await uploadAndCheck(`Email,Name,Company\n${email},Vera Example,New`)
    await scene.t.call(api.memberImport.correct, { id, line: 1, choice: 'skip' }, scene.manager)
    await scene.t.call(api.memberImport.start, { id, duplicates: 'overwrite', lang: 'en' }, scene.manager)
    expect((await until(id, 'DONE')).outcomes).toMatchObject({ SKIPPED: 1, UPDATED: 0 })
  })

  test('a repeated address makes one member, and the later row fills what is empty', async () => {
    const email = freshEmail()
    const done = await run(`Email,Name,Company\n${email},Ada Lind,\n${email},Ada Lind,Tea House`)
    expect(done.outcomes).toMatchObject({ CREATED: 1, UPDATED: 1 })
    expect((await memberOf(email))?.company).toBe('Tea House')
    expect((await undo(done.id)).outcomes).toMatchObject({ UNDONE: 2 })
    expect(await memberOf(email)).toBeUndefined()
  })

  test('invites new members by a letter, once, if asked to, and no more often than one address may be invited', async () => {
    const [asked, tired] = [freshEmail(), freshEmail()]
    await run(`Email,Name\n${freshEmail()},Quiet One`)
    expect(
      await scene.t.owner`select from letter where kind = 'crm.imported' and community_id = ${scene.here.id}`,
    ).toHaveLength(0)
    for (let time = 0; time < 3; time++)
      await scene.t.call(api.invitation.create, { email: tired }, { ...scene.manager, host: scene.here.host })
    await run(`Email,Name\n${asked},Ada Lind\n${tired},Bo Ek`, { isInviting: true })
    expect(await letterTo(scene.t, asked)).toMatchObject({ kind: 'crm.imported', lang: 'en' })
    expect(
      await scene.t.owner`select recipient from letter where kind = 'crm.imported' and community_id = ${scene.here.id}`,
    ).toEqual([{ recipient: asked }])
  })

  test('a row that the database refuses is set aside, and the others are imported', async () => {
    const [bad, good] = [freshEmail(), freshEmail()]
    await scene.t.owner.unsafe(`
      create function refuse_row() returns trigger language plpgsql as $$
      begin if new.company = 'refused' then raise 'refused'; end if; return new; end $$;
      create trigger refuse_row before insert on participant for each row execute function refuse_row()`)
    const done = await run(`Email,Name,Company\n${bad},Ada Lind,refused\n${good},Bo Ek,`).finally(() =>
      scene.t.owner.unsafe('drop function refuse_row cascade'),
    )
    expect(done.outcomes).toMatchObject({ CREATED: 1, FAILED: 1 })
    expect(await memberOf(good)).toBeDefined()
    expect(await memberOf(bad)).toBeUndefined()
  })

  test('stands in the audit log, and so does undoing it', async () => {
    const done = await run(`Email,Name\n${freshEmail()},Ada Lind`)
    await undo(done.id)
    const { body } = await scene.t.call(api.change.list, { kind: 'memberImport' }, scene.manager)
    expect(body.items.map(({ subject, after }) => [subject, after.status])).toEqual([
      ['tea.csv', 'UNDONE'],
      ['tea.csv', 'CONFIRMED'],
    ])
  })

  test('is not started twice, and not corrected after it was started', async () => {
    const { id } = await uploadAndCheck(`Email,Name\n${freshEmail()},Ada Lind`)
    const start = () => scene.t.call(api.memberImport.start, { id, lang: 'en' }, scene.manager)
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await scene.t.call(api.memberImport.correct, { id, line: 1, values: { city: 'Oslo' } }, scene.manager)
    expect(late.failure.name).toBe('IMPORT_MOVED_ON')
    await until(id, 'DONE')
  })
})

test('someone who is connected here without a profile gets one that is theirs at once', async () => {
  const { id: userId, email } = await buildUser(scene.t)
  await buildConnection(scene.t, { communityId: scene.here.id, userId })
  await run(`Email,Name\n${email},Ada Lind`)
  expect((await memberOf(email))?.isEmailConfirmed).toBe(true)
})

test('two members of one name have addresses of their own', async () => {
  await buildParticipant(scene.t, { communityId: scene.here.id })
  const done = await run(`Email,Name\n${freshEmail()},Ada Lind\n${freshEmail()},Ada Lind`)
  expect(done.outcomes.CREATED).toBe(2)
})
