import Foundation

/// A view of UIKit's own that shows something the app made: a bar's item, an alert's action.
@MainActor
protocol AccessibilityStandIn: AnyObject {
    /// What is shown.
    var shownObject: AccessibleObject? { get }
}

/// What UIKit's own classes say of themselves where the app says nothing: their cards have it.
@MainActor
struct StandardAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var identifier: String?
    var frame = CGRect.zero
    var respondsToInteraction = false
    /// Raises (1) or lowers (-1) the value.
    var adjust: ((Int) -> Void)?

    init(of object: AccessibleObject) {
        for card in ClassCards.chain(for: type(of: object)) { card.fact(AccessibilityDescription.self)?.describe(object, &self) }
        guard let shown = (object as? any AccessibilityStandIn)?.shownObject else { return }
        (label, identifier) = (shown.accessibilityLabel, shown.accessibilityIdentifier)
        traits.formUnion(shown.accessibilityTraits)
    }

    /// Makes the value a part of the whole, from 0 to 1.
    mutating func setValue(fraction: Double) { value = "\(Int((fraction * 100).rounded()))%" }
}

/// What objects of a class are to assistive technologies.
private struct AccessibilityDescription {
    let describe: @MainActor (AnyObject, inout StandardAccessibility) -> Void
}

extension CardFact where Object: AccessibleObject {
    /// What objects of the class are to assistive technologies, over what their superclasses are.
    static func accessibility(_ describe: @escaping @MainActor (Object, inout StandardAccessibility) -> Void) -> Self {
        Self(AccessibilityDescription { object, standard in if let object = object as? Object { describe(object, &standard) } })
    }
}
