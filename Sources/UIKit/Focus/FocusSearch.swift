import Foundation

/// Which of several rectangles lies in a direction.
enum FocusSearch {
    /// How well a rectangle lies in a direction from another, the less the better; `nil` if it does not lie there.
    ///
    /// What lies straight ahead, in the strip that the first rectangle sweeps, is always better than what lies aside.
    static func cost(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) -> (isAside: Bool, distance: CGFloat)? {
        let (a, b) = (turned(start, heading), turned(end, heading))
        // The two may overlap a little, as cards in a fan do.
        let overlap = min(a.width, b.width) / 2
        guard b.minX >= a.maxX - overlap, b.midX > a.midX else { return nil }
        let ahead = max(b.minX - a.maxX, 0)
        let gap = max(b.minY - a.maxY, a.minY - b.maxY, 0)
        let isAside = b.minY >= a.maxY || b.maxY <= a.minY
        // Of two ahead the nearer, and of two as near the one that is more level.
        return isAside ? (true, ahead + 2 * gap) : (false, ahead + abs(b.midY - a.midY) / 1000)
    }

    /// The rectangle with the heading turned to the right.
    private static func turned(_ rect: CGRect, _ heading: UIFocusHeading) -> CGRect {
        switch heading {
        case .left: CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        case .down: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        case .up: CGRect(x: -rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        default: rect
        }
    }

    /// The best of several, the first of equals.
    static func best<Element>(
        _ elements: [Element], from start: CGRect, _ heading: UIFocusHeading, _ frame: (Element) -> CGRect
    ) -> Element? {
        var best: (element: Element, isAside: Bool, distance: CGFloat)?
        for element in elements {
            guard let cost = cost(from: start, to: frame(element), heading) else { continue }
            let isBetter = best.map { cost.isAside != $0.isAside ? !cost.isAside : cost.distance < $0.distance } ?? true
            if isBetter { best = (element, cost.isAside, cost.distance) }
        }
        return best?.element
    }

    /// One step of scrolling in a direction.
    static func vector(_ heading: UIFocusHeading, _ length: CGSize) -> CGVector {
        switch heading {
        case .up: CGVector(dx: 0, dy: -length.height)
        case .down: CGVector(dx: 0, dy: length.height)
        case .left: CGVector(dx: -length.width, dy: 0)
        default: CGVector(dx: length.width, dy: 0)
        }
    }
}
