create table community (
  id uuid primary key,
  domain text not null unique check (domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$'),
  custom_domain text unique,
  parent_community_domain text references community (domain) on update cascade,
  lang text not null default 'en' check (lang in ('en', 'ru')),
  lang_choices text[] not null default '{en,ru}' check (cardinality(lang_choices) > 0),
  time_zone text not null default 'UTC',
  title jsonb not null,
  landing_title jsonb not null,
  landing_copy jsonb not null,
  landing jsonb not null,
  img_url text not null,
  logo_url text not null,
  transparent boolean not null default false,
  approval_required boolean not null default false,
  short_landing boolean not null default false,
  is_tim_community boolean not null default false,
  options jsonb not null default '[]',
  auth_config jsonb not null default '[{"authType": "EMAIL"}]',
  custom_navigation jsonb,
  contacts_config text[] not null default '{EMAIL,PHONE,FACEBOOK,INSTAGRAM,LINKEDIN,VK,TELEGRAM,GITHUB,TWITTER,SLACK,DISCORD,CALENDLY}',
  required_contacts text[] not null default '{FACEBOOK,LINKEDIN}',
  required_contacts_min integer not null default 1 check (required_contacts_min >= 0),
  shown_contacts text[] not null default '{TELEGRAM,INSTAGRAM,LINKEDIN,FACEBOOK}',
  steps_config jsonb not null default '{"profile": {"visible": true}, "about": {"visible": true}, "linkedin": {"visible": true}, "location": {"visible": true}, "lookingFor": {"visible": true}, "contacts": {"visible": true}, "networks": {"visible": true}, "avatar": {"visible": true}}',
  sender_email text,
  brand_config jsonb not null,
  links jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  member_count integer not null default 0,
  city_count integer not null default 0
);
comment on table community is 'A community of the installation: its domain, words, look, methods of signing in and options.';
comment on column community.id is 'Made by the application, ordered by time.';
comment on column community.domain is 'First label of the host name.';
comment on column community.custom_domain is 'A whole host name of its own, if any.';
comment on column community.parent_community_domain is 'Where short sign-in sends people, if anywhere.';
comment on column community.lang is 'The language of its pages where a reader has chosen none.';
comment on column community.lang_choices is 'The languages that readers may choose.';
comment on column community.time_zone is 'IANA zone of its week and of members whose own is unknown.';
comment on column community.title is 'Its name, by language.';
comment on column community.landing_title is 'Title of the landing for search engines and previews, by language.';
comment on column community.landing_copy is 'Description of the landing for search engines and previews, by language.';
comment on column community.landing is 'The words of the landing, by language.';
comment on column community.img_url is 'Picture for social previews.';
comment on column community.logo_url is 'Its mark.';
comment on column community.transparent is 'Whether members may browse each other.';
comment on column community.approval_required is 'Whether a moderator lets new members in.';
comment on column community.short_landing is 'Whether the landing is the hero and the footer alone.';
comment on column community.is_tim_community is 'Whether the landing has its own header.';
comment on column community.options is 'List of {optionType, settings}.';
comment on column community.auth_config is 'List of {authType, externalContent}; secrets are kept elsewhere.';
comment on column community.custom_navigation is 'Its own menu, null for the default one.';
comment on column community.contacts_config is 'Contact types that a member may fill in.';
comment on column community.required_contacts is 'Contact types of which some are required.';
comment on column community.required_contacts_min is 'How many of the required contact types a member gives.';
comment on column community.shown_contacts is 'Contact types that are offered first.';
comment on column community.steps_config is 'Which steps of onboarding are shown.';
comment on column community.sender_email is 'Sender of its letters; the installation''s own where null.';
comment on column community.brand_config is 'Name, mark, colours, display font and cover.';
comment on column community.links is 'Pricing, about, launch and contact addresses.';
comment on column community.created_by is 'The user who founded it.';
comment on column community.created_at is 'When it was founded.';
comment on column community.member_count is 'Confirmed participants, kept by a trigger.';
comment on column community.city_count is 'Different cities of confirmed participants who share theirs, kept by the daily job.';

-- Processes keep communities in memory; this tells them all to read again. Counts change too often to be told; they grow old
-- for some seconds instead.
create function tell_community_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('community_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger community_added after insert or delete on community
  for each row execute function tell_community_changed();
create trigger community_changed after update on community for each row
  when ((old.member_count, old.city_count) is not distinct from (new.member_count, new.city_count))
  execute function tell_community_changed();
