/// A view or a controller that a canvas shows: what `#Preview` declares.
///
/// See https://developer.apple.com/documentation/developertoolssupport/preview.
@MainActor @preconcurrency
public struct Preview {
    /// What the traits of views' previews are about.
    public struct ViewTraits: Sendable {}

    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let content: PreviewContent

    package init(name: String?, traits: [PreviewTrait<ViewTraits>], content: PreviewContent) {
        (self.name, self.traits, self.content) = (name, traits, content)
    }

    /// Creates the preview of a view, which fills the room that it has.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name: name, traits: traits, content: PreviewContent(ofView: body))
    }

    /// Creates the preview of a controller.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController) {
        self.init(name: name, traits: traits, content: PreviewContent(make: body))
    }
}

/// What a preview consists of.
@MainActor
package struct PreviewContent {
    /// Makes the controller that shows it.
    let make: @MainActor () -> UIViewController
    /// The size that it takes of a room.
    let fit: @MainActor (UIViewController, CGSize) -> CGSize

    package init(
        make: @escaping @MainActor () -> UIViewController,
        fit: @escaping @MainActor (UIViewController, CGSize) -> CGSize = PreviewContent.fittingSize
    ) {
        (self.make, self.fit) = (make, fit)
    }

    init(ofView makeView: @escaping @MainActor () -> UIView) {
        self.init {
            let controller = UIViewController()
            controller.view = makeView()
            return controller
        }
    }

    /// What a view's constraints, or the view itself, want.
    package static func fittingSize(of controller: UIViewController, in room: CGSize) -> CGSize {
        let preferred = controller.preferredContentSize
        if preferred != .zero { return preferred }
        let compressed = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let size = compressed == .zero ? controller.view.sizeThatFits(room) : compressed
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
}

/// What a preview asks of the canvas that shows it. See https://developer.apple.com/documentation/developertoolssupport/previewtrait.
public struct PreviewTrait<T> {
    package enum Kind {
        case layout(PreviewRoom)
        case orientation(UIInterfaceOrientation)
        /// What a framework above this one adds.
        case other(Any)
    }

    package let kind: Kind
    package init(_ kind: Kind) { self.kind = kind }
}

/// The room that a preview has.
package enum PreviewRoom: Equatable {
    /// The device's screen.
    case device
    /// What it needs itself.
    case fitting
    /// A size, in points.
    case fixed(CGSize)
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A device's screen is the room.
    public static var defaultLayout: Self { Self(.layout(.device)) }
    /// What the view needs itself is its room.
    public static var sizeThatFitsLayout: Self { Self(.layout(.fitting)) }
    /// A size, in points, is the room.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(.layout(.fixed(CGSize(width: width, height: height))))
    }
    /// The device stands upright.
    public static var portrait: Self { Self(.orientation(.portrait)) }
    /// The device stands on its head.
    public static var portraitUpsideDown: Self { Self(.orientation(.portraitUpsideDown)) }
    /// The device lies on its left side.
    public static var landscapeLeft: Self { Self(.orientation(.landscapeLeft)) }
    /// The device lies on its right side.
    public static var landscapeRight: Self { Self(.orientation(.landscapeRight)) }
}
