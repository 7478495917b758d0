import Foundation

extension UIWindowScene {
    /// An element of a menu that opens a scene. Where the app can have no other scene, another action stands in its place, or nothing.
    /// See https://developer.apple.com/documentation/uikit/uiwindowscene/activationaction.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// Says which scene an action opens; `nil` for none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

        // @objc(actionWithIdentifier:alternateAction:configurationProvider:)
        /// Creates an action. Without a title it has the system's for opening something in a window of its own.
        public init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            if UIApplication.sharedIfRunning?.supportsMultipleScenes ?? false {
                super.init(
                    title: title ?? MenuWord.openInNewWindow.text, subtitle: subtitle, image: image, identifier: identifier,
                    discoverabilityTitle: discoverabilityTitle, attributes: attributes
                ) { action in
                    guard let action = action as? ActivationAction, let configuration = configurationProvider(action) else { return }
                    configuration.activate(from: action.sender as? UIView) { error in
                        NSLog("The scene was not opened: %@", error.localizedDescription)
                    }
                }
            } else if let alternate {
                super.init(
                    title: alternate.title, subtitle: alternate.subtitle, image: alternate.image, selectedImage: alternate.selectedImage,
                    identifier: identifier, discoverabilityTitle: alternate.discoverabilityTitle, attributes: alternate.attributes,
                    state: alternate.state
                ) { alternate.performWithSender($0.sender, target: nil) }
            } else {
                super.init(title: title ?? "", identifier: identifier, attributes: attributes.union(.hidden)) { _ in }
            }
        }

        /// Creates an action from an archive. It does nothing: which scene it opens has no form there.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// An archive holds an action of no particular kind.
        nonisolated open override var classForKeyedArchiver: AnyClass? { UIAction.self }
    }
}
