import CoreGraphics
import Foundation
import UIKit

extension PDFValue {
    /// A string: a byte for each character if all are ASCII, and otherwise UTF-16.
    static func text(_ text: String) -> PDFValue {
        if text.utf8.allSatisfy({ $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }) {
            return .string(Array(text.utf8))
        }
        return .string([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    }

    /// A time, in that of Greenwich.
    static func date(_ date: Date) -> PDFValue {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let rest = [parts.month, parts.day, parts.hour, parts.minute, parts.second].map { digits($0, 2) }.joined()
        return .text("D:\(digits(parts.year, 4))\(rest)Z")
    }

    static func number(_ value: CGFloat) -> PDFValue {
        value == value.rounded() && abs(value) < 1e9 ? .integer(Int(value)) : .real(Double(value))
    }

    static func numbers(_ values: [CGFloat]) -> PDFValue { .array(values.map { number($0) }) }

    static func rect(_ rect: CGRect) -> PDFValue {
        let rect = rect.standardized
        return numbers([rect.minX, rect.minY, rect.maxX, rect.maxY])
    }

    static func color(_ color: UIColor) -> PDFValue {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return numbers([red, green, blue])
    }

    /// A number without its fraction; `nil` for one that is too large to count anything.
    var whole: Int? { number.flatMap { abs($0) < 1e15 ? Int($0) : nil } }

    /// The numbers of an array; those that the array only names are left out.
    var plainNumbers: [CGFloat] { (items ?? []).compactMap { $0.number.map { CGFloat($0) } } }

    /// The rectangle that four numbers are; `nil` for one that no page has room for.
    var plainRect: CGRect? {
        let numbers = plainNumbers
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e7 }) else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]).standardized
    }

    /// The colour of one, three or four components, by their count: grey, RGB, CMYK. `nil` if there are none.
    var plainColor: UIColor? {
        let parts = plainNumbers
        switch parts.count {
        case 1: return UIColor(red: parts[0], green: parts[0], blue: parts[0], alpha: 1)
        case 3: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        case 4:
            let light = 1 - parts[3]
            return UIColor(red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light, alpha: 1)
        default: return nil
        }
    }
}
