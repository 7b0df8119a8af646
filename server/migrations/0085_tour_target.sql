-- A step of a tour names an entry of the menu from a list. Earlier it was any text: a partner section without its prefix is
-- found in the list with it, and what is not in the list points at nothing.
update community c set options = (
  select jsonb_agg(
    case when option ->> 'optionType' = 'GUIDED_TOUR' then jsonb_set(option, '{settings,steps}', (
      select jsonb_agg(jsonb_set(step, '{target}', to_jsonb(case
        when target in ('myCommunities', 'participants', 'contacts', 'events', 'chats', 'profile', 'admin', 'faq') then target
        when target in ('bank-services', 'bank-education', 'bank-contacts', 'bank-events', 'bank-earnings', 'bank-career') then target
        when target in ('services', 'education', 'earnings', 'career') then 'bank-' || target
        else 'none' end)) order by step_place)
      from jsonb_array_elements(option #> '{settings,steps}') with ordinality as steps (step, step_place),
        lateral (select step ->> 'target' as target) as named
    )) else option end order by place)
  from jsonb_array_elements(c.options) with ordinality as given (option, place)
)
where c.options @> '[{"optionType": "GUIDED_TOUR"}]';
