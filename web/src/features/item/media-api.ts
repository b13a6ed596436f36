import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { uploadFile } from '../../lib/upload';

const mediaOf = (itemId: string) =>
  queryOptions({
    queryKey: ['media', itemId],
    queryFn: async ({ signal }) => (await api.get('/items/{itemId}/media', { path: { itemId }, signal })).media ?? [],
    staleTime: 0,
  });

/** The pictures and videos of an item and everything that can be done with them; after each change the server is asked for the current state. */
export function useItemMedia(itemId: string, onChanged: () => void) {
  const client = useQueryClient();
  const known = useQuery(mediaOf(itemId));
  const onSuccess = async () => {
    await client.invalidateQueries(mediaOf(itemId));
    onChanged();
  };
  return {
    media: known.data,
    error: known.error,
    retry: () => void known.refetch(),
    upload: useMutation({
      mutationFn: ({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) => uploadFile(`/items/${itemId}/media`, file, { onProgress }),
      onSuccess,
    }),
    link: useMutation({ mutationFn: (url: string) => api.post('/items/{itemId}/media/link', { path: { itemId }, body: { url } }), onSuccess }),
    describe: useMutation({ mutationFn: ({ id, alt }: { id: string; alt: string }) => api.patch('/media/{id}', { path: { id }, body: { alt } }), onSuccess }),
    order: useMutation({ mutationFn: (ids: string[]) => api.put('/items/{itemId}/media/order', { path: { itemId }, body: { ids } }), onSuccess }),
    remove: useMutation({ mutationFn: (id: string) => api.delete('/media/{id}', { path: { id } }), onSuccess }),
  };
}
