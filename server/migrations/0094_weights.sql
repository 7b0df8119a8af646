-- The weights of the score that a community's feedback gave, week by week.
create table weights (
  community_id uuid not null references community on delete cascade,
  id uuid not null,
  week date not null,
  fitted_at timestamptz not null,
  status text not null check (status in ('IN_USE', 'REPLACED', 'REFUSED', 'ROLLED_BACK')),
  figures float8[] not null,
  examples integer not null,
  liked integer not null,
  held_out integer not null,
  loss float8 not null,
  loss_in_use float8 not null,
  curvature float8[] not null,
  pull float8[] not null,
  primary key (community_id, id),
  unique (community_id, week)
);
comment on table weights is 'Weights that were fitted to the feedback of a community, also those that were refused or rolled back.';
comment on column weights.community_id is 'The community.';
comment on column weights.id is 'Made by the application.';
comment on column weights.week is 'The Monday of the week; one fit per week.';
comment on column weights.fitted_at is 'When.';
comment on column weights.status is 'In use; replaced by later ones; refused, as they predicted the newest weeks worse; or rolled back by an operator.';
comment on column weights.figures is 'One weight for each feature of the score, in the order of the code.';
comment on column weights.examples is 'Feedbacks that there were, silences included.';
comment on column weights.liked is 'Of these, likes, accepted intros and good meetings.';
comment on column weights.held_out is 'Of these, feedbacks of the newest weeks, which the fit did not see.';
comment on column weights.loss is 'Mean log loss on the held-out weeks.';
comment on column weights.loss_in_use is 'The same of the weights that were in use.';
comment on column weights.curvature is 'Second derivatives of the loss of the feedback, row by row: with pull, all that other communities learn from this one, in a sum.';
comment on column weights.pull is 'Curvature times weights minus the gradient.';
create unique index weights_in_use on weights (community_id) where status = 'IN_USE';
select protect_community_table('weights');
