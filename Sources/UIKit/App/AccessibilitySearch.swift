import Foundation

/// Finds what is on the screen by what it says or by its identifier, as a person or a test would.
@MainActor
package struct AccessibilitySearch {
    /// Whatever is in front comes first.
    private let windows: [UIWindow]

    /// Looks at what the screen shows now.
    package init() { windows = WindowStack.shared.windowsOnDisplay.reversed() }

    /// Where a finger meets what has the given identifier, label or text, in the screen's coordinates: the topmost of several.
    package func point(of text: String) -> CGPoint? {
        for window in windows {
            let points = elements(in: window).filter { names(of: $0).contains(text) }
                .compactMap { reachablePoint(of: $0, in: window) }
            if let first = points.min(by: { ($0.y, $0.x) < ($1.y, $1.x) }) { return first }
        }
        return nil
    }

    /// Everything that can be found now, from top to bottom.
    package var names: [String] {
        var seen = Set<String>()
        return windows.flatMap { window in
            elements(in: window)
                .compactMap { found in reachablePoint(of: found, in: window).map { (point: $0, names: names(of: found)) } }
                .sorted { ($0.point.y, $0.point.x) < ($1.point.y, $1.point.x) }
                .flatMap(\.names)
        }.filter { seen.insert($0).inserted }
    }

    private func names(of found: AccessibleObject) -> [String] {
        let value = found is UITextField || found is UITextView ? found.accessibilityValue : nil
        return [found.accessibilityIdentifier, found.accessibilityLabel, value].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The views that show, and what is no view but is met like one.
    private func elements(in view: UIView) -> [AccessibleObject] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        // What is inside of an element is not met by itself.
        guard !view.isAccessibilityElement else { return [view] }
        return view.subviews.flatMap { elements(in: $0) } + drawnElements(in: view) + [view]
    }

    private func drawnElements(in object: AccessibleObject) -> [AccessibleObject] {
        (object.elementsInside ?? []).compactMap { $0 as? UIAccessibilityElement }.flatMap { element in
            element.isAccessibilityElement ? [element] : element.accessibilityElementsHidden ? [] : drawnElements(in: element)
        }
    }

    /// The point to touch, if nothing covers it.
    private func reachablePoint(of found: AccessibleObject, in window: UIWindow) -> CGPoint? {
        let point = found.accessibilityActivationPoint
        guard let view = found.assistiveChain.lazy.compactMap({ $0 as? UIView }).first, window.screen.bounds.contains(point),
            !view.bounds.isEmpty, !isUnderStatusBar(point)
        else { return nil }
        // A label takes no touches: what it stands on does.
        guard let (front, hit) = WindowStack.shared.hitTest(point, with: nil), front === window else { return nil }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? point : nil
    }

    private func isUnderStatusBar(_ point: CGPoint) -> Bool {
        UIApplication.sharedIfRunning?.statusBarFrame.contains(point) ?? false
    }
}
