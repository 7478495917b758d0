import CoreGraphics

/// Where a popover is, beside what it points at.
struct PopoverPlacement {
    /// The side on which the arrow is.
    let direction: UIPopoverArrowDirection
    let frame: CGRect

    /// How far a popover is from what it points at, in points: the arrow's length.
    static let arrow: CGFloat = 13

    /// The first side of those permitted on which there is room: below, above, after, before. Where there is none, the one with the most.
    init(
        source: CGRect, size: CGSize, room: CGRect, directions: UIPopoverArrowDirection, mayCover: Bool, arrow: CGFloat = Self.arrow
    ) {
        // With the arrow up the popover is below, and so on.
        let sides: [(direction: UIPopoverArrowDirection, space: CGFloat, needed: CGFloat)] = [
            (.up, room.maxY - source.maxY - arrow, size.height), (.down, source.minY - arrow - room.minY, size.height),
            (.left, room.maxX - source.maxX - arrow, size.width), (.right, source.minX - arrow - room.minX, size.width),
        ]
        let permitted = sides.filter { directions.contains($0.direction) }
        let side = permitted.first { $0.needed <= $0.space } ?? permitted.max { $0.space - $0.needed < $1.space - $1.needed } ?? sides[1]
        direction = side.direction
        var box = CGRect(origin: .zero, size: size)
        switch side.direction {
        case .up: box.origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrow)
        case .left: box.origin = CGPoint(x: source.maxX + arrow, y: source.midY - size.height / 2)
        case .right: box.origin = CGPoint(x: source.minX - arrow - size.width, y: source.midY - size.height / 2)
        default: box.origin = CGPoint(x: source.midX - size.width / 2, y: source.minY - arrow - size.height)
        }
        // Without leave to cover what it points at it becomes smaller where there is no room.
        if !mayCover, side.space < side.needed, side.space >= 44 {
            switch side.direction {
            case .up: box.size.height = side.space
            case .left: box.size.width = side.space
            case .right: (box.origin.x, box.size.width) = (room.minX, side.space)
            default: (box.origin.y, box.size.height) = (room.minY, side.space)
            }
        }
        box.origin.x = min(max(box.minX, room.minX), max(room.minX, room.maxX - box.width))
        box.origin.y = min(max(box.minY, room.minY), max(room.minY, room.maxY - box.height))
        frame = box
    }
}
