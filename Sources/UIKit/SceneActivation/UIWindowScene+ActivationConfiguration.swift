import Foundation

extension UIWindowScene {
    /// Which scene is to be opened. See https://developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What the scene is to show.
        public let userActivity: NSUserActivity
        /// How it is to be opened.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// What on the screen becomes the scene: it grows to fill the screen, and the scene is there.
        open var preview: UITargetedPreview?

        // @objc(initWithUserActivity:)
        /// Creates a configuration.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }

        /// Opens the scene: from the preview, or from a view where there is none.
        func activate(from view: UIView?, errorHandler: @escaping (any Error) -> Void) {
            let options = options ?? UIWindowScene.ActivationRequestOptions()
            if options.requestingScene == nil { options.requestingScene = view?.window?.windowScene }
            let activity = userActivity
            let request = {
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: activity, options: options, errorHandler: errorHandler)
            }
            guard let preview = preview ?? view.flatMap({ $0.superview == nil ? nil : UITargetedPreview(view: $0) }),
                let lifted = preview.lifted()
            else { return request() }
            let window = SystemWindow(frame: UIScreen.main.bounds)
            lifted.view.frame = lifted.frame
            window.addSubview(lifted.view)
            window.isHidden = false
            UIView.animate(
                withDuration: 0.3,
                animations: {
                    lifted.view.frame = window.bounds
                    lifted.view.alpha = 0.6
                },
                completion: { _ in
                    request()
                    // The preview lies over the scene until that is there.
                    UIView.animate(withDuration: 0.2, animations: { lifted.view.alpha = 0 }) { _ in window.isHidden = true }
                })
        }
    }
}
