import Combine
import UIKit

/// Makes pictures of a view that is not shown. See https://developer.apple.com/documentation/swiftui/imagerenderer.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content { didSet { objectWillChange.send() } }
    /// The room that the view is proposed.
    public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
    /// The pixels of a point.
    public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
    /// Whether nothing shines through the picture.
    public var isOpaque = false { didSet { objectWillChange.send() } }

    /// Creates a renderer of a view.
    public init(content view: Content) { content = view }

    /// The picture, as UIKit has it; `nil` of a view without a size.
    public var uiImage: UIImage? {
        var image: UIImage?
        withView { view in
            let format = UIGraphicsImageRendererFormat()
            (format.scale, format.opaque) = (scale, isOpaque)
            image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { view.layer.render(in: $0.cgContext) }
        }
        return image
    }
    /// The picture, as Core Graphics has it; `nil` of a view without a size.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Gives a function the view's size, and what draws it.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        withView { view in renderer(view.bounds.size) { view.layer.render(in: $0) } }
    }

    private func withView(_ body: (UIView) -> Void) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let hosted = HostedContent(AnyView(content), environment)
        let size = hosted.size(proposedSize)
        guard size.width > 0, size.height > 0 else { return }
        hosted.view.frame = CGRect(origin: .zero, size: size)
        hosted.view.layoutIfNeeded()
        body(hosted.view)
    }
}
