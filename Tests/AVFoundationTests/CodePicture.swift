import AVFoundation
import CoreGraphics
import Foundation

/// Pictures with codes in them, drawn from their modules.
enum CodePicture {
    /// "https://example.org/sampan", as a QR code of version 2.
    static let text = "https://example.org/sampan"
    /// The code's modules; the toolchain's tests of the scanner read the same file.
    private static let modules: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("code.txt")
        return try! String(contentsOf: file, encoding: .utf8)
    }()

    /// The bars of 4006381333931 as EAN-13.
    private static let bars = bars(of: [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1])

    private static func bars(of digits: [Int]) -> [Bool] {
        let odd = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
        let parities = [
            "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
        ]
        var text = "101"
        for (digit, parity) in zip(digits[1...6], parities[digits[0]]) {
            let code = odd[digit]
            text += parity == "L" ? code : String(code.map { $0 == "1" ? "0" : "1" }.reversed())
        }
        text += "01010"
        for digit in digits[7...12] { text += odd[digit].map { $0 == "1" ? "0" : "1" }.joined() }
        return (text + "101").map { $0 == "1" }
    }

    /// A white picture with things drawn in it, with the origin at the top left.
    static func picture(width: Int, height: Int, _ draw: (CGContext) -> Void) -> CGImage {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
        draw(context)
        return context.makeImage()!
    }

    /// Draws the QR code, with a module so many pixels wide.
    static func drawCode(in context: CGContext, x: Int, y: Int, module: Int) {
        for (row, line) in modules.split(separator: "\n").enumerated() {
            for (column, character) in line.enumerated() where character == "#" {
                context.fill(CGRect(x: x + column * module, y: y + row * module, width: module, height: module))
            }
        }
    }

    /// Draws the bar code.
    static func drawBars(in context: CGContext, x: Int, y: Int, width: Int, height: Int) {
        for (index, isBar) in bars.enumerated() where isBar {
            context.fill(CGRect(x: x + index * width, y: y, width: width, height: height))
        }
    }

    /// A portrait picture of 300 × 400 pixels with the QR code of 100 × 100 at (150, 50).
    static func code() -> CGImage { picture(width: 300, height: 400) { drawCode(in: $0, x: 150, y: 50, module: 4) } }
}
