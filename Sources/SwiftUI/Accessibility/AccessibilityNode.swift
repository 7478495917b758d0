import UIKit

/// What is said of a view's elements.
enum AccessibilityChange {
    case label(Text)
    case hint(Text)
    case value(Text)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case hidden(Bool)
    case inputLabels([Text])
    case activationPoint(UnitPoint)
}

struct AccessibilityModifier: PrimitiveModifier {
    let change: AccessibilityChange
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityNode(view, inputs)
    }
}

/// Tells a view's elements what is said of them, whenever they may have said something else of themselves.
final class AccessibilityNode<Content: View>: NodeOf<ModifiedContent<Content, AccessibilityModifier>> {
    private var child: NodeOf<Content>!
    private var observer: PreferenceObserver!
    private var added = UIAccessibilityTraits.none
    private var hidden: [(view: WeakView, wasElement: Bool)] = []

    override init(_ view: ModifiedContent<Content, AccessibilityModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        observer = PreferenceObserver { [weak self] in self?.apply() }
        graph.add(observer)
        graph.preferencesChanged()
    }

    override var children: [_ViewNode] { [child] }

    override func update(_ view: ModifiedContent<Content, AccessibilityModifier>) {
        super.update(view)
        child.update(view.content)
        graph.preferencesChanged()
    }

    override func structureChanged() {
        super.structureChanged()
        graph.preferencesChanged()
    }

    override func remove() {
        graph.remove(observer)
        super.remove()
    }

    private func apply() {
        guard !isRemoved else { return }
        let items = child.items
        if case .hidden(let isHidden) = view.modifier.change { return hide(items, isHidden) }
        var views = items.flatMap(\.accessibleViews)
        // A shape says nothing by itself, and is an element when something is said of it.
        if views.isEmpty, let first = items.lazy.compactMap(\.firstView).first {
            first.isAccessibilityElement = true
            views = [first]
        }
        for view in views { apply(to: view) }
    }

    private func apply(to element: UIView) {
        switch view.modifier.change {
        case .label(let text): element.accessibilityLabel = text.plainString(in: environment)
        case .hint(let text): element.accessibilityHint = text.plainString(in: environment)
        case .value(let text): element.accessibilityValue = text.plainString(in: environment)
        case .identifier(let identifier): element.accessibilityIdentifier = identifier
        case .addTraits(let traits):
            var present = element.accessibilityTraits
            present.subtract(added.subtracting(traits.traits))
            element.accessibilityTraits = present.union(traits.traits)
            added = traits.traits
            element.accessibilityViewIsModal = traits.contains(.isModal) || element.accessibilityViewIsModal
        case .removeTraits(let traits): element.accessibilityTraits = element.accessibilityTraits.subtracting(traits.traits)
        case .inputLabels(let texts): element.accessibilityUserInputLabels = texts.map { $0.plainString(in: environment) }
        case .activationPoint(let point):
            let frame = element.accessibilityFrame
            element.accessibilityActivationPoint = CGPoint(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        case .hidden: break
        }
    }

    private func hide(_ items: [LayoutItem], _ isHidden: Bool) {
        if isHidden {
            for view in items.flatMap(\.outerViews) {
                if !hidden.contains(where: { $0.view.view === view }) { hidden.append((WeakView(view: view), view.isAccessibilityElement)) }
                view.accessibilityElementsHidden = true
                view.isAccessibilityElement = false
            }
        } else {
            for (view, wasElement) in hidden {
                view.view?.accessibilityElementsHidden = false
                if wasElement { view.view?.isAccessibilityElement = true }
            }
            hidden = []
        }
    }
}

struct WeakView {
    weak var view: UIView?
}

extension LayoutItem {
    /// The elements within, as assistive technologies meet them.
    fileprivate var accessibleViews: [UIView] {
        if let view, view.isAccessibilityElement || view.isControlOfElements || (view as? AccessibilityView)?.behavior == .contain {
            return [view]
        }
        if contents.isEmpty, let view { return view.elementsWithin }
        return contents.flatMap(\.accessibleViews)
    }

    /// The UIKit views that show the item, the outermost ones.
    fileprivate var outerViews: [UIView] { view.map { [$0] } ?? contents.flatMap(\.outerViews) }
    fileprivate var firstView: UIView? { view ?? contents.lazy.compactMap(\.firstView).first }
}

extension UIView {
    fileprivate var elementsWithin: [UIView] { subviews.flatMap { $0.isAccessibilityElement ? [$0] : $0.elementsWithin } }
}
