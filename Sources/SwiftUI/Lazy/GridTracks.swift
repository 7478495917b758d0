import CoreGraphics

/// The columns of a grid, or its rows: what shares the room across.
struct GridTracks {
    let items: [GridItem]

    /// A column: where it is, how wide, and where views stand in it.
    struct Track {
        var position, length: CGFloat
        var alignment: Alignment
    }

    /// The columns in a length: fixed ones first, then the flexible ones share what is left.
    func tracks(_ length: CGFloat?) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = (length ?? 0) - gaps
        var flexible = 0
        for item in items {
            if case .fixed(let size) = item.size { left -= size } else { flexible += 1 }
        }
        var lengths: [[CGFloat]] = []
        for item in items {
            switch item.size {
            case .fixed(let size): lengths.append([size])
            case .flexible(let least, let most):
                let share = min(max(max(left, 0) / CGFloat(max(flexible, 1)), least), most)
                lengths.append([share])
                left -= share
                flexible -= 1
            case .adaptive(let least, let most):
                let room = max(left, 0) / CGFloat(max(flexible, 1))
                let gap = item.spacing ?? 8
                let count = max(1, Int((room + gap) / (max(least, 1) + gap)))
                let share = min(max((room - gap * CGFloat(count - 1)) / CGFloat(count), least), most)
                lengths.append(Array(repeating: share, count: count))
                left -= room
                flexible -= 1
            }
        }
        var tracks: [Track] = []
        var position: CGFloat = 0
        for (item, parts) in zip(items, lengths) {
            for part in parts {
                tracks.append(Track(position: position, length: part, alignment: item.alignment ?? .center))
                position += part + (item.spacing ?? 8)
            }
        }
        return tracks
    }
}
