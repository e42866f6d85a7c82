/** A rendered picture, also compressed if that is shorter. */
export type Picture = {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

/** Caches rendered pictures; evicts the least recently used when full. */
export class ArtCache {
  private readonly pictures = new Map<string, Promise<Picture>>();
  private readonly sizes = new Map<string, number>();
  private readonly limitBytes: number;
  private bytes = 0;

  constructor(limitBytes: number) {
    this.limitBytes = limitBytes;
  }

  /** The picture of a key, rendered on a miss; concurrent requests share one rendering. */
  async get(key: string, draw: () => Promise<Picture>): Promise<Picture> {
    const kept = this.pictures.get(key);
    const picture = kept ?? this.drawn(key, draw);
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    return await picture;
  }

  private async drawn(key: string, draw: () => Promise<Picture>): Promise<Picture> {
    try {
      const picture = await draw();
      const { plain, br, gzip } = picture;
      this.keep(key, plain.length + (br?.length ?? 0) + (gzip?.length ?? 0));
      return picture;
    } catch (error) {
      this.pictures.delete(key);
      throw error;
    }
  }

  private keep(key: string, size: number): void {
    this.sizes.set(key, size);
    this.bytes += size;
    for (const oldest of this.pictures.keys()) {
      if (this.bytes <= this.limitBytes || oldest === key) return;
      this.bytes -= this.sizes.get(oldest) ?? 0;
      this.sizes.delete(oldest);
      this.pictures.delete(oldest);
    }
  }
}
