import Foundation

extension UIViewController {
    /// The place of the bars above the view. Superseded by the view's safe area.
    public var topLayoutGuide: any UILayoutSupport { view.topLayoutGuideOfController as! any UILayoutSupport }

    /// The place of the bars below the view. Superseded by the view's safe area.
    public var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutGuideOfController as! any UILayoutSupport }
}
