import Foundation
import FoundationXML
import ObjCRuntime

/// `parse()` as on iOS: a document that is not whole or not well formed is an error. Foundation here notes the error, goes on, and says that
/// all is well.
private enum XMLStrictness {
    private final class Strict: XMLParser {
        override func parse() -> Bool { super.parse() && parserError == nil }
    }

    private final class Plain: XMLParser {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Strict.self, butNotBy: Plain.self, of: XMLParser.self)
    }
}
