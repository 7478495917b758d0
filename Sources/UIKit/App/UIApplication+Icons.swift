import Foundation
import SampanHost

/// The app's icon, and the others that it may have in its place.
///
/// - SeeAlso: <https://developer.apple.com/documentation/uikit/uiapplication/setalternateiconname(_:completionhandler:)>
extension UIApplication {
    /// Whether the app's information names icons that it may have in place of its own (`CFBundleAlternateIcons`).
    public var supportsAlternateIcons: Bool { !AppIcon.alternates.isEmpty }

    /// The name of the icon that the app has in place of its own; `nil` while it has its own. It outlives the app.
    public var alternateIconName: String? { chosenIcon }

    /// Gives the app another icon, of those that its information names under `CFBundleAlternateIcons`, or, for `nil`, its own again. The person is
    /// told of it.
    ///
    /// - Parameter completionHandler: is called on the main queue. Its error is one of `NSCocoaErrorDomain` where there is no such icon.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        let error: (any Error)?
        if let name = alternateIconName, AppIcon.alternates[name] == nil {
            error = CocoaError(.fileNoSuchFile)
        } else {
            error = nil
            if chosenIcon != alternateIconName {
                chosenIcon = alternateIconName
                SystemAlert.ask(
                    "You have changed the icon for “\(SystemPermission.appName)”.", message: nil,
                    choices: [SystemAlert.Choice("OK", isPreferred: true) {}])
            }
        }
        guard let completionHandler else { return }
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(error) }
    }

    /// Gives the app another icon, as `setAlternateIconName(_:completionHandler:)` does.
    ///
    /// - Throws: an error of `NSCocoaErrorDomain` where there is no such icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(alternateIconName) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}

/// What the app's information says of its icons.
@MainActor
package enum AppIcon {
    private static var icons: [String: Any] {
        let own = UIDevice.current.userInterfaceIdiom == .pad ? SceneManifest.information("CFBundleIcons~ipad") : nil
        return (own ?? SceneManifest.information("CFBundleIcons")) as? [String: Any] ?? [:]
    }

    /// The picture of a name; tests have others.
    static var picture: (String) -> UIImage? = { UIImage(named: $0) }

    /// The icons that the app may have in place of its own, by their names.
    static var alternates: [String: Any] { icons["CFBundleAlternateIcons"] as? [String: Any] ?? [:] }

    /// The picture of the icon that the app has now; `nil` where its information names none that is there.
    package static var image: UIImage? {
        let chosen = UIApplication.sharedIfRunning?.alternateIconName.flatMap { alternates[$0] }
        let icon = (chosen ?? icons["CFBundlePrimaryIcon"]) as? [String: Any] ?? [:]
        let names = [icon["CFBundleIconName"] as? String].compactMap(\.self) + (icon["CFBundleIconFiles"] as? [String] ?? [])
        return names.lazy.compactMap(picture).first
    }

    /// The icon as a desktop shows it: with round corners.
    ///
    /// - Parameters:
    ///   - side: its width and height, in pixels.
    ///   - body: is called with it, if there is one.
    static func withPicture(side: Int, _ body: (HostFrame) -> Void) {
        guard let image = image?.cgImage,
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return }
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        // The part of the side that iOS rounds an icon's corners by.
        let radius = CGFloat(side) * 0.2237
        context.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.clip()
        context.draw(image, in: bounds)
        guard let pixels = context.data else { return }
        body(HostFrame(pixels: pixels, width: side, height: side, bytesPerRow: context.bytesPerRow, damage: [bounds], time: 0))
    }
}
