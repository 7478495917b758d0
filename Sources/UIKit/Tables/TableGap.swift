import Foundation

/// Room that rows make for what is dragged over them. It is only seen: the rows stay what they are until something is dropped.
struct TableGap: Equatable {
    /// The place that a row would have there.
    let path: IndexPath
    /// In points.
    let height: CGFloat
    /// The row that would be moved there, if it is one of the table's own: the gap is in its place at first.
    let source: IndexPath?

    /// How far a row other than the one that is moved stands aside, in points.
    func shift(of row: IndexPath) -> CGFloat {
        guard let source else { return row >= path ? height : 0 }
        guard source < path else { return row >= path && row < source ? height : 0 }
        // In its own section the row goes behind the one in whose place it is held.
        let isBefore = source.section == path.section ? row <= path : row < path
        return row > source && isBefore ? -height : 0
    }

    func shift(ofHeader section: Int) -> CGFloat {
        guard let source else { return section > path.section ? height : 0 }
        if section > source.section, section <= path.section { return -height }
        return section > path.section && section <= source.section ? height : 0
    }

    func shift(ofFooter section: Int) -> CGFloat {
        guard let source else { return section >= path.section ? height : 0 }
        if section >= source.section, section < path.section { return -height }
        return section >= path.section && section < source.section ? height : 0
    }
}
