/** Declares ninety parts with the signs our own fonts leave out, such as those of an unusual name; each is fetched when it is shown. */
export async function loadRareSigns(): Promise<void> {
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
}
