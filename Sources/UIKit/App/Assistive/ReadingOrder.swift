import Foundation

extension AccessibleObject {
    /// The elements that the object says are inside of it: as a list, or one by one.
    @MainActor
    var elementsInside: [Any]? {
        if let listed = accessibilityElements { return listed }
        let count = accessibilityElementCount()
        guard count != NSNotFound, count > 0 else { return nil }
        return (0..<min(count, ReadingOrder.mostElements)).compactMap { accessibilityElement(at: $0) }
    }

    /// The object, what holds it, and so on: views with their controllers, up to the app.
    @MainActor
    var assistiveChain: [AccessibleObject] {
        var found: [AccessibleObject] = []
        var current: AccessibleObject? = self
        while let object = current, found.count < ReadingOrder.mostHolders {
            found.append(object)
            current =
                if let element = object as? UIAccessibilityElement {
                    element.accessibilityContainer as? AccessibleObject
                } else {
                    (object as? UIResponder)?.next
                }
        }
        return found
    }
}

/// The elements of the screen as an assistive technology goes through them: from the top, and in a line from the leading edge; what belongs
/// together one after the other.
@MainActor
enum ReadingOrder {
    /// So many elements of one container are asked for.
    static let mostElements = 2000
    /// So many things that lie in each other are looked at.
    static let mostHolders = 300

    /// Those of the screen.
    static var elements: [AccessibleObject] {
        // Nothing below a window of alerts is met while it is shown.
        let windows = WindowStack.shared.windowsOnDisplay.filter { !$0.isHidden }
        for window in windows.reversed() {
            let found = elements(in: window)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Those within something, or itself.
    static func elements(in object: AccessibleObject) -> [AccessibleObject] { ordered(blocks(in: object, depth: mostHolders), object) }

    /// Elements that are read without others between them.
    private struct Block {
        var frame: CGRect
        var elements: [AccessibleObject]
    }

    private static func ordered(_ blocks: [Block], _ holder: AccessibleObject) -> [AccessibleObject] {
        let isMirrored = (holder as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func leading(_ frame: CGRect) -> CGFloat { isMirrored ? -frame.maxX : frame.minX }
        // What overlaps the first of a line by half is in that line.
        var rest = blocks.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }.map(\.element)
        var found: [AccessibleObject] = []
        while let first = rest.first {
            let line = rest.prefix { $0.frame.minY < first.frame.minY + first.frame.height / 2 || $0.frame.minY == first.frame.minY }
            rest.removeFirst(line.count)
            found += line.enumerated().sorted { (leading($0.element.frame), $0.offset) < (leading($1.element.frame), $1.offset) }
                .flatMap(\.element.elements)
        }
        return found
    }

    private static func blocks(in object: AccessibleObject, depth: Int) -> [Block] {
        if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return [] }
        guard depth > 0, !object.accessibilityElementsHidden else { return [] }
        if object.isAccessibilityElement { return [Block(frame: object.accessibilityFrame, elements: [object])] }
        if let own = object.elementsInside {
            // Their order is the app's.
            let inside = own.compactMap { $0 as? AccessibleObject }.flatMap { ordered(blocks(in: $0, depth: depth - 1), $0) }
            return inside.isEmpty ? [] : [Block(frame: object.accessibilityFrame, elements: inside)]
        }
        guard let view = object as? UIView else { return [] }
        var subviews = view.subviews
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { subviews = [modal] }
        let inside = subviews.flatMap { blocks(in: $0, depth: depth - 1) }
        guard view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none, !inside.isEmpty else { return inside }
        return [Block(frame: view.accessibilityFrame, elements: ordered(inside, view))]
    }
}
