/// What few views have, kept out of the many.
final class UIViewExtras {
    var mask: UIView?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// What appearance proxies gave the view.
    var appearance: [String: Any?] = [:]
    /// What a document says of other size classes.
    var variations: (any TraitVariations)?
    var focusGroupIdentifier: String?
    var focusGroupPriority = UIFocusGroupPriority.ignored
    /// The effect that was set, which may be none.
    var focusEffect: UIFocusEffect??
    /// What is shown large of the view.
    var largeContent = LargeContent()

    /// What is shown of a view to people who see little.
    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var scalesImage = false
        var imageInsets = UIEdgeInsets.zero
    }
    /// The text sizes between which that of the view and of those below it stays.
    var contentSizeLimits = ContentSizeLimits()
}
