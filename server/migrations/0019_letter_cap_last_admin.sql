alter table community add column daily_letter_cap integer check (daily_letter_cap >= 0);
comment on column community.daily_letter_cap is 'Letters that may be sent per day, those for signing in not counted; null without a cap. New communities have one until the operator lifts it.';
comment on column community.created_by is 'Founder. Communities of one founder that have a cap share its daily count.';

alter table letter add column category text;
comment on column letter.category is 'ACCESS for signing in, SERVICE for what cannot be unsubscribed, otherwise the topic; null for letters of versions that did not say.';
alter table letter add column held_until timestamptz;
comment on column letter.held_until is 'Not sent before: a daily cap was reached. A letter with this time has its place among the letters of that day.';
alter table letter add column held_by text check (held_by in ('RECIPIENT', 'COMMUNITY'));
comment on column letter.held_by is 'Whose daily cap was reached.';
create index letter_held on letter (community_id, held_until) where status = 'WAITING' and held_until is not null;

alter table invitation add column letter_id uuid;
comment on column invitation.letter_id is 'Its letter, if it was sent by one; the letter may have been removed since.';

-- Communities that would be left without an admin. A blocked admin cannot look after a community.
create or replace function communities_led_alone(of_user uuid) returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select c.community_id from connection c
      where c.user_id = of_user and c.role = 'ROLE_ADMIN'
        and not exists (select from blocked_user b where b.community_id = c.community_id and b.user_id = of_user)
        and exists (select from connection m where m.community_id = c.community_id and m.user_id <> of_user)
        and not exists (
          select from connection o join app_user u on u.id = o.user_id
          where o.community_id = c.community_id and o.role = 'ROLE_ADMIN' and o.user_id <> of_user
            and u.deleted_at is null and u.blocked_at is null
            and not exists (select from blocked_user b where b.community_id = o.community_id and b.user_id = o.user_id));
  end;
