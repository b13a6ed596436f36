import type { MemberView, Organisation } from '@folia/contracts/organisation/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Key, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useOrganisations } from '../../lib/use-organisations';
import { useToast } from '../../ui/toast';
import { MemberDeed } from './member-deed';
import { texts } from './texts';
import { useMemberChange } from './use-organisation';

type LeaveProps = { organisation: Organisation; onClose: () => void };

/** Somebody is removed: what they keep comes first. */
export function RemoveDialog({ organisation, member, onClose }: LeaveProps & { member: MemberView }) {
  const path = { id: member.id };
  const work = useMemberChange(
    organisation.id,
    (reason: string) => api.post('/organisation/members/{id}/remove', { path, body: { reason } }),
    texts.removed,
    onClose,
  );
  return (
    <MemberDeed title={texts.removeTitle(member.name)} action={texts.removeAction(organisation.name)} cancel={texts.keep} caution work={work} onClose={onClose}>
      <WhoKeepsWhat person={texts.theyKeep(member.name)} organisation={organisation.name} />
    </MemberDeed>
  );
}

/** One leaves by oneself. */
export function LeaveDialog({ organisation, onClose }: LeaveProps) {
  const { id, name } = organisation;
  const { choose } = useOrganisations();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const work = useMutation({
    mutationFn: (_: string) => api.post('/organisations/{id}/leave', { path: { id } }),
    onSuccess: async () => {
      toast(texts.left);
      choose(null);
      await client.invalidateQueries({ queryKey: ['organisations'] });
      await navigate(paths.dashboard.href());
    },
  });
  return (
    <MemberDeed title={texts.leaveTitle(name)} action={texts.leaveAction(name)} cancel={texts.stay} caution needsReason={false} work={work} onClose={onClose}>
      <WhoKeepsWhat person={texts.youKeep} organisation={name} />
    </MemberDeed>
  );
}

const WhoKeepsWhat = ({ person, organisation }: { person: readonly string[]; organisation: string }) => (
  <ul className="divide-y divide-line border-b border-line">
    <Kept icon={<UserRound />} words={person} />
    <Kept icon={<FileText />} words={texts.organisationKeeps(organisation)} />
    <Kept icon={<Key />} words={texts.endsAtOnce} />
  </ul>
);

const Kept = ({ icon, words: [first, rest] }: { icon: ReactNode; words: readonly string[] }) => (
  <li className="flex gap-3 py-3 text-ink-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3">
    {icon}
    <span>
      <b className="font-semibold text-ink">{first}</b> {rest}
    </span>
  </li>
);
