import Foundation

/// A view of UIKit's own that shows something the app made: a bar's item, an alert's action.
@MainActor
protocol AccessibilityStandIn: UIView {
    /// What is shown.
    var shownObject: AccessibleObject? { get }
}

/// What UIKit's own classes say of themselves where the app says nothing.
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
        if let item = object as? UIBarItem {
            (isElement, label) = (true, item.title ?? item.image?.accessibilityLabel ?? Self.name(of: item))
            traits = item.isEnabled ? .button : [.button, .notEnabled]
        }
        if let action = object as? UIAlertAction { (isElement, label, traits) = (true, action.title, .button) }
        guard let view = object as? UIView else { return }
        frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        if let control = view as? UIControl {
            isElement = true
            respondsToInteraction = control.isUserInteractionEnabled && control.isEnabled
            if !control.isEnabled { traits.insert(.notEnabled) }
            if control.isSelected { traits.insert(.selected) }
        } else {
            respondsToInteraction = view.gestureRecognizers?.isEmpty == false
        }
        describe(view)
        if let shown = (view as? any AccessibilityStandIn)?.shownObject {
            (label, identifier) = (shown.accessibilityLabel, shown.accessibilityIdentifier)
            traits.formUnion(shown.accessibilityTraits)
        }
    }

    /// What an item without text is called by what it is for.
    private static func name(of item: UIBarItem) -> String? {
        guard let systemItem = (item as? UIBarButtonItem)?.systemItem else { return nil }
        switch systemItem {
        case .action: return "Share"
        case .trash: return "Delete"
        default:
            let words = "\(systemItem)".reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    private mutating func describe(_ view: UIView) {
        switch view {
        case let view as UILabel:
            (isElement, label) = (true, view.text)
            traits.insert(.staticText)
        case let view as UIButton:
            label = view.currentTitle ?? view.configuration?.title ?? view.currentImage?.accessibilityLabel
            traits.insert(.button)
        case let view as UIImageView:
            label = view.image?.accessibilityLabel
            traits.insert(.image)
        case let view as UITextField:
            value = view.text.flatMap { $0.isEmpty ? nil : $0 } ?? view.placeholder
            if view.isSecureTextEntry, let text = view.text, !text.isEmpty { value = String(repeating: "•", count: text.count) }
        case let view as UITextView: (isElement, value, respondsToInteraction) = (true, view.text, view.isEditable)
        case let view as UISwitch:
            value = view.isOn ? "1" : "0"
            traits.insert(.button)
        case let view as UISlider: describe(slider: view)
        case let view as UIPageControl: describe(pages: view)
        case let view as UIProgressView:
            (isElement, value) = (true, Self.percentage(Double(view.progress)))
            traits.insert(.updatesFrequently)
        // Each of its segments, buttons or fields is an element of its own.
        case is UISegmentedControl, is UIStepper, is UIDatePicker: isElement = false
        default: break
        }
    }

    private mutating func describe(slider: UISlider) {
        let range = slider.maximumValue - slider.minimumValue
        value = Self.percentage(range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0)
        traits.insert(.adjustable)
        adjust = { [weak slider] direction in
            guard let slider, slider.isEnabled else { return }
            slider.value += Float(direction) * range / 10
            slider.sendActions(for: .valueChanged)
        }
    }

    private mutating func describe(pages: UIPageControl) {
        traits.formUnion([.adjustable, .updatesFrequently])
        adjust = { [weak pages] direction in
            guard let pages, pages.isEnabled, (0..<pages.numberOfPages).contains(pages.currentPage + direction) else { return }
            pages.currentPage += direction
            pages.sendActions(for: .valueChanged)
        }
    }

    private static func percentage(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }
}
