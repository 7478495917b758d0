import CoreGraphics
import UIKit

/// Red, green, blue and alpha of a picture's pixel, premultiplied, the origin being at the top left.
func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
    guard let surface = image.cgImage?.surface, x < surface.width, y < surface.height else { return [0, 0, 0, 0] }
    let value = (surface.pixels + y * surface.bytesPerRow + 4 * x).load(as: UInt32.self)
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), surface.isOpaque ? 255 : Int(value >> 24)]
}
