import Testing
import UIKit

/// Red, green, blue and alpha of an image's pixel, premultiplied, the origin being at the top left.
func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [Int] { pixel(image?.uprightImage, x, y) }

func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [Int] {
    guard let surface = image?.surface, x < surface.width, y < surface.height else { return [] }
    let value = (surface.pixels + y * surface.bytesPerRow + 4 * x).load(as: UInt32.self)
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), surface.isOpaque ? 255 : Int(value >> 24)]
}

func isClose(_ a: [Int], _ b: [Int], within tolerance: Int = 2) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// Draws to a bitmap of a pixel a point.
func drawn(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { body($0.cgContext) }
}
