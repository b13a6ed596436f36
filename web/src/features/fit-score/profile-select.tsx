import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/select';
import { profilesQuery } from './api';
import { texts } from './texts';

type ProfileSelectProps = { value: string | null; onChange: (profileId: string | null) => void };

/** Which profile is scored against the job; nothing while there is only the main one. */
export function ProfileSelect({ value, onChange }: ProfileSelectProps) {
  const { data: profiles = [] } = useQuery(profilesQuery());
  if (profiles.length === 0) return null;
  return (
    <Select
      className="max-w-96"
      label={texts.profile.choose}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
      options={[{ value: '', label: texts.profile.main }, ...profiles.map(({ id, title }) => ({ value: id, label: title }))]}
    />
  );
}
