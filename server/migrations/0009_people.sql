alter table participant add column is_filled boolean not null default false;
comment on column participant.is_filled is 'Every required step of the community is answered; until then the contacts of others stay hidden.';

-- One tsvector over what members search for. The Russian configuration stems words in Latin letters as English.
alter table participant add column search tsvector generated always as (
  to_tsvector('russian', first_name || ' ' || last_name || ' ' || position || ' ' || company || ' ' || city || ' ' || about || ' ' ||
    looking_for || ' ' || goal)) stored;
comment on column participant.search is 'What the words of a search are compared with.';
create index participant_search on participant using gin (search);
create index participant_tags on participant using gin (tags);
create index participant_city on participant (community_id, lower(city));
create index participant_status on participant (community_id, moderation_status, joined_at desc, id desc);

create table contact (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  type text not null check (type in ('EMAIL', 'PHONE', 'FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'VK', 'TELEGRAM', 'GITHUB', 'TWITTER',
    'SLACK', 'DISCORD', 'CALENDLY')),
  value text not null,
  primary key (community_id, participant_id, type),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table contact is 'Ways to reach a member outside, one of each kind.';
comment on column contact.community_id is 'The community.';
comment on column contact.participant_id is 'Whose.';
comment on column contact.type is 'What kind.';
comment on column contact.value is 'In the one form in which this kind is kept.';
select protect_community_table('contact');

create table profile_draft (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  step text not null default '',
  profile jsonb not null default '{}',
  avatar_file text,
  updated_at timestamptz not null,
  primary key (community_id, user_id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade
);
comment on table profile_draft is 'What a newcomer has said on the way to a profile, so that it survives a reload and a change of device.';
comment on column profile_draft.community_id is 'The community.';
comment on column profile_draft.user_id is 'Who.';
comment on column profile_draft.step is 'Where they were.';
comment on column profile_draft.profile is 'The fields of the profile so far.';
comment on column profile_draft.avatar_file is 'The photo so far.';
comment on column profile_draft.updated_at is 'When it was last saved.';
select protect_community_table('profile_draft');

create table question (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  place integer not null,
  type text not null check (type in ('TEXT', 'RADIO', 'CHECKBOX', 'YEAR')),
  text jsonb not null,
  hint jsonb not null default '{"en": "", "ru": ""}',
  is_required boolean not null default false,
  is_visible boolean not null default true,
  options jsonb not null default '[]',
  at_most integer not null default 1 check (at_most >= 1),
  primary key (community_id, id)
);
comment on table question is 'What a community asks whoever joins.';
comment on column question.community_id is 'The community.';
comment on column question.id is 'Made by the application.';
comment on column question.place is 'Order of asking.';
comment on column question.type is 'What kind of answer it takes.';
comment on column question.text is 'The question in each language.';
comment on column question.hint is 'A quiet line below it, in each language.';
comment on column question.is_required is 'Must be answered to go on.';
comment on column question.is_visible is 'Is asked now.';
comment on column question.options is 'What can be chosen: id and text in each language.';
comment on column question.at_most is 'How many options may be chosen.';
select protect_community_table('question');

create table answer (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  question_id uuid not null,
  text text not null default '',
  options text[] not null default '{}',
  answered_at timestamptz not null,
  primary key (community_id, user_id, question_id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade,
  foreign key (community_id, question_id) references question (community_id, id) on delete cascade
);
comment on table answer is 'What somebody answered. It belongs to the user: questions come before the profile.';
comment on column answer.community_id is 'The community.';
comment on column answer.user_id is 'Who.';
comment on column answer.question_id is 'To which question.';
comment on column answer.text is 'A text, or a year.';
comment on column answer.options is 'Ids of chosen options.';
comment on column answer.answered_at is 'When it was last changed.';
create index answer_question on answer (community_id, question_id);
select protect_community_table('answer');

create table private_note (
  community_id uuid not null references community (id) on delete cascade,
  author_id uuid not null,
  subject_id uuid not null,
  note text not null,
  updated_at timestamptz not null,
  primary key (community_id, author_id, subject_id),
  foreign key (community_id, author_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table private_note is 'What a member keeps about another, for their own eyes alone.';
comment on column private_note.community_id is 'The community.';
comment on column private_note.author_id is 'Who wrote it and may read it.';
comment on column private_note.subject_id is 'About whom.';
comment on column private_note.note is 'The note.';
comment on column private_note.updated_at is 'When it was last changed.';
create index private_note_subject on private_note (community_id, subject_id);
select protect_community_table('private_note');

create table notification_pref (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  channel text not null check (channel in ('EMAIL', 'TELEGRAM', 'SLACK', 'DISCORD')),
  is_disabled boolean not null,
  primary key (community_id, participant_id, channel),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table notification_pref is 'Channels that a member switched off or on; what is not here is on.';
comment on column notification_pref.community_id is 'The community.';
comment on column notification_pref.participant_id is 'Whose.';
comment on column notification_pref.channel is 'Where they are written to.';
comment on column notification_pref.is_disabled is 'Not to be written to there.';
select protect_community_table('notification_pref');

create table reach_request (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  author_id uuid not null,
  subject_id uuid not null,
  message text not null,
  created_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, author_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table reach_request is 'Messages to people who hide their contacts, for the moderators to pass on.';
comment on column reach_request.community_id is 'The community.';
comment on column reach_request.id is 'Made by the application.';
comment on column reach_request.author_id is 'Who would like to reach somebody.';
comment on column reach_request.subject_id is 'Whom.';
comment on column reach_request.message is 'What they would like to say.';
comment on column reach_request.created_at is 'When.';
create index reach_request_author on reach_request (community_id, author_id);
create index reach_request_subject on reach_request (community_id, subject_id);
select protect_community_table('reach_request');

-- Members whom others may browse, newest first. Row level security lets no search condition near an index, so this looks as the
-- owner and names the community itself. `search` is a text query for to_tsquery; cities and tags are compared whole.
create function browse_participants(
  search_query text, city_names text[], tag_name text, request_query text, after_joined timestamptz, after_id uuid, skip integer,
  at_most integer)
  returns table (id uuid) language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select p.id from participant p
    where p.community_id = current_community() and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled
      and p.is_networking_enabled
      and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id)
      and (search_query is null or p.search @@ to_tsquery('russian', search_query))
      and (request_query is null or to_tsvector('russian', p.looking_for) @@ to_tsquery('russian', request_query))
      and (city_names is null or (p.is_location_shared and lower(p.city) = any (city_names)))
      and (tag_name is null or p.tags @> array[tag_name])
      and (after_joined is null or (p.joined_at, p.id) < (after_joined, after_id))
    order by p.joined_at desc, p.id desc
    offset skip limit at_most;
end $$;
revoke execute on function browse_participants(text, text[], text, text, timestamptz, uuid, integer, integer) from public;
grant execute on function browse_participants(text, text[], text, text, timestamptz, uuid, integer, integer) to samovar_app;

-- A copy of all that is kept about a user, over all communities, for the user alone.
create function everything_about(of_user uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select jsonb_build_object(
      'account', (select to_jsonb(u) - 'password_hash' from app_user u where u.id = of_user),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]') from session s where s.user_id = of_user),
      'identities', (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from external_identity e where e.user_id = of_user),
      'telegram', (select to_jsonb(a) from telegram_account a where a.user_id = of_user),
      'communities', (select coalesce(jsonb_agg(jsonb_build_object(
          'domain', m.domain, 'role', c.role, 'connectedAt', c.connected_at,
          'permissions', (select coalesce(jsonb_agg(g.permission), '[]') from permission g
            where g.community_id = c.community_id and g.user_id = of_user),
          'invitation', (select to_jsonb(i) from accepted_invitation i where i.community_id = c.community_id and i.user_id = of_user),
          'draft', (select to_jsonb(d) from profile_draft d where d.community_id = c.community_id and d.user_id = of_user),
          'answers', (select coalesce(jsonb_agg(jsonb_build_object('question', q.text, 'text', w.text, 'options', w.options)), '[]')
            from answer w join question q on q.community_id = w.community_id and q.id = w.question_id
            where w.community_id = c.community_id and w.user_id = of_user),
          'profile', (select to_jsonb(p) - 'search' from participant p where p.community_id = c.community_id and p.user_id = of_user),
          'contacts', (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'value', t.value)), '[]')
            from contact t join participant p on p.community_id = t.community_id and p.id = t.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'notificationPreferences', (select coalesce(jsonb_agg(jsonb_build_object('channel', n.channel, 'disabled', n.is_disabled)), '[]')
            from notification_pref n join participant p on p.community_id = n.community_id and p.id = n.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'notes', (select coalesce(jsonb_agg(jsonb_build_object('about', n.subject_id, 'note', n.note)), '[]')
            from private_note n join participant p on p.community_id = n.community_id and p.id = n.author_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'messagesToModerators', (select coalesce(jsonb_agg(jsonb_build_object('to', r.subject_id, 'message', r.message, 'at', r.created_at)), '[]')
            from reach_request r join participant p on p.community_id = r.community_id and p.id = r.author_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'letters', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'subject', l.subject, 'at', l.created_at) order by l.created_at), '[]')
            from letter l join app_user u on u.email = l.recipient where l.community_id = c.community_id and u.id = of_user)
        ) order by c.connected_at), '[]')
        from connection c join community m on m.id = c.community_id where c.user_id = of_user));
  end;
revoke execute on function everything_about(uuid) from public;
grant execute on function everything_about(uuid) to samovar_app;
