import Foundation

extension UISplitViewController {
    private static let columnsKey = "UISplitViewController.columns"
    private static var kept: [Column] { [.primary, .supplementary, .secondary, .compact] }

    /// The columns' controllers.
    func encodeColumns(with coder: NSCoder) {
        for column in Self.kept {
            if let controller = columns[column] { coder.encode(controller, forKey: "\(Self.columnsKey).\(column.rawValue)") }
        }
    }

    /// Puts controllers that were made anew into their columns.
    func decodeColumns(with coder: NSCoder) {
        for column in Self.kept {
            let restored = coder.decodeRestored(forKey: "\(Self.columnsKey).\(column.rawValue)")
            if let restored, restored !== columns[column], restored.parentStorage == nil { setViewController(restored, for: column) }
        }
    }
}
