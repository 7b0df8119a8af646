alter table matching add column propensity real;
comment on column matching.propensity is 'Probability that the reader looked at this place of the list, by which silence is weighed; null for an intro, and for lists from before it was kept.';
