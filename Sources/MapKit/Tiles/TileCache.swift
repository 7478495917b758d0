import UIKit

/// The pictures of tiles, of which the ones that were not used for longest are given up.
struct TileCache {
    private struct Entry {
        let image: UIImage
        let cost: Int
        var used: Int
    }

    /// How many bytes the pictures may have.
    let limit: Int
    private var entries: [TileGrid.Tile: Entry] = [:]
    private var uses = 0
    /// How many bytes the pictures have.
    private(set) var cost = 0

    /// Enough for the screen of a tablet in fine tiles, twice.
    init(limit: Int = 128 << 20) { self.limit = limit }

    /// How many pictures there are.
    var count: Int { entries.count }

    /// A picture, which counts as used.
    mutating func image(of tile: TileGrid.Tile) -> UIImage? {
        guard let image = entries[tile]?.image else { return nil }
        uses += 1
        entries[tile]?.used = uses
        return image
    }

    /// Keeps a picture. The newest is kept in any case.
    mutating func insert(_ image: UIImage, for tile: TileGrid.Tile) {
        remove(tile)
        uses += 1
        let pixels = image.size.width * image.size.height * image.scale * image.scale
        let entry = Entry(image: image, cost: Int(min(pixels, 1e9)) * 4, used: uses)
        entries[tile] = entry
        cost += entry.cost
        while cost > limit, entries.count > 1, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key { remove(oldest) }
    }

    /// Gives up all pictures.
    mutating func removeAll() {
        entries = [:]
        cost = 0
    }

    private mutating func remove(_ tile: TileGrid.Tile) { cost -= entries.removeValue(forKey: tile)?.cost ?? 0 }
}
