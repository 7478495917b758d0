import Foundation
import QuartzCore

/// What a cell, or a header or footer, keeps of its configurations.
@MainActor
package struct CellConfiguration {
    package private(set) var content: (any UIContentConfiguration)?
    package private(set) var background: UIBackgroundConfiguration?
    package var updatesContent = true
    package var updatesBackground = true
    package var needsUpdate = true
    private var backgroundView: ConfiguredBackgroundView?

    package init() {}

    /// Whether there is anything that a state could change.
    package var isUsed: Bool { content != nil || background != nil }

    /// Shows content: in the content view that there is, if it can, or in one of its own, which is returned to take that one's place.
    package mutating func show(
        _ new: (any UIContentConfiguration)?, in present: UIView, for state: any UIConfigurationState
    ) -> UIView? {
        guard let new else {
            let had = content != nil
            content = nil
            return had ? UIView(frame: present.frame) : nil
        }
        let shown = updatesContent ? new.updated(for: state) : new
        content = shown
        if let view = present as? any UIView & UIContentView, view.supports(shown) {
            view.configuration = shown
            return nil
        }
        return shown.makeContentView()
    }

    /// Shows a background behind everything in a view.
    package mutating func show(_ new: UIBackgroundConfiguration?, in cell: UIView, for state: any UIConfigurationState) {
        background = new.map { updatesBackground ? $0.updated(for: state) : $0 }
        layOutBackground(in: cell)
    }

    package mutating func layOutBackground(in cell: UIView, corners: CACornerMask? = nil, radius: CGFloat? = nil) {
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? ConfiguredBackgroundView(frame: cell.bounds)
        if backgroundView == nil {
            backgroundView = view
            cell.insertSubview(view, at: 0)
        }
        let insets = background.insets(in: cell)
        view.frame = CGRect(
            x: insets.leading, y: insets.top, width: cell.bounds.width - insets.leading - insets.trailing,
            height: cell.bounds.height - insets.top - insets.bottom)
        view.apply(background, tint: cell.tintColor, cornerRadius: radius ?? background.cornerRadius)
        if let corners { view.layer.maskedCorners = corners }
    }
}
