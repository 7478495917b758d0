import CoreGraphics
import Foundation
internal import CWebKitGTK
import UIKit

extension WKWebView {
    /// Makes a picture of what is shown.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                continuation.resume(with: image.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
            }
        }
    }

    func makeSnapshot(
        _ configuration: WKSnapshotConfiguration, then done: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        layoutIfNeeded()
        let rect = configuration.rect.isNull ? bounds : configuration.rect
        guard rect.width > 0, rect.height > 0 else { return done(nil, WKError(.unknown)) }
        let width = configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
        let native = page.view
        let data = Completion.data { [weak self] result in
            var error: UnsafeMutablePointer<GError>?
            let surface = webkit_web_view_get_snapshot_finish(native, result, &error)
            guard let surface, let self else {
                return done(nil, NativeError(taking: error).map { _ in WKError(.unknown) } ?? WKError(.webViewInvalidated))
            }
            done(picture(CGImage(surface: Surface(retaining: surface)), rect, width: width), nil)
            cairo_surface_destroy(surface)
        }
        webkit_web_view_get_snapshot(
            native, WEBKIT_SNAPSHOT_REGION_VISIBLE,
            isOpaque ? WEBKIT_SNAPSHOT_OPTIONS_NONE : WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND,
            nil, Completion.function, data)
        page.expectPicture()
    }

    /// The part of a page's picture that is in a rectangle of the view.
    private func picture(_ image: CGImage, _ rect: CGRect, width: CGFloat) -> UIImage {
        let factor = width / rect.width
        let format = UIGraphicsImageRendererFormat()
        format.opaque = isOpaque
        format.scale = UIScreen.main.scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: rect.height * factor), format: format)
        let shown = pageView.convert(pageView.bounds, to: self)
        return renderer.image { context in
            if isOpaque {
                (underPageBackgroundColor ?? .white).setFill()
                context.fill(CGRect(origin: .zero, size: renderer.format.bounds.size))
                context.fill(CGRect(x: 0, y: 0, width: width, height: rect.height * factor))
            }
            UIImage(cgImage: image).draw(
                in: CGRect(
                    x: (shown.minX - rect.minX) * factor, y: (shown.minY - rect.minY) * factor, width: shown.width * factor,
                    height: shown.height * factor))
        }
    }
}
