import Foundation

/// The parts of views that documents name by role.
@MainActor
enum NibContentViews {
    /// The view that holds what a document puts into a cell or effect view.
    static func contentView(of object: AnyObject) -> UIView? {
        (object as? UICollectionViewCell)?.contentView ?? (object as? UITableViewCell)?.contentView
            ?? (object as? UIVisualEffectView)?.contentView
    }

    /// A view's layout guide by its key.
    static func layoutGuide(_ name: String, of view: UIView) -> UILayoutGuide? {
        switch name {
        case "safeArea": view.safeAreaLayoutGuide
        case "margins", "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }
}
