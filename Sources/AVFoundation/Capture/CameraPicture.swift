import CoreGraphics
import Foundation
import ImageIO
import SampanCodes
import SampanHost

/// What the app's camera films: a picture that stands still, upright before a device that is held upright.
///
/// The camera turns with the device, and the picture with it: to the app it is always the same picture.
package final class CameraPicture {
    /// The picture, at most as large as the camera's frames.
    package let image: CGImage
    /// What was read in it, by what was looked for: the picture does not change.
    private var read: [Set<MachineCode.Kind>: [MachineCode]] = [:]

    /// The longer side of the camera's frames, in pixels.
    package static let longestSide = 1920

    /// How much nearer it is than the picture that was given.
    let zoom: CGFloat
    /// Frames that were made of it, by what was asked for: the picture does not change.
    private let frames = CameraFrames()

    /// Films a picture.
    package convenience init(_ image: CGImage) { self.init(image, zoom: 1) }

    private init(_ image: CGImage, zoom: CGFloat) {
        (self.image, self.zoom) = (CameraPicture.reduced(image) ?? image, zoom)
    }

    /// The middle of the picture, as large as the whole.
    func zoomed(_ zoom: CGFloat) -> CameraPicture {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let transform = CGAffineTransform(translationX: width / 2, y: height / 2).scaledBy(x: zoom, y: zoom)
            .translatedBy(x: -width / 2, y: -height / 2)
        return CameraPicture(CameraPicture.draw(image, width: image.width, height: image.height, transform: transform) ?? image, zoom: zoom)
    }

    /// The picture as a frame in memory: turned, mirrored, of a size in pixels or its own.
    ///
    /// - Returns: `nil` for a format that no frame can be of.
    func frame(
        _ type: OSType, _ orientation: AVCaptureVideoOrientation, isMirrored: Bool, size: (width: Int, height: Int)? = nil
    ) -> CVPixelBuffer? {
        frames.frame(CameraFrames.Kind(type, orientation, isMirrored, size)) { image(orientation, isMirrored: isMirrored) }
    }

    /// Films the picture of a file; `nil` if it is none.
    package convenience init?(file: String) {
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: file) as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(image)
    }

    /// The picture that the app's camera films; `nil` for a device without a camera, as Apple's simulator is.
    nonisolated(unsafe) package static var current: CameraPicture? = {
        guard let file = LaunchOptions(environment: ProcessInfo.processInfo.environment).camera else { return nil }
        guard let picture = CameraPicture(file: file) else {
            FileHandle.standardError.write(Data("sampan: \(file): the camera's picture cannot be read\n".utf8))
            return nil
        }
        return picture
    }()

    /// The codes of some kinds in it.
    package func codes(of kinds: Set<MachineCode.Kind>) -> [MachineCode] {
        if let known = read[kinds] { return known }
        let codes = CodeReader.read(image, kinds: kinds)
        read[kinds] = codes
        return codes
    }

    private static func reduced(_ image: CGImage) -> CGImage? {
        let longest = max(image.width, image.height)
        guard longest > longestSide else { return image }
        let scale = CGFloat(longestSide) / CGFloat(longest)
        return draw(
            image, width: Int(CGFloat(image.width) * scale), height: Int(CGFloat(image.height) * scale))
    }

    /// The picture as a connection delivers it: turned, and mirrored after that.
    package func image(_ orientation: AVCaptureVideoOrientation, isMirrored: Bool) -> CGImage {
        if orientation == .portrait, !isMirrored { return image }
        let (width, height) = (image.width, image.height)
        let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
        let size = isTurned ? (height, width) : (width, height)
        let angle: CGFloat =
            switch orientation {
            case .portrait: 0
            case .portraitUpsideDown: .pi
            // The device is turned one way, and so the picture on it the other; contexts count angles counterclockwise.
            case .landscapeRight: .pi / 2
            case .landscapeLeft: -.pi / 2
            }
        var transform = CGAffineTransform(translationX: CGFloat(size.0) / 2, y: CGFloat(size.1) / 2)
        if isMirrored { transform = transform.scaledBy(x: -1, y: 1) }
        transform = transform.rotated(by: angle).translatedBy(x: -CGFloat(width) / 2, y: -CGFloat(height) / 2)
        return CameraPicture.draw(image, width: size.0, height: size.1, transform: transform) ?? image
    }

    static func draw(_ image: CGImage, width: Int, height: Int, transform: CGAffineTransform = .identity) -> CGImage? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        context.interpolationQuality = .high
        context.concatenate(transform)
        let size =
            transform.isIdentity
            ? CGSize(width: width, height: height) : CGSize(width: image.width, height: image.height)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }
}
