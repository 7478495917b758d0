import Foundation

/// Something that can be done with what is shared. Subclass it for what the app can do itself. See
/// https://developer.apple.com/documentation/uikit/uiactivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// What tells kinds of activities apart.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Where activities are shown.
    public enum Category: Int, Sendable {
        /// Among the actions, in rows.
        case action = 0
        /// Among what one shares with, side by side.
        case share = 1
    }

    /// Creates an activity.
    public override init() { super.init() }

    /// Where the activity is shown. Among the actions unless overridden.
    open class var activityCategory: Category { .action }

    /// What tells the activity apart; `nil` unless overridden.
    open var activityType: ActivityType? { nil }

    /// What is shown below or beside the picture; `nil` unless overridden.
    open var activityTitle: String? { nil }

    /// The picture; `nil` unless overridden.
    open var activityImage: UIImage? { nil }

    // @objc(canPerformWithActivityItems:)
    /// Whether the activity can do something with these items. `false` unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    // @objc(prepareWithActivityItems:)
    /// Called with the items before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that asks for more, which is shown instead of `perform()` being called; `nil` unless overridden.
    open var activityViewController: UIViewController? { nil }

    // @objc(performActivity)
    /// Does it. Call `activityDidFinish(_:)` when it is done.
    open func perform() {}

    /// Call this when the activity has come to its end; `completed` says whether it was done.
    open func activityDidFinish(_ completed: Bool) { whenFinished?(completed) }

    /// What the controller that shows the activity does at its end.
    var whenFinished: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    /// Posting to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posting to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// A message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copying to the general pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact's picture.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saving to the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeping a page to read it later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Posting to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posting to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posting to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// To a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opening in Books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Marking a document up.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Sharing in a call.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Inviting to work together, by a link.
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// A link to work together, copied.
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    /// An icon on the home screen.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
