import { type DragEvent, useRef, useState } from 'react';

/** Files dropped on an element, and whether some are being dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [dragging, setDragging] = useState(false);
  // Entering a child comes before leaving its parent, so only the count shows whether the pointer is still inside.
  const depth = useRef(0);
  const move = (by: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setDragging(depth.current > 0);
  };
  return {
    dragging,
    dropProps: {
      onDragEnter: move(1),
      onDragOver: move(0),
      onDragLeave: move(-1),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setDragging(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
