import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Eye, Palette } from 'lucide-react';
import type { FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths, profileQuery } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loading } from '../../ui/loading';
import { MarkdownArea } from '../../ui/markdown-area';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ItemChoice } from './item-choice';
import { RemoveProfile } from './remove-profile';
import type { VisibilitySwitchSlot } from './slots';
import { texts } from './texts';
import { useProfileForm } from './use-profile-form';
import { useProfile, useProfileActions, useProfiles } from './use-profiles';

const words = texts.form;

/** Everything about one profile except its look, which is set with the other looks. */
export function ProfileForm({ id, VisibilitySwitch }: { id: string; VisibilitySwitch: VisibilitySwitchSlot }) {
  const profile = useProfile(id);
  const isReadOnly = useProfiles().data?.some((one) => one.id === id && one.isReadOnly) ?? false;
  const items = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }), refetchOnMount: 'always' });
  const isGone = profile.error instanceof ApiError && profile.error.status === 404;
  const isFailed = profile.isError || items.isError;
  // Data from an earlier screen may lack an entry, so the form begins with fresh data and then keeps what is typed.
  const isFresh = profile.isFetchedAfterMount && items.isFetchedAfterMount;
  return (
    <>
      <Link to={paths.profiles()} className="inline-flex min-h-11 items-center gap-2 text-s text-ink-2 hover:text-leaf md:min-h-8">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </Link>
      {isReadOnly ? <p className="my-3 max-w-[60ch] rounded-s bg-raised px-3 py-2 text-s text-ink-2">{words.readOnly}</p> : null}
      {isFresh && profile.data?.id && items.data?.items ? (
        <Fields profile={profile.data} items={items.data.items} VisibilitySwitch={VisibilitySwitch} />
      ) : isFailed ? (
        <div role="alert" className="py-5">
          <p className="mb-3 text-ink-2">{isGone ? words.gone : texts.loadFailed}</p>
          {isGone ? null : <Button onClick={() => void Promise.all([profile.refetch(), items.refetch()])}>{texts.tryAgain}</Button>}
        </div>
      ) : (
        <Loading text={texts.loading} />
      )}
    </>
  );
}

type FieldsProps = { profile: NamedProfile; items: readonly Item[]; VisibilitySwitch: VisibilitySwitchSlot };

function Fields({ profile, items, VisibilitySwitch }: FieldsProps) {
  const { user } = useSession();
  const toast = useToast();
  const { form, typed, rows, notice, isChanged, choose, save, discard } = useProfileForm(profile, items, user.id, () => toast(words.saved));
  const { register, control, errorOf, formState } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!formState.isSubmitting) void save();
  };
  return (
    <>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="section-title min-w-0 [overflow-wrap:anywhere]">{profile.title}</h2>
        <span className="flex flex-wrap gap-2">
          <Link to={`${paths.settingsTab.href('appearance')}${profileQuery(profile.slug)}`} className={buttonClass({ size: 'sm' })}>
            <Palette aria-hidden="true" />
            {words.look}
          </Link>
          <Link to={paths.portfolio.href(user.uname, profile.slug)} aria-label={texts.openOne(profile.title)} className={buttonClass({ size: 'sm' })}>
            <Eye aria-hidden="true" />
            {texts.open}
          </Link>
        </span>
      </div>
      <WhoSees slug={profile.slug} VisibilitySwitch={VisibilitySwitch} />
      <form onSubmit={submit} noValidate className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={words.name} hint={words.nameHint} error={errorOf('title')} maxLength={60} {...register('title')} />
          <Controller
            control={control}
            name="slug"
            render={({ field }) => (
              <TextField
                label={words.address}
                hint={words.addressHint(window.location.host + paths.portfolio.href(user.uname, typed.slug))}
                error={errorOf('slug')}
                maxLength={40}
                autoCapitalize="none"
                spellCheck={false}
                className="[overflow-wrap:anywhere]"
                {...field}
                onChange={(event) => field.onChange(event.target.value.toLowerCase())}
              />
            )}
          />
        </div>
        <TextField label={words.headline} hint={words.headlineHint} error={errorOf('headline')} maxLength={300} {...register('headline')} />
        <MarkdownArea label={words.summary} hint={words.summaryHint} error={errorOf('summary')} maxLength={5000} rows={4} {...register('summary')} />
        <ItemChoice rows={rows} onChoose={choose} />
        <div className="sticky bottom-0 z-5 flex flex-wrap items-center gap-3 border-t border-line bg-ground py-3">
          <p role="status" className="me-auto text-[0.8125rem] text-warn">
            {notice || (isChanged ? words.unsaved : '')}
          </p>
          <Button look="primary" type="submit" busy={formState.isSubmitting} disabled={!isChanged}>
            {words.save}
          </Button>
        </div>
      </form>
      <RemoveProfile profile={profile} onRemove={discard} />
    </>
  );
}

/** The switch, with what becomes public; it refers to the saved state. */
function WhoSees({ slug, VisibilitySwitch }: { slug: string; VisibilitySwitch: VisibilitySwitchSlot }) {
  const { user } = useSession();
  const { reload } = useProfileActions();
  const { data: view } = useQuery({
    queryKey: ['portfolio', user.id, slug],
    queryFn: ({ signal }) => api.get('/portfolios/{key}', { path: { key: user.id }, query: { profile: slug || undefined }, signal }),
    refetchOnMount: 'always',
  });
  return (
    <div className="mb-5 min-h-12 border-y border-line py-2.5">
      {view?.owner ? (
        <VisibilitySwitch view={view} onChanged={reload} sentence={view.owner.visibility === 'public' ? words.publicNow : words.privateNow} />
      ) : null}
    </div>
  );
}
