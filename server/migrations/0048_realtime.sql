create table realtime_event (
  id bigint generated always as identity primary key,
  community_id uuid not null references community (id) on delete cascade,
  body text not null,
  created_at timestamptz not null
);
comment on table realtime_event is 'Frames on their way to open sockets: those too large for a notification of the database, and with Redis those that are not published yet. Removed after ten minutes.';
comment on column realtime_event.id is 'In the order of writing.';
comment on column realtime_event.community_id is 'The community.';
comment on column realtime_event.body is 'Topic, audience and content, as JSON.';
comment on column realtime_event.created_at is 'When it was written.';
create index realtime_event_community on realtime_event (community_id);
create index realtime_event_created on realtime_event (created_at);
select protect_community_table('realtime_event');

create table presence (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  process_id uuid not null,
  seen_at timestamptz not null,
  primary key (community_id, participant_id, process_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table presence is 'Who has an open socket, by process of the server. A row that its process no longer renews is removed.';
comment on column presence.community_id is 'The community.';
comment on column presence.participant_id is 'Who is online.';
comment on column presence.process_id is 'The process that holds their socket.';
comment on column presence.seen_at is 'When the process renewed it last.';
create index presence_process on presence (process_id);
create index presence_seen on presence (seen_at);
select protect_community_table('presence');

create table socket_ticket (
  community_id uuid not null references community (id) on delete cascade,
  hash bytea not null,
  user_id uuid not null references app_user (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (community_id, hash)
);
comment on table socket_ticket is 'Tickets that open the realtime socket once in place of a token. Removed when used.';
comment on column socket_ticket.community_id is 'The only community in which it is valid.';
comment on column socket_ticket.hash is 'SHA-256 of the ticket.';
comment on column socket_ticket.user_id is 'Who asked for it.';
comment on column socket_ticket.session_id is 'The session in which it was asked for: the socket ends with it.';
comment on column socket_ticket.expires_at is 'When it expires.';
create index socket_ticket_user on socket_ticket (user_id);
create index socket_ticket_session on socket_ticket (session_id);
create index socket_ticket_expires on socket_ticket (expires_at);
select protect_community_table('socket_ticket');

-- Every process looks for events that another one stored and did not live to publish, of all communities at once.
create function realtime_events_before(at timestamptz)
  returns table (id bigint, community_id uuid, body text)
  language sql stable security definer set search_path = pg_catalog, public as $$
    select e.id, e.community_id, e.body from realtime_event e where e.created_at < at order by e.id limit 500
  $$;
revoke execute on function realtime_events_before(timestamptz) from public;
grant execute on function realtime_events_before(timestamptz) to samovar_app;

create function remove_old_realtime(events_before timestamptz, tickets_before timestamptz, presence_before timestamptz)
  returns void
  language sql security definer set search_path = pg_catalog, public as $$
    delete from realtime_event where created_at < events_before;
    delete from socket_ticket where expires_at < tickets_before;
    delete from presence where seen_at < presence_before;
  $$;
revoke execute on function remove_old_realtime(timestamptz, timestamptz, timestamptz) from public;
grant execute on function remove_old_realtime(timestamptz, timestamptz, timestamptz) to samovar_app;
