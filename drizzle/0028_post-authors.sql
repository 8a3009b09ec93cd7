-- The admin who wrote a post, as the audit knows it, where its name still stands below the post.
update blogs set author_id = entry.actor_id
from audit_entries entry join users on users.id = entry.actor_id
where entry.entity_id = blogs.id and entry.action = 'blog.add'
  and lower(blogs.author_name) = lower(users.first_name || ' ' || users.last_name);
