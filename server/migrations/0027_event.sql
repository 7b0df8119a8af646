create table event (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  created_by uuid,
  lang text not null check (lang in ('en', 'ru')),
  title text not null,
  description text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  event_date date,
  start_time time,
  end_time time,
  time_zone text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  listed_at timestamptz not null generated always as (coalesce(starts_at, '9999-12-31 00:00:00+00'::timestamptz)) stored,
  is_location_confirmed boolean not null default true,
  type text not null check (type in ('ONLINE', 'OFFLINE')),
  address_line text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  maps_link text not null default '',
  country text not null default '',
  region text not null default '',
  city text not null default '',
  postal_code text not null default '',
  location_visibility text not null default 'FULL_ADDRESS' check (location_visibility in ('FULL_ADDRESS', 'NO_STREET', 'COUNTRY_CITY',
    'CITY', 'COUNTRY', 'ADDRESS', 'REGION_CITY', 'POSTAL_CODE_CITY', 'NONE')),
  online_meeting_link text not null default '',
  is_paid boolean not null default false,
  price numeric(12, 2) check (price > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  payment_link text not null default '',
  webhook_generation integer not null default 1,
  visibility text not null default 'PUBLIC' check (visibility in ('PUBLIC', 'PRIVATE')),
  is_approval_required boolean not null default false,
  is_onboarding_enabled boolean not null default false,
  max_participants integer check (max_participants > 0),
  max_plus_ones integer not null default 0 check (max_plus_ones between 0 and 10),
  waitlist text not null default 'AUTOMATIC' check (waitlist in ('NONE', 'AUTOMATIC', 'OFFER')),
  offer_minutes integer not null default 720 check (offer_minutes between 15 and 10080),
  hold_minutes integer not null default 60 check (hold_minutes between 5 and 10080),
  organizer_contact text not null,
  cover_file text,
  cover_kind text not null,
  cover_palette text not null,
  version integer not null default 1,
  sequence integer not null default 0,
  changed_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_message text not null default '',
  deleted_at timestamptz,
  primary key (community_id, id),
  unique (community_id, slug),
  foreign key (community_id, created_by) references connection (community_id, user_id) on delete set null (created_by),
  foreign key (community_id, changed_by) references connection (community_id, user_id) on delete set null (changed_by),
  check (start_time is null or event_date is not null),
  check (end_time is null or end_time > start_time),
  check ((event_date is null) = (starts_at is null) and (starts_at is null) = (ends_at is null)),
  check (not is_paid or (price is not null and currency is not null and payment_link <> '')),
  check ((latitude is null) = (longitude is null))
);
comment on table event is 'A meeting of the community, online or at a place.';
comment on column event.community_id is 'The community.';
comment on column event.id is 'Id.';
comment on column event.created_by is 'The user who created it; null after their account was deleted.';
comment on column event.lang is 'Language of title and description; the other language is in event_translation.';
comment on column event.title is 'Title.';
comment on column event.description is 'Description: plain text with line breaks.';
comment on column event.slug is 'Part of its address, unique in the community.';
comment on column event.event_date is 'Local date in its time zone; null while to be confirmed.';
comment on column event.start_time is 'Local start; null while to be confirmed.';
comment on column event.end_time is 'Local end on the same day, optional.';
comment on column event.time_zone is 'IANA time zone in which date and times are meant.';
comment on column event.starts_at is 'The start as an instant; the start of the day while the time is to be confirmed; null without a date.';
comment on column event.ends_at is 'The end as an instant: two hours after the start without an end time, the end of the day without a start time.';
comment on column event.listed_at is 'Sort key of lists: the start; events without a date come last.';
comment on column event.is_location_confirmed is 'False while the place is to be confirmed.';
comment on column event.type is 'Online or offline.';
comment on column event.address_line is 'Venue and street.';
comment on column event.latitude is 'Latitude of the place.';
comment on column event.longitude is 'Longitude of the place.';
comment on column event.maps_link is 'The Google Maps link that the organiser gave.';
comment on column event.country is 'Country.';
comment on column event.region is 'Region.';
comment on column event.city is 'City.';
comment on column event.postal_code is 'Postal code.';
comment on column event.location_visibility is 'Which parts of the location those see who are not going.';
comment on column event.online_meeting_link is 'Where an online event takes place; only confirmed participants are sent there.';
comment on column event.is_paid is 'Whether participants pay.';
comment on column event.price is 'Price per person.';
comment on column event.currency is 'ISO 4217 code of the price.';
comment on column event.payment_link is 'Page of the payment provider.';
comment on column event.webhook_generation is 'Raised to renew the secret of the payment webhook, which is derived from it.';
comment on column event.visibility is 'PRIVATE: members only.';
comment on column event.is_approval_required is 'Whether an organiser approves participants.';
comment on column event.is_onboarding_enabled is 'Whether participants are asked the questions of the event.';
comment on column event.max_participants is 'Number of places; null without a limit.';
comment on column event.max_plus_ones is 'How many guests a participant may bring; each takes a place.';
comment on column event.waitlist is 'What happens when it is full: no waitlist, the next person gets the place, or is offered it for some time.';
comment on column event.offer_minutes is 'How long an offered place is kept.';
comment on column event.hold_minutes is 'How long a place is kept for somebody who answers the questions or pays.';
comment on column event.organizer_contact is 'How to reach the organisers.';
comment on column event.cover_file is 'Uploaded cover in storage; without it the drawn one is shown.';
comment on column event.cover_kind is 'Motif of the drawn cover.';
comment on column event.cover_palette is 'Colours of the drawn cover.';
comment on column event.version is 'Raised by each edit, so that two editors do not overwrite each other.';
comment on column event.sequence is 'iCalendar SEQUENCE: raised when time or place change, or it is cancelled.';
comment on column event.changed_by is 'The user who edited it last.';
comment on column event.created_at is 'When it was created.';
comment on column event.updated_at is 'When it was last edited.';
comment on column event.cancelled_at is 'When it was cancelled.';
comment on column event.cancel_message is 'What the organiser told the participants with the cancellation.';
comment on column event.deleted_at is 'When it was deleted; it can be restored for a day, then it is removed.';
create index event_listed on event (community_id, listed_at, id) where deleted_at is null;
create index event_ending on event (community_id, ends_at) where deleted_at is null;
select protect_community_table('event');

create table event_translation (
  community_id uuid not null references community (id) on delete cascade,
  event_id uuid not null,
  language text not null check (language in ('en', 'ru')),
  title text not null,
  description text not null,
  primary key (community_id, event_id, language),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade
);
comment on table event_translation is 'Title and description of an event in a language other than its own.';
comment on column event_translation.community_id is 'The community.';
comment on column event_translation.event_id is 'The event.';
comment on column event_translation.language is 'Language of this translation.';
comment on column event_translation.title is 'Translated title.';
comment on column event_translation.description is 'Translated description.';
select protect_community_table('event_translation');
