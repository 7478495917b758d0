import Foundation

extension UIViewController {
    /// How a controller comes and goes, when it is presented as when it is pushed.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
    open class Transition: NSObject {
        enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        // @objc(zoomWithOptions:sourceViewProvider:)
        /// The controller's view grows out of another view, and shrinks into it; the person may drag it back. Where there is no such view,
        /// the controller comes and goes as it would without a transition.
        ///
        /// - Parameters:
        ///   - options: what else there is to say.
        ///   - sourceViewProvider: gives the view; asked whenever the controller comes or goes.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            let copy = options?.copy() as? ZoomOptions
            return Transition(.zoom(copy ?? ZoomOptions(), sourceViewProvider))
        }

        // @objc(coverVerticalTransition)
        /// The view comes from below.
        open class var coverVertical: Transition { Transition(.modal(.coverVertical)) }
        // @objc(flipHorizontalTransition)
        /// The view is on the back of the other.
        open class var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
        // @objc(crossDissolveTransition)
        /// The view appears in the place of the other.
        open class var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }
        // @objc(partialCurlTransition)
        /// The other view is turned over like a page.
        open class var partialCurl: Transition { Transition(.modal(.partialCurl)) }
    }
}

extension UIViewController.Transition {
    /// What an app that is asked for the view to zoom from is told.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext>
    open class ZoomSourceViewProviderContext: NSObject {
        /// The controller that is seen when the zoomed one is not.
        public let sourceViewController: UIViewController
        /// The controller whose view grows and shrinks.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// What there is to say of a zoom.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>
    open class ZoomOptions: NSObject, NSCopying {
        /// Whether a gesture drags the view back. What the system itself would say is in the context; that holds if this is `nil`.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// The part of the zoomed controller's view, in its points, that the source view becomes; all of it for `nil`.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over what is behind the zoomed view; a faint shadow for `nil`.
        open var dimmingColor: UIColor?
        /// Blurs what is behind the zoomed view.
        open var dimmingVisualEffect: UIBlurEffect?

        /// Creates options as most transitions have them.
        public override init() { super.init() }

        /// Options like these.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = ZoomOptions()
            (copy.interactiveDismissShouldBegin, copy.alignmentRectProvider) = (interactiveDismissShouldBegin, alignmentRectProvider)
            (copy.dimmingColor, copy.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
            return copy
        }

        open override func copy() -> Any { copy(with: nil) }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// A gesture that may drag the zoomed view back.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext>
    open class InteractionContext: NSObject {
        /// Where it is, in the zoomed view's points.
        public let location: CGPoint
        /// How fast it moves, in points a second.
        public let velocity: CGVector
        /// Whether it drags the view back, if nobody else has a say.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }
    }

    /// What an app that is asked for the part that the source view becomes is told.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/alignmentrectcontext>
    open class AlignmentRectContext: NSObject {
        /// The view that the zoomed one grows out of.
        public let sourceView: UIView
        /// The controller whose view grows.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }
}

extension UIViewController.Transition {
    /// What animates the transition of a controller to or from another; `nil` where there is nothing to zoom from.
    @MainActor
    func animator(of controller: UIViewController, over source: UIViewController, isComing: Bool) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        switch kind {
        case .modal(let style): return ModalAnimator(style: style, isPresenting: isComing)
        case .zoom(let options, let provider):
            let context = ZoomSourceViewProviderContext(source: source, zoomed: controller)
            guard let view = provider(context), view.window != nil || !isComing else { return nil }
            return ZoomAnimator(controller, from: view, options, isComing: isComing)
        }
    }

    var zoomOptions: ZoomOptions? {
        guard case .zoom(let options, _) = kind else { return nil }
        return options
    }
}
