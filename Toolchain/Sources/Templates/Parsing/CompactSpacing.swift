import Foundation

/// StencilSwiftKit's way with lines that hold nothing but tags: lines that are blank in the template are marked, those that are blank in the
/// output are taken out, and the marks become blank lines again.
enum CompactSpacing {
    /// Nothing that a template would hold: a vertical tab on a line of its own.
    private static let mark = "\n\u{B}\n"

    static func marked(_ template: String) -> String {
        // Twice, as of three newlines the first pass takes the first two.
        template.replacingOccurrences(of: "\n\n", with: mark).replacingOccurrences(of: "\n\n", with: mark)
    }

    static func compacted(_ output: String) -> String {
        var result: [UInt8] = []
        var blanks: [UInt8] = []
        var afterNewline = false
        for byte in output.utf8 {
            switch byte {
            case UInt8(ascii: "\n"):
                if !afterNewline {
                    result += blanks
                    result.append(byte)
                }
                blanks = []
                afterNewline = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                blanks.append(byte)
            default:
                result += blanks
                result.append(byte)
                blanks = []
                afterNewline = false
            }
        }
        result += blanks
        return String(decoding: result, as: UTF8.self).replacingOccurrences(of: mark, with: "\n\n")
            .replacingOccurrences(of: mark, with: "\n\n")
    }
}
