import Foundation

extension UIScene {
    /// What a scene was opened for. See https://developer.apple.com/documentation/uikit/uiscene/connectionoptions.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        // @objc(URLContexts)
        /// URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The app that asked.
        public let sourceApplication: String?
        /// The type of an activity that comes from another device, which is on its way.
        public var handoffUserActivityType: String? { nil }
        /// Activities to continue.
        public let userActivities: Set<NSUserActivity>
        /// The Home Screen quick action to perform.
        public let shortcutItem: UIApplicationShortcutItem?
        /// What a person did with a notification: UserNotifications knows its type.
        package let notificationResponseStorage: NSObject?

        package init(
            urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil, userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: NSObject? = nil
        ) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
            notificationResponseStorage = notificationResponse
            super.init()
        }
    }

    /// How a scene is to open a URL. See https://developer.apple.com/documentation/uikit/uiscene/openurloptions.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that asks.
        public let sourceApplication: String?
        /// What the other app sent.
        public var annotation: Any? { nil }
        /// Whether the document can be changed in place.
        public let openInPlace: Bool

        package init(sourceApplication: String? = nil, openInPlace: Bool = false) {
            (self.sourceApplication, self.openInPlace) = (sourceApplication, openInPlace)
            super.init()
        }
    }

    /// The options with which a scene opens a URL elsewhere.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only if an app takes universal links.
        open var universalLinksOnly = false
        /// An attribution for the browser. The desktop's take none: the page is opened without.
        open var eventAttribution: UIEventAttribution?
    }
}

/// A URL that a scene is to open. See https://developer.apple.com/documentation/uikit/uiopenurlcontext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    // @objc(URL)
    /// The URL.
    public let url: URL
    /// How to open it.
    public let options: UIScene.OpenURLOptions

    package init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
        super.init()
    }
}
