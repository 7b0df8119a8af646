-- Members who joined in the product had no login, by which moderators search. Newer ones have their slug.
update participant set login = slug where login = '';
