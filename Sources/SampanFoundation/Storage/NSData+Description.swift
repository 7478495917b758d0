import Foundation
import ObjCRuntime

/// Data as text, as on iOS: `{length = 3, bytes = 0x010203}`, of more than 24 bytes the first 16 and the last eight.
private enum DataText {
    static func text(of data: NSData) -> String {
        let bytes = Data(referencing: data)
        guard bytes.count > 24 else { return "{length = \(bytes.count), bytes = 0x\(hexadecimal(bytes))}" }
        let groups = stride(from: 0, to: 16, by: 4).map { hexadecimal(bytes[$0..<$0 + 4]) }
        let last = bytes.suffix(8)
        let ends = [last.prefix(4), last.suffix(4)].map(hexadecimal)
        return "{length = \(bytes.count), bytes = 0x\(groups.joined(separator: " ")) ... \(ends.joined(separator: " ")) }"
    }

    private static func hexadecimal(_ bytes: Data) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private final class Described: NSData {
        override var description: String { DataText.text(of: self) }
    }
    private final class Plain: NSData {}

    private final class MutableDescribed: NSMutableData {
        override var description: String { DataText.text(of: self) }
    }
    private final class MutablePlain: NSMutableData {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Described.self, butNotBy: Plain.self, of: NSData.self)
        MethodTable.exchange(overriddenBy: MutableDescribed.self, butNotBy: MutablePlain.self, of: NSMutableData.self)
    }
}
