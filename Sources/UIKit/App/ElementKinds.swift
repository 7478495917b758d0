import Foundation
import SampanHost

/// A view that is one element with the control in it: a switch that SwiftUI shows with its title.
@MainActor
package protocol ControlStandIn: UIView {
    /// The control. Tests meet it within the element, too.
    var shownControl: UIView? { get }
}

extension UIAccessibilityTraits {
    /// What an element is that has these traits and tells nothing more of itself.
    var elementKind: ElementKind? {
        let kinds: [(UIAccessibilityTraits, ElementKind)] = [
            (.keyboardKey, .key), (.searchField, .searchField), (.link, .link), (.toggleButton, .switch), (.button, .button),
            (.adjustable, .slider), (.image, .image), (.staticText, .staticText), (.tabBar, .tabBar),
        ]
        return kinds.first { contains($0.0) }?.1
    }
}

extension UIView {
    /// What kind of thing the view is to a test.
    var elementKind: ElementKind {
        switch self {
        case is UIWindow: .window
        case is UINavigationBar: .navigationBar
        case is UITabBar, is FloatingTabBar: .tabBar
        case is UIToolbar: .toolbar
        // SwiftUI's lists are collections since iOS 16, whatever they are made of here.
        case is UITableView: String(reflecting: type(of: self)).hasPrefix("SwiftUI.") ? .collectionView : .table
        case is UICollectionView, is MenuPanel, is CalendarGridView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : field is UISearchTextField ? .searchField : .textField
        case is UITextView: .textView
        case is UIScrollView: .scrollView
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIDatePicker, is DateEditorCard: .datePicker
        case is UIPickerView: .picker
        case is PickerWheel: .pickerWheel
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case let row as any ControlStandIn where row.shownControl != nil: row.shownControl?.elementKind ?? .other
        case is AlertContentView: (owningViewController as? UIAlertController)?.preferredStyle == .actionSheet ? .sheet : .alert
        case is UIButton where superview?.superview?.superview is EditMenuBar: .menuItem
        default: kindByTraits
        }
    }

    /// Whether the view is a control made of several elements: what is said of the whole is said of it, and not of these.
    package var isControlOfElements: Bool { [.stepper, .segmentedControl, .datePicker, .picker].contains(elementKind) }

    /// Views of other classes are what their traits say: pictures always, the others where they are elements. A control that says nothing more
    /// is there to be tapped.
    private var kindByTraits: ElementKind {
        let traits = accessibilityTraits
        if self is UIImageView, traits.contains(.image) { return .image }
        guard isAccessibilityElement else { return .other }
        return traits.elementKind ?? (self is UIControl ? .button : .other)
    }

    /// The identifier that tests know the view by where nothing gave it one.
    var standardElementIdentifier: String? {
        switch self {
        case let bar as UINavigationBar: bar.topItem?.title ?? bar.nameOfController
        case let view as UIImageView: view.image?.accessibilityIdentifier ?? view.image?.accessibilityLabel
        default: nil
        }
    }

    /// The label that tests know the view by where nothing gave it one.
    var standardElementLabel: String? {
        switch self {
        case is UITabBar, is FloatingTabBar: "Tab Bar"
        case is UIToolbar: "Toolbar"
        case is AlertContentView: (owningViewController as? UIAlertController)?.title
        case let indicator as UIActivityIndicatorView: indicator.isAnimating ? "In progress" : "Progress halted"
        default: nil
        }
    }

    /// What the view is set to where nothing else says it.
    var standardElementValue: String? {
        switch self {
        case let wheel as PickerWheel: wheel.text(ofRow: wheel.selected)
        case let control as UIPageControl: "page \(control.currentPage + 1) of \(control.numberOfPages)"
        case let indicator as UIActivityIndicatorView: indicator.isAnimating ? "1" : "0"
        default: nil
        }
    }

    /// Whether the view is a row that is chosen.
    var isSelectedCell: Bool { (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected ?? false }
}

extension UINavigationBar {
    /// What tests know the bar by while nothing in it has a title: the class of the controller that is shown, without "Controller".
    fileprivate var nameOfController: String? {
        guard let top = (delegate as? UINavigationController)?.topViewController else { return nil }
        let name = String(reflecting: type(of: top))
        let suffix = "Controller"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
}
