import CoreGraphics
import Foundation

/// Decodes the first image of data, whatever its format.
package enum ImageDecoder {
    /// Lets Core Graphics read files of images.
    @section(".init_array") @used private static let reading: @convention(c) () -> Void = {
        CGImage.read = { data, type in
            let source = CGImageSource(data: data)
            return source.format?.rawValue == type ? source.decode(0)?.image : nil
        }
    }

    /// The image as it is stored, and EXIF's orientation, 1 if the file says nothing. `nil` if the data is malformed or not an image.
    package static func decode(_ data: Data) -> (image: CGImage, orientation: Int)? {
        CGImageSource(data: data).decode(0).map { ($0.image, $0.orientation ?? 1) }
    }

    /// The image brought to how it is to be shown, no side longer than `maximum` pixels.
    package static func thumbnail(_ data: Data, maximum: Int) -> CGImage? {
        guard var decoded = CGImageSource(data: data).decode(0, maximum: maximum) else { return nil }
        if max(decoded.surface.width, decoded.surface.height) > maximum { decoded = decoded.scaled(to: maximum) ?? decoded }
        return decoded.image.turned(decoded.orientation ?? 1)
    }
}
