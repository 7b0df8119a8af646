-- What a member says of a meeting: a score says that it took place, and so can they say that it did not.
alter table matching add column is_not_met boolean not null default false;
comment on column matching.is_not_met is 'The member says that the two did not meet.';

-- An accepted intro alone is no meeting any more: without a time zone all days are computed again.
comment on column rollup_day.pairs_met is 'Of these, with a meeting that one of the two scored.';
comment on column rollup_day.pairs_scored is 'Of these, with a meeting that both scored.';
update rollup set time_zone = '';
