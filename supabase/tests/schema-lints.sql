-- Catalogue lints of this schema: every row is a finding, none is accepted. Run on the embedded backend and on PostgreSQL.
-- L1 table in public without RLS
select 'L1 rls_off' as lint, c.oid::regclass::text as obj from pg_class c join pg_namespace n on n.oid=c.relnamespace
 where n.nspname='public' and c.relkind in ('r','p') and not c.relrowsecurity
union all
-- L2 RLS on but no policy and still granted to an API role
select 'L2 rls_no_policy', c.oid::regclass::text from pg_class c join pg_namespace n on n.oid=c.relnamespace
 where n.nspname='public' and c.relkind in ('r','p') and c.relrowsecurity
 and not exists (select 1 from pg_policy p where p.polrelid=c.oid)
union all
-- L3 write policy that is always true
select 'L3 always_true', polrelid::regclass||'.'||polname from pg_policy
 where polcmd in ('a','w','d','*') and (pg_get_expr(polqual,polrelid)='true' or pg_get_expr(polwithcheck,polrelid)='true')
union all
-- L4 update/all policy with USING but no WITH CHECK that also lacks an owner column test is left to review; flag a missing TO clause (public)
select 'L4 policy_to_public', polrelid::regclass||'.'||polname from pg_policy where polroles='{0}'
union all
-- L5 policy that reads user-editable metadata
select 'L5 user_metadata', polrelid::regclass||'.'||polname from pg_policy
 where coalesce(pg_get_expr(polqual,polrelid),'')||coalesce(pg_get_expr(polwithcheck,polrelid),'') like '%user_metadata%'
union all
-- L6 security definer function without a pinned empty search_path
select 'L6 search_path', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid=p.pronamespace
 where n.nspname in ('public','private') and p.prosecdef and not coalesce('search_path=""' = any(p.proconfig), false)
union all
-- L7 security definer function in public that an API role may execute
select 'L7 definer_exposed '||r.rolname, p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid=p.pronamespace, pg_roles r
 where n.nspname='public' and p.prosecdef and r.rolname in ('anon','authenticated') and has_function_privilege(r.oid,p.oid,'execute')
union all
-- L8 view in public without security_invoker
select 'L8 definer_view', c.oid::regclass::text from pg_class c join pg_namespace n on n.oid=c.relnamespace
 where n.nspname='public' and c.relkind='v' and not coalesce(c.reloptions::text ilike '%security_invoker=%true%' or c.reloptions::text ilike '%security_invoker=on%',false)
union all
-- L9 foreign key without an index whose first columns cover it
select 'L9 fk_no_index', k.conrelid::regclass||'.'||k.conname from pg_constraint k join pg_class c on c.oid=k.conrelid join pg_namespace n on n.oid=c.relnamespace
 where k.contype='f' and n.nspname in ('public','private')
 and not exists (select 1 from pg_index i where i.indrelid=k.conrelid and (string_to_array(i.indkey::text,' ')::smallint[])[1:array_length(k.conkey,1)] @> k.conkey)
union all
-- L10 API role can reach the private schema
select 'L10 private_reachable', r.rolname from pg_roles r where r.rolname in ('anon','authenticated') and exists(select 1 from pg_namespace where nspname='private') and has_schema_privilege(r.oid,'private','usage')
union all
-- L11 protected columns must not live in an API-writable table unless a guard trigger exists
select 'L11 protected_col', c.oid::regclass||'.'||a.attname from pg_class c join pg_namespace n on n.oid=c.relnamespace join pg_attribute a on a.attrelid=c.oid and a.attnum>0 and not a.attisdropped
 where n.nspname='public' and c.relkind='r' and a.attname in ('plan_type','ai_chat_count','ai_chat_last_reset','role','is_admin')
 and has_column_privilege('authenticated',c.oid,a.attname,'update')
 and not exists (select 1 from pg_trigger t where t.tgrelid=c.oid and not t.tgisinternal and t.tgname like 'guard%')
union all
-- L12 free text without any length limit
select 'L12 unbounded_text', c.oid::regclass||'.'||a.attname from pg_class c join pg_namespace n on n.oid=c.relnamespace join pg_attribute a on a.attrelid=c.oid and a.attnum>0 and not a.attisdropped
 where n.nspname='public' and c.relkind='r' and a.atttypid in ('text'::regtype,'jsonb'::regtype)
 and not exists (select 1 from pg_constraint k where k.conrelid=c.oid and k.contype='c' and a.attnum = any(k.conkey));
