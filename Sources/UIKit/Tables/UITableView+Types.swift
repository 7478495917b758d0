import Foundation

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay in sight.
        case plain = 0
        /// Sections stand apart.
        case grouped = 1
        /// Sections stand apart, as rounded cards.
        case insetGrouped = 2
    }

    /// Where a row shall be seen.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere, with the least movement.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// From or to the right.
        case right = 1
        /// From or to the left.
        case left = 2
        /// From or to the top.
        case top = 3
        /// From or to the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// From or to the middle of their place.
        case middle = 6
        /// As the table thinks fit.
        case automatic = 100
    }

    /// What separator insets are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// The automatic insets.
        case fromAutomaticInsets = 1
    }

    /// As a height: the content decides.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// In a section index: the search bar.
    nonisolated public static let indexSearch = "{search}"

    /// Posted when the selection changed by a tap or by the app's edits.
    nonisolated public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
    /// Which views a cell has of its own.
    public enum CellStyle: Int, Sendable {
        /// Image and text.
        case `default` = 0
        /// Text at the beginning, detail at the end.
        case value1 = 1
        /// Tinted text, detail beside it.
        case value2 = 2
        /// Text above detail.
        case subtitle = 3
    }

    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// In blue, once; grey today.
        case blue = 1
        /// In grey.
        case gray = 2
        /// In grey.
        case `default` = 3
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Deletes it.
        case delete = 1
        /// Inserts one.
        case insert = 2
    }

    /// What stands at a cell's end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// An info button and a chevron.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// An info button.
        case detailButton = 4
    }

    /// How a cell is separated from the next.
    public enum SeparatorStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// By a line.
        case singleLine = 1
        /// By an etched line, once; a line today.
        case singleLineEtched = 2
    }

    /// How a cell takes part in being dragged. See https://developer.apple.com/documentation/uikit/uitableviewcell/dragstate.
    public enum DragState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It is lifted.
        case lifting = 1
        /// It follows the finger.
        case dragging = 2
    }

    /// What a cell shows beside its content.
    public struct StateMask: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a mask from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Editing controls.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}

extension UITableView.Style {
    /// What cells, headers and footers of tables of the style are told that they are in.
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
