'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { createFrameQueue, type FrameQueue } from '#hooks/after-frame.ts';
import { type Builder, type BuilderStore, createBuilderStore } from '#lib/builder/store.ts';

/**
 * Those who take in a change when the frame is drawn that shows its first answer, and those who do when the next one is,
 * too: three frames with little to do instead of two, since whoever drags goes on meanwhile and waits for one of them.
 */
type Followers = { next: FrameQueue; later: FrameQueue };

const BuilderContext = createContext<({ store: BuilderStore } & Followers) | null>(null);

export function BuilderProvider({ children }: { children: ReactNode }) {
  const [context] = useState(() => ({
    store: createBuilderStore(Date.now),
    next: createFrameQueue(1),
    later: createFrameQueue(2),
  }));
  return <BuilderContext value={context}>{children}</BuilderContext>;
}

function useBuilderContext() {
  const context = useContext(BuilderContext);
  if (!context) throw new Error('useBuilder needs a BuilderProvider above it');
  return context;
}

/** The store itself, for code that reads the newest state in an event. */
export function useBuilderStore(): BuilderStore {
  return useBuilderContext().store;
}

/** One part of the builder; the component renders again only when that part changes. */
export function useBuilder<Part>(part: (builder: Builder) => Part): Part {
  return useStore(useBuilderStore(), part);
}

/** The same, taken in a frame later and when nothing urgent is left to do: what shows where a move may end. */
export function useBuilderNext<Part>(part: (builder: Builder) => Part): Part {
  return useBuilderIn('next', part, Object.is);
}

/**
 * The same, taken in at most two frames later: what tells of a change elsewhere than where it was made, so that what was
 * pressed or dragged answers first.
 * @param isSame tells which of two parts make no difference to the component; it keeps the former one of them
 */
export function useBuilderLater<Part>(
  part: (builder: Builder) => Part,
  isSame: (a: Part, b: Part) => boolean = Object.is,
): Part {
  return useBuilderIn('later', part, isSame);
}

/** `useDeferredValue` around `useBuilder` would render the component in the urgent turn as well. */
function useBuilderIn<Part>(
  followers: keyof Followers,
  part: (builder: Builder) => Part,
  isSame: (a: Part, b: Part) => boolean,
): Part {
  const { store, [followers]: queue } = useBuilderContext();
  const [value, setValue] = useState(() => part(store.getState()));
  const latest = useRef(value);
  const follow = useEffectEvent(() => {
    const next = part(store.getState());
    // Most follow something else, and React need not hear of it.
    if (isSame(next, latest.current)) return;
    latest.current = next;
    startTransition(() => setValue(() => next));
  });
  const onFrame = useRef<() => void>(null);
  useEffect(() => {
    const work = () => follow();
    onFrame.current = work;
    const unsubscribe = store.subscribe(() => queue.add(work));
    return () => {
      unsubscribe();
      queue.remove(work);
    };
  }, [store, queue]);
  // What `part` reads besides the builder may be another with this rendering. A change of the builder that is waiting for
  // its frame goes on to wait, though the component is rendered with its parent before.
  useEffect(() => {
    if (!onFrame.current || !queue.has(onFrame.current)) follow();
  });
  return value;
}

export function useHistory(): { canUndo: boolean; canRedo: boolean } {
  const { temporal } = useBuilderStore();
  const canUndo = useStore(temporal, (history) => history.pastStates.length > 0);
  const canRedo = useStore(temporal, (history) => history.futureStates.length > 0);
  return { canUndo, canRedo };
}
