/** Hands the person a file. Throws where the browser refuses to make one. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the data once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
