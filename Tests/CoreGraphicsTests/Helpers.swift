import CoreGraphics
import Foundation

/// A bitmap to draw to and to look into.
struct Canvas {
    let context: CGContext
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int, flipped: Bool = false, scale: CGFloat = 1) {
        self.width = width
        self.height = height
        let surface = Surface(width: width, height: height)!
        context = CGContext(surface: surface, scale: scale, isFlipped: flipped)!
    }

    /// Red, green, blue and alpha, premultiplied, the origin being at the top left.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        let surface = context.targetSurface
        let pixel = (surface.pixels + y * surface.bytesPerRow + 4 * x).load(as: UInt32.self)
        return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), Int(pixel >> 24)]
    }

    func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

    /// The sum of all alphas, in whole pixels.
    var coverage: Double {
        var sum = 0
        for y in 0..<height { for x in 0..<width { sum += alpha(x, y) } }
        return Double(sum) / 255
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

func isClose(_ a: [Int], _ b: [Int], within tolerance: Int = 1) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }
