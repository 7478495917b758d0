import CoreGraphics
import Foundation

/// Codes that are drawn: bars and squares by their modules.
enum CodePictures {
    /// "https://example.org/sampan", as a QR code of version 2.
    static let text = "https://example.org/sampan"
    /// Its modules, by rows; the tests of AVFoundation and of the toolchain read the same file.
    static let code: [[Bool]] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../AVFoundationTests/code.txt")
        return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in line.map { $0 == "#" } }
    }()

    private static let odd = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]

    private static func right(_ digit: Int) -> String { String(odd[digit].map { $0 == "1" ? "0" : "1" }) }

    private static func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }

    static func ean13(_ text: String) -> [Bool] {
        let parities = [
            "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
        ]
        let digits = digits(text)
        let left = zip(digits[1...6], parities[digits[0]]).map { $1 == "L" ? odd[$0] : String(right($0).reversed()) }
        return bars("101" + left.joined() + "01010" + digits[7...12].map(right).joined() + "101")
    }

    static func ean8(_ text: String) -> [Bool] {
        let digits = digits(text)
        return bars("101" + digits[0..<4].map { odd[$0] }.joined() + "01010" + digits[4..<8].map(right).joined() + "101")
    }

    /// Code 39 of A, B, C and 1: three of nine elements are wide.
    static func code39(_ text: String) -> [Bool] {
        let patterns: [Character: String] = ["*": "nwnnwnwnn", "A": "wnnnnwnnw", "B": "nnwnnwnnw", "C": "wnwnnwnnn", "1": "wnnwnnnnw"]
        return elements("*\(text)*".map { patterns[$0]! }.joined(separator: "n"))
    }

    /// Interleaved 2 of 5: a digit of each pair is in the bars, the other one in the gaps.
    static func interleaved(_ text: String) -> [Bool] {
        let patterns = ["nnwwn", "wnnnw", "nwnnw", "wwnnn", "nnwnw", "wnwnn", "nwwnn", "nnnww", "wnnwn", "nwnwn"]
        let digits = digits(text)
        let pairs = stride(from: 0, to: digits.count, by: 2).map { index in
            zip(patterns[digits[index]], patterns[digits[index + 1]]).map { "\($0)\($1)" }.joined()
        }
        return elements("nnnn" + pairs.joined() + "wnn")
    }

    private static func bars(_ modules: String) -> [Bool] { modules.map { $0 == "1" } }

    /// Bars and gaps in turn; a wide one is three modules.
    private static func elements(_ widths: String) -> [Bool] {
        widths.enumerated().flatMap { index, width in [Bool](repeating: index % 2 == 0, count: width == "w" ? 3 : 1) }
    }

    /// A picture of one colour with things drawn in it, with the origin at the top left.
    static func picture(width: Int, height: Int, background: CGFloat = 1, _ draw: (CGContext) -> Void) -> CGImage {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.setFillColor(CGColor(srgbRed: background, green: background, blue: background, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(CGColor(srgbRed: 1 - background, green: 1 - background, blue: 1 - background, alpha: 1))
        draw(context)
        return context.makeImage()!
    }

    /// Draws the QR code, with modules of four pixels: 100 × 100.
    static func drawCode(in context: CGContext, x: Int, y: Int) {
        for (row, line) in code.enumerated() {
            for (column, isDark) in line.enumerated() where isDark {
                context.fill(CGRect(x: x + column * 4, y: y + row * 4, width: 4, height: 4))
            }
        }
    }

    /// Draws bars, with modules of three pixels.
    static func draw(_ bars: [Bool], in context: CGContext, x: Int, y: Int, height: Int = 80) {
        for (index, isBar) in bars.enumerated() where isBar {
            context.fill(CGRect(x: x + index * 3, y: y, width: 3, height: height))
        }
    }

    /// Bars by themselves.
    static func picture(of bars: [Bool]) -> CGImage {
        picture(width: bars.count * 3 + 100, height: 200) { draw(bars, in: $0, x: 50, y: 60) }
    }
}
