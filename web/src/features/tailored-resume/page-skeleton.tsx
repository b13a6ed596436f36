const widths = ['w-1/3', 'w-1/2', '', 'w-full', 'w-11/12', '', 'w-2/5', 'w-full', 'w-10/12', 'w-full', 'w-3/5', '', 'w-2/5', 'w-full', 'w-9/12', 'w-11/12'];

/** A page while its picture is made: paper is white in both themes. */
export const PageSkeleton = () => (
  <span aria-hidden="true" className="absolute inset-0 flex animate-pulse flex-col gap-[1.6%] p-[9%] motion-reduce:animate-none">
    {[...widths, '', ...widths.slice(6)].map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity of their own
      <span key={place} className={`h-[1.1%] shrink-0 rounded-[2px] ${width ? `${width} bg-[#e4e1d8]` : ''} ${place === 0 ? 'h-[2.4%]' : ''}`} />
    ))}
  </span>
);
