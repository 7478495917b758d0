import Foundation

extension UIWindowScene {
    /// Opens a scene when two fingers spread on a view. Where the app can have no other scene, it leaves the fingers to others.
    /// See https://developer.apple.com/documentation/uikit/uiwindowscene/activationinteraction.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        /// Says which scene an interaction opens at a place of its view, in the view's points; `nil` for none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

        /// The view on which the fingers spread.
        open private(set) weak var view: UIView?

        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private let recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
        private var found: ActivationConfiguration?

        /// How far the fingers have to spread for the scene to be opened, as a multiple of where they began.
        private static let scale: CGFloat = 1.5

        // @objc(initWithConfigurationProvider:errorHandler:)
        /// Creates an interaction.
        ///
        /// - Parameters:
        ///   - configurationProvider: says which scene is to be opened, when two fingers begin to move.
        ///   - errorHandler: is told why a scene was not opened.
        public init(_ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void) {
            (provider, self.errorHandler) = (configurationProvider, errorHandler)
            super.init()
            recognizer.delegate = self
            recognizer.onAction = { [weak self] _ in self?.pinched() }
        }

        open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(recognizer)
        }

        private func pinched() {
            switch recognizer.state {
            case .began, .changed:
                guard recognizer.scale >= Self.scale, let found else { return }
                self.found = nil
                found.activate(from: view, errorHandler: errorHandler)
            default: found = nil
            }
        }
    }
}

extension UIWindowScene.ActivationInteraction: UIGestureRecognizerDelegate {
    /// Fingers that come together, and those for which there is no scene, are left to others.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard UIApplication.sharedIfRunning?.supportsMultipleScenes ?? false, recognizer.scale >= 1 else { return false }
        found = provider(self, recognizer.location(in: view))
        return found != nil
    }
}
