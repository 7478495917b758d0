import Foundation
import FoundationXML
import ObjCRuntime

/// `parse()` as on iOS: a document that is not whole or not well formed is an error. Foundation here notes the error, goes on, and says that
/// all is well.
private enum XMLStrictness {
    /// Whether a document that libxml2 notes an error of by this number is well formed all the same: warnings, and prefixes of namespaces that
    /// nobody declared.
    static func leavesWellFormed(_ code: Int) -> Bool { 95...110 ~= code || 200...205 ~= code }

    private final class Strict: XMLParser {
        override func parse() -> Bool {
            guard super.parse(), let error = parserError as NSError? else { return parserError == nil }
            return XMLStrictness.leavesWellFormed(error.code)
        }
    }

    private final class Plain: XMLParser {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Strict.self, butNotBy: Plain.self, of: XMLParser.self)
    }
}
