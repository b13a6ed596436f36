import type { Notification } from '@folia/contracts/notification/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AtSign,
  Ban,
  Bell,
  BellRing,
  Contact,
  CreditCard,
  Eye,
  FileCheck2,
  FileX2,
  Flag,
  Gauge,
  KeyRound,
  ListChecks,
  LockKeyhole,
  MessageCircleQuestion,
  MessageSquare,
  MessageSquareText,
  Package,
  Scale,
  ShieldCheck,
  ThumbsDown,
  ThumbsUp,
  UserCheck,
  UserX,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { describeNotification } from './describe-notification';
import { texts } from './texts';

const signs: Record<Notification['kind'], ReactNode> = {
  'import-ready': <FileCheck2 />,
  'import-failed': <FileX2 />,
  'job-reminder': <BellRing />,
  'link-end-set': <BellRing />,
  message: <MessageSquare />,
  'screening-asked': <ListChecks />,
  'find-opened': <Eye />,
  'question-unanswered': <MessageCircleQuestion />,
  'answer-helpful': <ThumbsUp />,
  'answer-unhelpful': <ThumbsDown />,
  'contact-left': <Contact />,
  'questions-asked': <MessageCircleQuestion />,
  'report-upheld': <Flag />,
  'report-dismissed': <Flag />,
  suspended: <Ban />,
  reinstated: <Bell />,
  'plan-changed': <Package />,
  'invoice-paid': <CreditCard />,
  'credit-made': <CreditCard />,
  'payment-failed': <CreditCard />,
  'plan-ends-soon': <CreditCard />,
  'plan-renews': <CreditCard />,
  'plan-requested': <Package />,
  'planned-score-ready': <Package />,
  'planned-resume-ready': <Package />,
  'planned-job-failed': <Package />,
  'own-score-ready': <Package />,
  'own-resume-ready': <Package />,
  'own-model-failed': <Package />,
  'limit-near': <Gauge />,
  'limit-reached': <Gauge />,
  'admin-made': <ShieldCheck />,
  'admin-unmade': <ShieldCheck />,
  'sign-in-added': <KeyRound />,
  'sign-in-removed': <KeyRound />,
  'email-asked': <AtSign />,
  'email-changed': <AtSign />,
  recovered: <KeyRound />,
  leaving: <UserX />,
  kept: <UserCheck />,
  'name-reserved': <AtSign />,
  'link-locked': <LockKeyhole />,
  'link-first-view': <Eye />,
  'long-visit': <Eye />,
  'link-ending': <BellRing />,
  'visits-day': <Eye />,
  'visits-week': <Eye />,
  'feedback-came': <MessageSquareText />,
  'feedback-answered': <MessageSquareText />,
  'contest-made': <Scale />,
  'contest-answered': <Scale />,
  'file-refused': <Gauge />,
  'copy-left': <UserX />,
  'webhook-failing': <Webhook />,
  'webhook-off': <Webhook />,
  'key-ends-soon': <KeyRound />,
  'candidacy-ended': <Scale />,
  'organisation-deleted': <UserX />,
  mentioned: <AtSign />,
};

/** `/app/notifications`: what the product has to tell, latest first. */
export function NotificationsPage() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const pages = useCursorPages(['notifications', 'list'], '/notifications', { refetchInterval: 30_000 });
  const read = useMutation({
    mutationFn: (ids?: string[]) => api.post('/notifications/read', { body: ids ? { ids } : {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return (
    <div className="page py-6 md:py-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="headline">{texts.title}</h1>
          <p className="mt-1.5 text-ink-2">{texts.lead}</p>
        </div>
        {pages.items?.some((one) => !one.read) ? (
          <Button busy={read.isPending} onClick={() => read.mutate(undefined)}>
            {texts.markAll}
          </Button>
        ) : null}
      </div>
      {read.isError ? (
        <p role="alert" className="mb-3 text-bad">
          {reasonOf(read.error)}
        </p>
      ) : null}
      <PagedList
        pages={pages}
        label={texts.title}
        failed={texts.listFailed}
        empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
        row={(one) => <Row key={one.id} notification={one} onOpen={() => one.read || read.mutate([one.id])} />}
      />
    </div>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { kind, at, read } = notification;
  const { words, href } = describeNotification(notification);
  return (
    <li
      className={`relative grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 py-3 md:grid-cols-[20px_minmax(0,1fr)_auto_150px] ${href ? 'hover:bg-raised' : ''}`}
    >
      <span aria-hidden="true" className={`self-center [&_svg]:size-4 ${read ? 'text-ink-3' : 'text-leaf'}`}>
        {signs[kind]}
      </span>
      <p className={`min-w-0 [overflow-wrap:anywhere] ${read ? 'text-ink-2' : 'font-[550]'}`}>
        {href ? (
          <Link to={href} onClick={onOpen} className="after:absolute after:inset-0">
            {words}
          </Link>
        ) : (
          words
        )}
      </p>
      <span className="text-xs text-leaf max-md:col-start-2 max-md:empty:hidden">{read ? '' : texts.unread}</span>
      <time dateTime={at} className="text-[0.8125rem] text-ink-3 max-md:col-start-2 md:text-end">
        {texts.at(at)}
      </time>
    </li>
  );
}
