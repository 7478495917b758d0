import Foundation
import InterfaceBuilder

extension NibTables {
    static var controls: [NibTable] { [control, refreshControl] }

    private static let control = NibTable(
        UIControl.self,
        [
            .bool("enabled", \.isEnabled),
            .bool("selected", \.isSelected),
            .bool("highlighted", \.isHighlighted),
            .choice(
                "contentHorizontalAlignment", \.contentHorizontalAlignment,
                ["left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]),
            .choice(
                "contentVerticalAlignment", \.contentVerticalAlignment, ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]),
        ])

    private static let refreshControl = NibTable(UIRefreshControl.self, [])
}

extension UIControl {
    /// The event that stands for the control's use where a document does not say which.
    var primaryEvent: UIControl.Event? {
        switch self {
        case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl: .valueChanged
        default: .primaryActionTriggered
        }
    }
}
